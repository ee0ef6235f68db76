import { ALL_NICHES, SAYINGS, sayingKind } from '@marquee/contract/ad-angles'
import { slug } from '@marquee/contract/ads'
import type { ChosenSaying } from '../../api/ad-angles.ts'

interface AnglesAddress {
  niche: string
  /** The hook, angle or offer whose ads are shown; null for the overview. */
  saying: ChosenSaying | null
}

/** Reads `?niche=fitness&saying=angle.social_proof`. Unknown values are left out. */
export function readAnglesAddress(parameters: URLSearchParams): AnglesAddress {
  const niche = slug.safeParse(parameters.get('niche')).data ?? ALL_NICHES
  const [givenKind, value = ''] = (parameters.get('saying') ?? '').split('.')
  const kind = sayingKind.safeParse(givenKind).data
  const isKnown = kind !== undefined && SAYINGS[kind].some((known) => known === value)
  return { niche, saying: isKnown ? { kind, value } : null }
}

export function writeAnglesAddress({ niche, saying }: AnglesAddress): Record<string, string> {
  return {
    ...(niche !== ALL_NICHES && { niche }),
    ...(saying !== null && { saying: `${saying.kind}.${saying.value}` }),
  }
}
