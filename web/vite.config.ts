import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The page lies at any path prefix, so all addresses are relative (base './'), and the server is asked
// relative to the page. While developing, `npm run dev` passes them on to a server at MOLLYHOUSE_SERVER.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here('src/lib'), $art: here('src/art'), $locales: here('../src/mollyhouse/locales') },
    // Tests mount components, which is the browser's half of Svelte.
    ...(process.env.VITEST && { conditions: ['browser'] }),
  },
  build: {
    outDir: here('../src/mollyhouse/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // The Content-Security-Policy allows no data: addresses but for images.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } }, // How long plugins took is no warning.
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': process.env.MOLLYHOUSE_SERVER ?? 'http://127.0.0.1:8000' },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/testing/setup.ts'] },
})
