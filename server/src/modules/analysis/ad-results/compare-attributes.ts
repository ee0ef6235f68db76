import { MIN_ADS_PER_SIDE, type SharedAttribute } from '@marquee/contract/ad-results'

export interface MeasuredAd {
  value: number
  /** For each attribute's name, whether the creative has it. */
  attributes: Readonly<Record<string, boolean>>
}

/**
 * Compares the ads with an attribute with those without it: the difference of their means with Welch's 95 % interval. With fewer
 * than five ads on a side there is no difference. The attributes with the clearest differences come first.
 * @param labels of the attributes that are compared
 */
export function compareAttributes(
  ads: readonly MeasuredAd[],
  labels: Readonly<Record<string, string>>,
): SharedAttribute[] {
  const rows = Object.entries(labels).map(([attribute, label]): SharedAttribute => {
    const having = ads.filter(({ attributes }) => attributes[attribute] === true).map(({ value }) => value)
    const lacking = ads.filter(({ attributes }) => attributes[attribute] === false).map(({ value }) => value)
    const isEnough = having.length >= MIN_ADS_PER_SIDE && lacking.length >= MIN_ADS_PER_SIDE
    return {
      attribute,
      label,
      with_count: having.length,
      without_count: lacking.length,
      with_mean: having.length === 0 ? null : getMean(having),
      without_mean: lacking.length === 0 ? null : getMean(lacking),
      difference: isEnough ? getDifference(having, lacking) : null,
    }
  })
  return rows.toSorted((a, b) => clarity(b) - clarity(a))
}

/** The difference of means with its 95 % interval (Welch's t-test, for groups of unequal variance). */
function getDifference(a: readonly number[], b: readonly number[]): NonNullable<SharedAttribute['difference']> {
  const value = getMean(a) - getMean(b)
  const [errorA, errorB] = [getVariance(a) / a.length, getVariance(b) / b.length]
  const error = errorA + errorB
  if (error === 0) {
    return { value, low: value, high: value }
  }
  const freedom = error ** 2 / (errorA ** 2 / (a.length - 1) + errorB ** 2 / (b.length - 1))
  const reach = getTQuantile(freedom) * Math.sqrt(error)
  return { value, low: value - reach, high: value + reach }
}

/** The 97.5 % quantile of Student's t: the normal quantile, widened for few degrees of freedom (Cornish–Fisher expansion). */
export function getTQuantile(freedom: number): number {
  const z = 1.959964
  const first = (z ** 3 + z) / 4
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384
  const fourth = (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3 + fourth / freedom ** 4
}

/** The absolute difference in relation to the interval's width; attributes without a difference come last. */
function clarity({ difference }: SharedAttribute): number {
  if (difference === null) {
    return -1
  }
  const { value, low, high } = difference
  return high === low ? Number.MAX_VALUE : Math.abs(value) / (high - low)
}

function getMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function getVariance(values: readonly number[]): number {
  const mean = getMean(values)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
}
