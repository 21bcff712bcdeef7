// The face for Chinese comes in many small files; the browser fetches those whose signs are shown.
import '@fontsource-variable/noto-serif-sc'
