import type { Ad, Media } from '@marquee/contract/ads'
import { aspectRatio, type Brief } from '@marquee/contract/briefs'
import { countryName, GENDER_NAMES } from '@marquee/ui/ad-labels'

export type BriefStart = Pick<Brief, 'audience' | 'deliverables'>

/**
 * What a brief can take over from the ad that inspired it: its format and whom it reached. Its words stay with the ad among the references,
 * because they are the words of another brand.
 */
export function toBriefStart(ad: Ad): BriefStart {
  return { deliverables: toDeliverables(ad), audience: toAudience(ad) }
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
