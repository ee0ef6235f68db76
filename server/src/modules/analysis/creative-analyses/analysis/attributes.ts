import type { AnalysisResult } from '@marquee/contract/creative-analyses'
import { HIDDEN_SHARE, isReadable } from './judge-image.ts'
import { getCoveredPlaces, getCoveredShare } from './placements.ts'
import { getLuminance } from './pixels.ts'
import { VIDEO_ATTRIBUTE_LABELS } from './video/get-video-attributes.ts'

/** The attributes by which creatives are compared when they are joined with results. */
export const ATTRIBUTE_LABELS: Readonly<Record<string, string>> = {
  has_text: 'Text on the creative',
  much_text: 'More than a fifth is text',
  readable_text: 'All text has enough contrast',
  has_call_to_action: 'A call to action on the creative',
  names_offer: 'A price, a discount or “free”',
  asks_question: 'A question',
  dark: 'Dark',
  colourful: 'Strong colors',
  warm: 'Warm colors',
  centred: 'Draws the eye to the middle',
  portrait: 'Taller than wide',
  clear_in_reels: 'Nothing covered in Reels',
  is_video: 'A video',
  ...VIDEO_ATTRIBUTE_LABELS,
}

type Source = Pick<AnalysisResult, 'width' | 'height' | 'palette' | 'lines' | 'text_share' | 'focal_point' | 'findings'>

export function getAttributes(source: Source): Record<string, boolean> {
  const text = source.lines.map((line) => line.text).join('\n')
  const look = getLook(source.palette)
  const { x, y } = source.focal_point
  const inReels = getCoveredPlaces('reels', source.width / source.height)
  return {
    is_video: false,
    has_text: source.lines.length > 0,
    much_text: source.text_share > 0.2,
    readable_text: source.lines.length > 0 && source.lines.every(isReadable),
    has_call_to_action: source.findings.some(
      ({ check, level, places }) => check === 'call-to-action' && level === 'good' && places.length > 0,
    ),
    names_offer: /\d ?%|[$€£] ?\d|\d ?[$€£]|\bfree\b|\bgratis\b/i.test(text),
    asks_question: text.includes('?'),
    dark: look.luminance < 0.2,
    colourful: look.saturation > 0.45,
    warm: look.warmth > 0,
    centred: Math.abs(x - 0.5) < 0.2 && Math.abs(y - 0.5) < 0.2,
    portrait: source.height > source.width,
    clear_in_reels: source.lines.every(({ place }) => getCoveredShare(place, inReels) <= HIDDEN_SHARE),
  }
}

/** Means over the palette, weighted by the area of each colour. */
function getLook(palette: Source['palette']) {
  const total = palette.reduce((sum, { share }) => sum + share, 0)
  const look = { luminance: 0, saturation: 0, warmth: 0 }
  for (const { color, share } of palette) {
    const value = Number.parseInt(color.slice(1), 16)
    const [red, green, blue] = [(value >> 16) & 255, (value >> 8) & 255, value & 255]
    const weight = share / Math.max(total, 1e-9)
    const most = Math.max(red, green, blue)
    look.luminance += weight * getLuminance(red, green, blue)
    look.saturation += most === 0 ? 0 : (weight * (most - Math.min(red, green, blue))) / most
    look.warmth += (weight * (red - blue)) / 255
  }
  return look
}
