/** `[red, green, blue]`, each 0–255. */
type Rgb = readonly [number, number, number]

/** Reads `#rrggbb`. Throws `TypeError` for anything else. */
export function parseHex(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) {
    throw new TypeError(`Not a #rrggbb colour: ${hex}`)
  }
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function toHex([red, green, blue]: Rgb): string {
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** The colour `share` of the way (0–1) from one colour to another, in sRGB. */
export function mix(from: string, to: string, share: number): string {
  const a = parseHex(from)
  const b = parseHex(to)
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

export const lighten = (color: string, share: number) => mix(color, '#ffffff', share)
export const darken = (color: string, share: number) => mix(color, '#000000', share)

/** CSS colour with opacity 0–1. */
export function withAlpha(color: string, alpha: number): string {
  return `rgba(${parseHex(color).join(',')},${alpha})`
}

/** Relative luminance 0–1 (WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Contrast 1–21 of two luminances (WCAG 2.2). */
export function contrastOfLuminances(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Contrast 1–21 of two `#rrggbb` colours. */
export function contrast(a: string, b: string): number {
  return contrastOfLuminances(luminance(parseHex(a)), luminance(parseHex(b)))
}
