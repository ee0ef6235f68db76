import { FEWEST_JUDGED_ADS, type Saturation } from '@marquee/contract/ad-angles'

/** What is known of a saying in some months. Brands are counted once for each month. */
export interface SayingFigures {
  judgedAds: number
  judgedBrands: number
  sayingBrands: number
}

/** The share of brands from which on everybody says it. */
const EVERYBODY = 0.4
/** The share of brands up to which nobody says it. */
const NOBODY = 0.02
/** Standard errors between two shares that are no accident: 95% of accidents are smaller. */
const CLEAR = 1.96

/** The share of the brands that say something; null when too few ads were judged. */
export function toShare({ judgedAds, judgedBrands, sayingBrands }: SayingFigures): number | null {
  return judgedAds < FEWEST_JUDGED_ADS || judgedBrands === 0 ? null : sayingBrands / judgedBrands
}

/**
 * What the shares of the last months and of the months before say. Something is new when at least twice as many brands say it as before,
 * and the difference is larger than chance makes it (two-proportion z-test).
 */
export function judgeSaturation(recent: SayingFigures, before: SayingFigures): Saturation {
  const share = toShare(recent)
  if (share === null) {
    return 'too_few'
  }
  const shareBefore = toShare(before)
  if (shareBefore !== null && share >= 2 * shareBefore && share > NOBODY && getZ(recent, before) > CLEAR) {
    return 'new'
  }
  if (share >= EVERYBODY) {
    return 'everybody'
  }
  return share <= NOBODY ? 'nobody' : 'some'
}

/** The standard errors between two shares of brands. */
function getZ(recent: SayingFigures, before: SayingFigures): number {
  const pooled = (recent.sayingBrands + before.sayingBrands) / (recent.judgedBrands + before.judgedBrands)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / recent.judgedBrands + 1 / before.judgedBrands))
  const difference = recent.sayingBrands / recent.judgedBrands - before.sayingBrands / before.judgedBrands
  return error === 0 ? 0 : difference / error
}
