import { mentionAdvertiser } from '@marquee/contract/advertiser-name'
import type { Ad } from '@marquee/contract/ads'
import type { AdInspiration } from '@marquee/contract/image-words'
import { readHookType } from '../../library/library.public.ts'

const RATIOS = { '1:1': 1, '4:5': 4 / 5, '9:16': 9 / 16, '16:9': 16 / 9 } as const
const HOOK_NAMES: Readonly<Record<AdInspiration['hook_type'], string>> = {
  question: 'a question',
  number: 'a number',
  command: 'a call to the reader',
  offer: 'the offer',
  how_to: 'a how-to',
  testimonial: 'a customer’s words',
  statement: 'a plain statement',
}
const MOODS: Readonly<Record<AdInspiration['mood'], string>> = {
  dark: 'Dark',
  light: 'Light',
  vivid: 'Vivid',
  muted: 'Muted',
}
const PRICE = /[$€£¥]\s?\d|\d\s?(?:[$€£¥]|USD|EUR|GBP)\b/
/** Viewers decide within these seconds. */
const OPENING_S = 3
const OFFER = /\d+\s?%|\b(?:off|sale|free shipping|discount|deal|buy one)\b/i
const PROOF = /\b(?:reviews?|stars?|customers|rated|trusted|as seen|recommended|★)/i

/** The texts of an ad that must not be copied. */
export function listSourceTexts(ad: Ad): string[] {
  const { title, body, link_description, hook_text, cta_text, transcript, cards } = ad
  const said = [title, body, link_description, hook_text, cta_text, transcript.map(({ text }) => text).join(' ')]
  const onCards = cards.flatMap((card) => [card.title, card.body])
  return [...said, ...onCards].filter((text) => text !== null).filter((text) => text !== '')
}

/** The inspiration that a new image takes from an ad: its structure, never its texts or images. */
export function readInspiration(ad: Ad): AdInspiration {
  const opening = ad.hook_text ?? readSpokenHook(ad) ?? ad.title ?? ad.body.split(/(?<=[.!?])\s/)[0] ?? ''
  const hookType = readHookType(opening)
  const structure = readStructure(ad)
  const [medium] = ad.media
  const aspect_ratio = medium === undefined ? '1:1' : nearestRatio(medium.width / medium.height)
  const palette = medium?.palette.slice(0, 5) ?? []
  const mood = readMood(palette)
  return {
    ad_id: ad.id,
    brand_name: mentionAdvertiser(ad),
    hook_type: hookType,
    structure,
    aspect_ratio,
    palette,
    mood,
    has_video: ad.media.some(({ kind }) => kind === 'video'),
    taken: [
      `It opens with ${HOOK_NAMES[hookType]}`,
      `The order of its parts: ${structure.map((part) => part.replaceAll('_', ' ')).join(', ')}`,
      `Its format, ${aspect_ratio}`,
      ...(palette.length === 0 ? [] : [`Its mood: ${MOODS[mood].toLowerCase()} colors`]),
    ],
    not_taken: [
      'None of its sentences',
      'None of its images',
      ad.brand === null ? 'No name and no logo' : `Neither name nor logo of ${ad.brand.name}`,
      'None of its claims, prices and offers',
    ],
  }
}

/** The sentence with which the video of an ad begins to speak; null when it says nothing within the first three seconds. */
function readSpokenHook({ transcript }: Ad): string | null {
  const [first] = transcript
  return first === undefined || first.start_s > OPENING_S ? null : first.text
}

function readStructure(ad: Ad): AdInspiration['structure'] {
  const words = listSourceTexts(ad).join('\n')
  const parts: readonly (readonly [AdInspiration['structure'][number], boolean])[] = [
    ['headline', true],
    ['body', ad.body.length > 60],
    ['offer', OFFER.test(words)],
    ['price', PRICE.test(words)],
    ['list', /(?:^|\n)\s*(?:[-•✓✔✅]|\d[.)])/u.test(words)],
    ['proof', PROOF.test(words)],
    ['call_to_action', ad.cta_type !== null || ad.cta_text !== null],
  ]
  return parts.filter(([, isThere]) => isThere).map(([part]) => part)
}

function nearestRatio(ratio: number): AdInspiration['aspect_ratio'] {
  const distance = (name: keyof typeof RATIOS) => Math.abs(Math.log(ratio / RATIOS[name]))
  const names: readonly (keyof typeof RATIOS)[] = ['1:1', '4:5', '9:16', '16:9']
  return names.toSorted((a, b) => distance(a) - distance(b))[0] ?? '1:1'
}

/** The mood by the lightness and the saturation of the strongest colour. */
function readMood(palette: readonly string[]): AdInspiration['mood'] {
  const parts = [1, 3, 5].map((at) => Number.parseInt(palette[0]?.slice(at, at + 2) ?? 'ff', 16) / 255)
  const most = Math.max(...parts)
  const least = Math.min(...parts)
  const saturation = most === 0 ? 0 : (most - least) / most
  if (most < 0.35) {
    return 'dark'
  }
  if (saturation > 0.55) {
    return 'vivid'
  }
  return most > 0.85 ? 'light' : 'muted'
}
