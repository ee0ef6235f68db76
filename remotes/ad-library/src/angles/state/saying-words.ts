import type { AdAngle, AdOffer, Saying, SayingKind } from '@marquee/contract/ad-angles'
import type { HookType } from '@marquee/contract/image-words'
import { formatCount } from '@marquee/ui/format-number'

export const KIND_NAMES: Readonly<Record<SayingKind, string>> = { hook: 'Hook', angle: 'Angle', offer: 'Offer' }

const VALUE_NAMES: Readonly<Record<HookType | AdAngle | AdOffer, string>> = {
  question: 'A question',
  number: 'A number',
  command: 'A call to the reader',
  offer: 'The offer first',
  how_to: 'A how-to',
  testimonial: 'A customer’s words',
  statement: 'A plain statement',
  problem: 'A problem of the reader',
  result: 'The result',
  social_proof: 'Social proof',
  authority: 'Experts and awards',
  price: 'A low price',
  urgency: 'Urgency',
  novelty: 'Something new',
  convenience: 'Convenience',
  quality: 'Quality',
  guarantee: 'A guarantee',
  sustainability: 'Sustainability',
  comparison: 'A comparison',
  percent_off: 'Percent off',
  money_off: 'Money off',
  free_shipping: 'Free shipping',
  free_trial: 'A free trial',
  gift: 'A gift',
  multi_buy: 'More for the price of fewer',
  giveaway: 'A giveaway',
}

/** A hook, angle or offer as text: `social_proof` → "Social proof". */
export function sayingName(value: string): string {
  return Object.entries(VALUE_NAMES).find(([known]) => known === value)?.[1] ?? value
}

/** "25% of brands, 3% before · 10 ads". */
export function figuresText({ share, share_before, ads_count }: Saying): string {
  const ads = formatCount(ads_count, 'ad')
  if (share === null) {
    return ads
  }
  const before = share_before === null ? '' : `, ${percent(share_before)} before`
  return `${percent(share)} of brands${before} · ${ads}`
}

/** The shares by month as text, for readers who do not see the line. */
export function monthsText({ months }: Saying): string {
  const known = months.flatMap(({ month, share }) => (share === null ? [] : [`${month} ${percent(share)}`]))
  return known.length === 0 ? 'Too few ads in each month' : `Share of brands by month: ${known.join(', ')}`
}

function percent(share: number): string {
  return share > 0 && share < 0.01 ? 'under 1%' : `${Math.round(share * 100)}%`
}
