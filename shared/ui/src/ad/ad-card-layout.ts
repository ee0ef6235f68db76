import type { AdSummary } from '@marquee/contract/ads'
import { formatDuration } from '../media/format-duration.ts'
import { FONT_FAMILY } from '../theme/tokens.ts'
import { heightOfAnnotation } from './ad-annotation.tsx'
import type { ListedAd } from './ad-item-props.ts'
import { countLines } from './count-lines.ts'

/** The sizes of an ad card in px, known before it is painted. */
export interface AdCardLayout {
  width: number
  height: number
  /** 0 for an ad without images. */
  mediaHeight: number
  titleLines: number
  bodyLines: number
  /** An ad without media shows more of its text. */
  isTextOnly: boolean
  /** Platforms, variations and score; left out when none of them is known. */
  hasFooter: boolean
}

/** Shared with ad-card.module.css through custom properties; the card's text is clamped to these. */
const CARD = {
  header: 60,
  footer: 44,
  padding: 14,
  border: 1,
  titleLine: 20,
  bodyLine: 20,
  gap: 4,
  aboveFooter: 4,
  bottom: 16,
} as const

const MOST_TITLE_LINES = 2
const MOST_BODY_LINES = 3
/** Enough lines to understand the text; a list of text ads can still be scanned. */
const MOST_TEXT_ONLY_LINES = 6
/** Flatter and taller images are cropped: height ÷ width. The tallest format of the platforms, 9:16, is shown whole. */
const FLATTEST = 0.52
const TALLEST = 16 / 9
/**
 * Browsers round glyph positions: half a pixel of tolerance, so that no line is missed. A larger tolerance leaves cards with an empty
 * line.
 */
const ROUNDING = 0.998

/** Computes a card's sizes from the ad and the column's width, so that a list can place thousands of cards without rendering them. */
export function adCardLayout(ad: ListedAd, width: number): AdCardLayout {
  const isTextOnly = ad.media.length === 0
  const textWidth = (width - 2 * CARD.padding - 2 * CARD.border) * ROUNDING
  const titleLines = countLines(ad.title ?? '', {
    font: `620 15px ${FONT_FAMILY}`,
    width: textWidth,
    maxLines: MOST_TITLE_LINES,
  })
  const bodyLines = countLines(cardBody(ad), {
    font: `400 14px ${FONT_FAMILY}`,
    width: textWidth,
    maxLines: isTextOnly ? MOST_TEXT_ONLY_LINES : MOST_BODY_LINES,
  })
  const mediaHeight = heightOfMedia(ad, width)
  const hasFooter =
    ad.platforms.length > 0 || ad.variations_count > 1 || ad.tier !== null || describeExtent(ad) !== null
  const text = textHeight({ titleLines, bodyLines, isTextOnly })
  const end = hasFooter ? CARD.aboveFooter + CARD.footer : CARD.bottom
  const height = 2 * CARD.border + CARD.header + mediaHeight + text + heightOfAnnotation(ad.annotation) + end
  return { width, height, mediaHeight, titleLines, bodyLines, isTextOnly, hasFooter }
}

/** The body as a card shows it, without empty lines. */
export function cardBody(ad: Pick<AdSummary, 'body'>): string {
  return ad.body.trim().replace(/\s*\n\s*/g, '\n')
}

/** "0:15" for a video, "1 of 5" for several images; null for a single image and for text. */
export function describeExtent({ media }: Pick<AdSummary, 'media'>): string | null {
  const [first] = media
  if (first?.kind === 'video' && first.duration_s !== null) {
    return formatDuration(first.duration_s)
  }
  return media.length > 1 ? `1 of ${media.length}` : null
}

function heightOfMedia(ad: AdSummary, width: number): number {
  const [first] = ad.media
  if (first === undefined) {
    return 0
  }
  const ratio = first.height / Math.max(first.width, 1)
  return Math.round((width - 2 * CARD.border) * Math.min(Math.max(ratio, FLATTEST), TALLEST))
}

function textHeight({
  titleLines,
  bodyLines,
  isTextOnly,
}: Pick<AdCardLayout, 'titleLines' | 'bodyLines' | 'isTextOnly'>): number {
  if (titleLines + bodyLines === 0) {
    return 0
  }
  const top = isTextOnly ? 0 : CARD.padding
  const gap = titleLines > 0 && bodyLines > 0 ? CARD.gap : 0
  return top + titleLines * CARD.titleLine + gap + bodyLines * CARD.bodyLine
}
