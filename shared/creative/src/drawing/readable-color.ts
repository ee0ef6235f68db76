import { contrastOfLuminances, luminance, parseHex } from '../color.ts'
import type { Box } from '../layer.ts'
import { type ColorValue, resolveColor } from '../look.ts'
import type { Background, DrawingSpace } from './drawing-space.ts'

/** WCAG 2.2, 1.4.3: text on its background. */
export const MIN_TEXT_CONTRAST = 4.5

/** The background of a text: the earlier measurement, or else one from the pixels. */
function readBackground(space: DrawingSpace, box: Box): Background {
  const { measurements } = space
  const background = measurements?.known[measurements.taken.length] ?? measureBackground(space, box)
  measurements?.taken.push(background)
  return background
}

/** Reads the pixels that are already drawn at the place of a text. The box is in drawing units. */
function measureBackground(space: DrawingSpace, box: Box): Background {
  const data = readPixels(space, box)
  if (data === null) {
    return { darkest: 1, lightest: 1 }
  }
  const step = Math.max(1, Math.floor(data.length / 4 / 4000)) * 4
  const seen: number[] = []
  for (let index = 0; index + 2 < data.length; index += step) {
    seen.push(readLuminance(data, index))
  }
  seen.sort((a, b) => a - b)
  const margin = Math.floor(seen.length * 0.02)
  return { darkest: seen[margin] ?? 1, lightest: seen[seen.length - 1 - margin] ?? 1 }
}

/** The bytes of the canvas in a box of drawing units; null outside of the canvas. */
export function readPixels(space: DrawingSpace, box: Box): Uint8ClampedArray | null {
  const { canvas } = space.context
  const left = Math.max(0, Math.floor(box.x * space.pixels))
  const top = Math.max(0, Math.floor(box.y * space.pixels))
  const right = Math.min(canvas.width, Math.ceil((box.x + box.w) * space.pixels))
  const bottom = Math.min(canvas.height, Math.ceil((box.y + box.h) * space.pixels))
  if (right <= left || bottom <= top) {
    return null
  }
  const area = [left, top, right - left, bottom - top] as const
  const { data } = space.context.getImageData(...area)
  return space.backdrop === undefined ? data : blend(data, space.backdrop.getImageData(...area).data)
}

/** The visible colour of a layer over its backdrop. */
function blend(over: Uint8ClampedArray, under: Uint8ClampedArray): Uint8ClampedArray {
  return over.map((value, index) => {
    const opacity = (over[index | 3] ?? 0) / 255
    return (index & 3) === 3 ? 255 : value * opacity + (under[index] ?? 0) * (1 - opacity)
  })
}

export function readLuminance(data: Uint8ClampedArray, index: number): number {
  return luminance([data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0])
}

function worstContrast(color: string, background: Background): number {
  const own = luminance(parseHex(color))
  if (own >= background.darkest && own <= background.lightest) {
    return 1
  }
  return Math.min(contrastOfLuminances(own, background.darkest), contrastOfLuminances(own, background.lightest))
}

/** Contrast 1–21 of a `#rrggbb` colour against the part of the box with the lowest contrast. */
export function measureContrast(space: DrawingSpace, box: Box, color: string): number {
  return worstContrast(color, readBackground(space, box))
}

const CANDIDATES: readonly ColorValue[] = ['ink', 'paper', 'deep', 'white', 'black']
const VEILS = [0.45, 0.65, 0.82, 0.94]

/**
 * Chooses a colour that is readable on the content of the box: the wanted one if it is readable, else another of the palette, else black
 * or white over a veil that is painted into the box.
 * @returns the colour and its lowest contrast against the background
 */
export function chooseReadableColor(
  space: DrawingSpace,
  box: Box,
  wanted: ColorValue,
  least: number = MIN_TEXT_CONTRAST,
): { color: string; contrast: number } {
  const { palette } = space.look
  const background = readBackground(space, box)
  for (const role of [wanted, ...CANDIDATES]) {
    const color = resolveColor(role, palette)
    const reached = worstContrast(color, background)
    if (reached >= least) {
      return { color, contrast: reached }
    }
  }
  const isDark = (background.darkest + background.lightest) / 2 < 0.3
  return paintVeil(space, box, isDark, least)
}

/** Whether black or white text can be read on the whole content of the box. */
export function isReadableBackground(space: DrawingSpace, box: Box): boolean {
  const background = readBackground(space, box)
  return ['#ffffff', '#101114'].some((color) => worstContrast(color, background) >= MIN_TEXT_CONTRAST)
}

function paintVeil(space: DrawingSpace, box: Box, isDark: boolean, least: number): { color: string; contrast: number } {
  const { context } = space
  const color = isDark ? '#ffffff' : '#101114'
  const pad = Math.min(box.h * 0.18, 30)
  let reached = 1
  for (const opacity of VEILS) {
    context.fillStyle = isDark ? `rgba(12,13,18,${opacity})` : `rgba(255,255,255,${opacity})`
    context.beginPath()
    context.roundRect(box.x - pad * 1.3, box.y - pad, box.w + pad * 2.6, box.h + pad * 2, pad)
    context.fill()
    reached = worstContrast(color, readBackground(space, box))
    if (reached >= least) {
      break
    }
  }
  return { color, contrast: reached }
}
