/** The burin: tapered cuts, computed once when the module loads, so that shading costs a few numbers. */

/** From x, y to X, Y: half as wide as `w` at the start, pointed at the end, bent sideways by `b`; `m` is
 * half the width in the middle (with w = 0 a cut pointed at both ends). */
export type Cut = [x: number, y: number, X: number, Y: number, w: number, b?: number, m?: number]

const n = (value: number) => Math.round(value * 10) / 10

export function cut([x, y, X, Y, w, b = 0, m = w * 0.6]: Cut): string {
  const length = Math.hypot(X - x, Y - y) || 1
  const i = (y - Y) / length
  const j = (X - x) / length
  const at = (px: number, py: number, d: number) => `${n(px + i * d)} ${n(py + j * d)}`
  const [cx, cy] = [(x + X) / 2, (y + Y) / 2]
  return `M${at(x, y, w)}Q${at(cx, cy, b + m)} ${n(X)} ${n(Y)}Q${at(cx, cy, b - m)} ${at(x, y, -w)}Z`
}

/** `count` cuts, from one to another. */
export function hatch(from: Cut, to: Cut, count: number): string {
  let path = ''
  for (let i = 0; i < count; i++) {
    path += cut(from.map((v, k) => v! + ((to[k] ?? v!) - v!) * (i / (count - 1))) as Cut)
  }
  return path
}

/** Rays around a point, each second one shorter. */
export function rays(
  x: number,
  y: number,
  r: number,
  R: number,
  count: number,
  w: number,
  turn = 0,
): string {
  let path = ''
  for (let i = 0; i < count; i++) {
    const a = ((i + turn) / count) * 2 * Math.PI
    const [c, s, end] = [Math.cos(a), Math.sin(a), i % 2 ? r + (R - r) * 0.62 : R]
    path += cut([x + c * r, y + s * r, x + c * end, y + s * end, w])
  }
  return path
}

/** Dots on a ring, those at the lower right bigger (`w` to `W`), where `where` is true. */
export function dots(
  x: number,
  y: number,
  r: number,
  count: number,
  w: number,
  W: number,
  where = (_turn: number, _r: number) => true,
): string {
  let path = ''
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 2 * Math.PI
    const d = n(w + ((W - w) * (1 + Math.cos(a - 2.3))) / 2)
    if (where(i / count, r)) {
      path += `M${n(x + r * Math.sin(a) - d)} ${n(y - r * Math.cos(a))}a${d} ${d} 0 1 1 ${2 * d} 0a${d} ${d} 0 1 1 ${-2 * d} 0`
    }
  }
  return path
}
