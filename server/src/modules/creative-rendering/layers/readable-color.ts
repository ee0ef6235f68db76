import { contrastOfLuminances, luminance, parseHex } from '../color.ts'
import type { Box, ColorRole } from '../template.ts'
import { colorOf, type CanvasSpace } from './canvas-space.ts'

/** WCAG 2.2, 1.4.3: text on its background. */
export const MIN_TEXT_CONTRAST = 4.5

/** The darkest and the lightest luminance behind a text, leaving out the outermost 2% so that one speck does not decide. */
interface Background {
  darkest: number
  lightest: number
}

/** Reads the pixels that are already drawn where a text will stand. The box is in drawing units. */
function readBackground(space: CanvasSpace, box: Box): Background {
  const { canvas } = space.context
  const left = Math.max(0, Math.floor(box.x * space.pixels))
  const top = Math.max(0, Math.floor(box.y * space.pixels))
  const right = Math.min(canvas.width, Math.ceil((box.x + box.w) * space.pixels))
  const bottom = Math.min(canvas.height, Math.ceil((box.y + box.h) * space.pixels))
  if (right <= left || bottom <= top) {
    return { darkest: 1, lightest: 1 }
  }
  const { data } = space.context.getImageData(left, top, right - left, bottom - top)
  const step = Math.max(1, Math.floor(data.length / 4 / 4000)) * 4
  const seen: number[] = []
  for (let index = 0; index + 2 < data.length; index += step) {
    seen.push(luminance([data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0]))
  }
  seen.sort((a, b) => a - b)
  const margin = Math.floor(seen.length * 0.02)
  return { darkest: seen[margin] ?? 1, lightest: seen[seen.length - 1 - margin] ?? 1 }
}

function worstContrast(color: string, background: Background): number {
  const own = luminance(parseHex(color))
  if (own >= background.darkest && own <= background.lightest) {
    return 1
  }
  return Math.min(contrastOfLuminances(own, background.darkest), contrastOfLuminances(own, background.lightest))
}

const CANDIDATES: readonly ColorRole[] = ['ink', 'paper', 'deep', 'white', 'black']
const VEILS = [0.45, 0.65, 0.82, 0.94]

/**
 * Chooses a colour that can be read on what is drawn in the box: the wanted one if it can, else another of the palette,
 * else black or white over a veil that is painted into the box.
 * @returns the colour and its contrast against the worst part of the background
 */
export function chooseReadableColor(
  space: CanvasSpace,
  box: Box,
  wanted: ColorRole,
  least: number = MIN_TEXT_CONTRAST,
): { color: string; contrast: number } {
  const { palette } = space.creative.brand
  const background = readBackground(space, box)
  for (const role of [wanted, ...CANDIDATES]) {
    const color = colorOf(role, palette)
    const reached = worstContrast(color, background)
    if (reached >= least) {
      return { color, contrast: reached }
    }
  }
  const isDark = (background.darkest + background.lightest) / 2 < 0.3
  return paintVeil(space, box, isDark, least)
}

function paintVeil(space: CanvasSpace, box: Box, isDark: boolean, least: number): { color: string; contrast: number } {
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
