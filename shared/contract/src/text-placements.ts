import type { LineLanguage } from './line-checks.ts'

/**
 * How a placement counts. `graphemes`: characters as a reader sees them. `half_widths`: the same, but characters of double width (Chinese,
 * Japanese, Korean, emoji) count as two.
 */
export type TextUnit = 'graphemes' | 'half_widths'

export type TextRole = 'headline' | 'primary_text' | 'description' | 'email_subject'

/** A place of a platform that shows a text, with its limits in the placement's own unit. */
export interface TextPlacement {
  readonly id: string
  /** The platform, as users read it beside the text. */
  readonly label: string
  readonly role: TextRole
  readonly unit: TextUnit
  /** The length that is shown whole; the rest is cut or folded. */
  readonly shown: number
  /** The length above which the platform refuses the text; null when it only cuts it. */
  readonly most: number | null
  /** The page that states the limits. It was seen in excerpts, not opened as a whole. */
  readonly source: { readonly title: string; readonly address: string }
}

const META = {
  title: 'Meta Ads Guide: text recommendations',
  address: 'https://www.facebook.com/business/ads-guide/update/image/facebook-story/outcome-awareness',
}
const META_TEXT_LIMITS = {
  title: 'Meta Business Help Centre: text recommendations by placement',
  address: 'https://www.facebook.com/business/help/223409425500940',
}
const TIKTOK = {
  title: 'TikTok Business Help Center: ad specifications',
  address: 'https://ads.tiktok.com/help/article?aid=6701253237862825989',
}
const LINKEDIN = {
  title: 'LinkedIn Marketing Solutions Help: single image ads',
  address: 'https://www.linkedin.com/help/lms/answer/a426534',
}
const GOOGLE = {
  title: 'Google Ads Help: responsive search ads',
  address: 'https://support.google.com/google-ads/answer/7684791',
}
const MAILCHIMP = {
  title: 'Mailchimp: best practices for e-mail subject lines',
  address: 'https://kb.mailchimp.com/campaigns/previews-and-tests/best-practices-for-email-subject-lines',
}

/** The limits of the platforms, as excerpts of their pages stated them in November 2026. Platforms change them without notice. */
export const TEXT_PLACEMENTS: readonly TextPlacement[] = [
  place('meta_headline', 'Meta', 'headline', 'graphemes', 40, null, META),
  place('linkedin_headline', 'LinkedIn', 'headline', 'graphemes', 70, 200, LINKEDIN),
  place('google_headline', 'Google', 'headline', 'half_widths', 30, 30, GOOGLE),
  place('meta_reels_text', 'Meta Reels', 'primary_text', 'graphemes', 72, null, META_TEXT_LIMITS),
  place('meta_primary_text', 'Meta', 'primary_text', 'graphemes', 125, null, META),
  place('tiktok_text', 'TikTok', 'primary_text', 'half_widths', 100, 100, TIKTOK),
  place('linkedin_text', 'LinkedIn', 'primary_text', 'graphemes', 150, 3000, LINKEDIN),
  place('meta_description', 'Meta', 'description', 'graphemes', 30, null, META_TEXT_LIMITS),
  place('linkedin_description', 'LinkedIn', 'description', 'graphemes', 100, 300, LINKEDIN),
  place('google_description', 'Google', 'description', 'half_widths', 90, 90, GOOGLE),
  place('email_subject', 'Inboxes', 'email_subject', 'graphemes', 50, null, MAILCHIMP),
]

/** The two shorter lengths of a primary text, in graphemes: whole in Reels, and whole in a feed. A long text is folded. */
const PRIMARY_TEXT_LENGTHS = { short: 72, medium: 125 } as const

/**
 * Words per minute of native speakers reading aloud, by language.
 * Source: Trauzettel-Klosinski, Dietz: Standardized assessment of reading performance, IOVS 53 (2012), table of reading speeds.
 */
const WORDS_READ_ALOUD: Readonly<Record<LineLanguage, number>> = {
  en: 228,
  de: 179,
  fr: 195,
  es: 218,
  it: 188,
  pt: 181,
  nl: 202,
}
/** A voice-over speaks at about two thirds of the pace of quick reading: 150 words a minute in English. */
const VOICE_OVER_SHARE = 0.66

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
const DOUBLE_WIDTH =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u
const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu

/** The length of a text as a placement counts it. Spaces and punctuation count. */
export function countText(text: string, unit: TextUnit): number {
  const graphemes = Array.from(segmenter.segment(text), ({ segment }) => segment)
  return unit === 'graphemes'
    ? graphemes.length
    : graphemes.reduce((sum, grapheme) => sum + (DOUBLE_WIDTH.test(grapheme) ? 2 : 1), 0)
}

/** The length of a primary text by name: `short` is whole in Reels, `medium` in a feed. */
export function namePrimaryTextLength(text: string): 'short' | 'medium' | 'long' {
  const count = countText(text.trim(), 'graphemes')
  if (count <= PRIMARY_TEXT_LENGTHS.short) {
    return 'short'
  }
  return count <= PRIMARY_TEXT_LENGTHS.medium ? 'medium' : 'long'
}

export interface PlacementFit {
  readonly placement: TextPlacement
  readonly count: number
  /** `cut`: a part is not shown at once. `refused`: the platform does not accept the text. */
  readonly fit: 'whole' | 'cut' | 'refused'
}

/** Measures a text against every placement of a role, in the order of {@link TEXT_PLACEMENTS}. */
export function measureText(text: string, role: TextRole): PlacementFit[] {
  return TEXT_PLACEMENTS.filter((placement) => placement.role === role).map((placement) => {
    const count = countText(text.trim(), placement.unit)
    return { placement, count, fit: toFit(count, placement) }
  })
}

function toFit(count: number, { shown, most }: TextPlacement): PlacementFit['fit'] {
  if (most !== null && count > most) {
    return 'refused'
  }
  return count > shown ? 'cut' : 'whole'
}

/** The seconds that a voice needs for a text, rounded up to halves. */
export function toSpokenSeconds(text: string, language: LineLanguage): number {
  const words = text.match(WORD)?.length ?? 0
  return Math.ceil((words / toWordsPerSecond(language)) * 2) / 2
}

/** The number of words that a voice speaks in this many seconds. */
export function countSpeakableWords(seconds: number, language: LineLanguage): number {
  return Math.floor(seconds * toWordsPerSecond(language))
}

function toWordsPerSecond(language: LineLanguage): number {
  return (WORDS_READ_ALOUD[language] * VOICE_OVER_SHARE) / 60
}

function place(
  id: string,
  label: string,
  role: TextRole,
  unit: TextUnit,
  shown: number,
  most: number | null,
  source: TextPlacement['source'],
): TextPlacement {
  return { id, label, role, unit, shown, most, source }
}
