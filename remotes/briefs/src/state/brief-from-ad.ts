import { mentionAdvertiser } from '@marquee/contract/advertiser-name'
import type { Ad, Media } from '@marquee/contract/ads'
import { aspectRatio, type Brief } from '@marquee/contract/briefs'
import { countryName, GENDER_NAMES, slugName } from '@marquee/ui/ad-labels'

/** Limits of the contract's brief. */
const MOST = { hook: 500, concept: 10_000, spoken: 2000, scriptLines: 100 } as const

type BriefStart = Pick<Brief, 'audience' | 'concept' | 'hooks' | 'script' | 'deliverables' | 'reference_ad_ids'>

/**
 * What a brief takes over from the ad that inspired it: its hook, words and call to action to work from, what is said in its
 * video, its format, whom it reached, and the ad itself as a reference.
 */
export function toBriefContent(ad: Ad): BriefStart {
  return {
    hooks: toHooks(ad),
    concept: toConcept(ad),
    script: toScript(ad),
    deliverables: toDeliverables(ad),
    audience: toAudience(ad),
    reference_ad_ids: [ad.id],
  }
}

/** The hook that the source names, else the first line of the text. */
function toHooks({ hook_text, body, title }: Ad): string[] {
  const hook = hook_text ?? body.trim().split('\n')[0] ?? ''
  return [hook.trim() === '' ? (title ?? '') : hook].map((text) => text.trim().slice(0, MOST.hook)).filter(Boolean)
}

function toConcept(ad: Ad): string {
  const callToAction = ad.cta_text ?? (ad.cta_type === null ? null : slugName(ad.cta_type))
  const parts: readonly (readonly [string, string | null])[] = [
    ['Headline', ad.title],
    ['Text', ad.body],
    ['Link description', ad.link_description],
    ['Call to action', callToAction],
    ['Landing page', ad.landing_page],
  ]
  const words = parts.flatMap(([name, text]) =>
    text === null || text.trim() === '' ? [] : [`${name}: ${text.trim()}`],
  )
  return words.length === 0
    ? ''
    : [`The ad by ${mentionAdvertiser(ad)} says:`, ...words].join('\n\n').slice(0, MOST.concept)
}

function toScript({ transcript }: Ad): Brief['script'] {
  return transcript.slice(0, MOST.scriptLines).map(({ start_s, end_s, text }) => ({
    start_s,
    end_s,
    spoken: text.slice(0, MOST.spoken),
    overlay: '',
    visual: '',
  }))
}

function toDeliverables({ asset_type, media }: Ad): Brief['deliverables'] {
  const [first] = media
  const duration = asset_type === 'video' && first?.duration_s ? Math.max(1, Math.round(first.duration_s)) : null
  return [{ format: asset_type, aspect_ratio: findAspectRatio(first), duration_s: duration, count: 1 }]
}

/** The format whose proportions are nearest to the creative's; square where there is none. */
function findAspectRatio(media: Media | undefined): Brief['deliverables'][number]['aspect_ratio'] {
  if (media === undefined || media.width === 0 || media.height === 0) {
    return '1:1'
  }
  const wanted = Math.log(media.width / media.height)
  const distance = (name: string): number => {
    const [width = 1, height = 1] = name.split(':').map(Number)
    return Math.abs(Math.log(width / height) - wanted)
  }
  return aspectRatio.options.toSorted((a, b) => distance(a) - distance(b))[0] ?? '1:1'
}

function toAudience({ gender, age_min, age_max, countries, market_target }: Ad): string {
  const ages = age_max === null ? `${age_min} and older` : `${age_min} to ${age_max}`
  return [
    gender === null ? null : GENDER_NAMES[gender],
    age_min === null ? null : `aged ${ages}`,
    countries.length === 0 ? null : `in ${countries.map(countryName).join(', ')}`,
    market_target === 'b2b' ? 'buying for a business' : null,
  ]
    .filter((part) => part !== null)
    .join(', ')
}
