/** How many of `count` trials succeeded. */
export interface Trials {
  count: number
  successes: number
}

export interface RateDifference {
  /** The second rate less the first one. */
  value: number
  low: number
  high: number
}

/** The standard normal quantile of a two-sided interval of 95 %. */
const Z = 1.959964
/** Fewer successes and failures together say nothing: the approximation of the interval needs a few of both. */
const LEAST_VIEWS = 100
const LEAST_SUCCESSES = 5

/** The difference of two rates, or null when a side has fewer than 100 trials, or both together fewer than 5 successes. */
export function compareRates(first: Trials, second: Trials): RateDifference | null {
  const isTooLittle =
    Math.min(first.count, second.count) < LEAST_VIEWS || first.successes + second.successes < LEAST_SUCCESSES
  return isTooLittle ? null : subtractRates(first, second)
}

/**
 * The second rate less the first one with its interval of 95 %: Newcombe 1998, Statistics in Medicine 17:873–890, method 10, made of two
 * Wilson intervals. Both sides have at least one trial.
 */
export function subtractRates(first: Trials, second: Trials): RateDifference {
  const [a, b] = [toWilson(first), toWilson(second)]
  const value = b.rate - a.rate
  return {
    value,
    low: value - Math.hypot(b.rate - b.low, a.high - a.rate),
    high: value + Math.hypot(b.high - b.rate, a.rate - a.low),
  }
}

/** The rate with its Wilson score interval. More successes than trials count as all of them: a page may be sent twice. */
function toWilson({ count, successes }: Trials): { rate: number; low: number; high: number } {
  const rate = Math.min(1, successes / count)
  const square = Z * Z
  const middle = (rate + square / (2 * count)) / (1 + square / count)
  const reach = (Z / (1 + square / count)) * Math.sqrt((rate * (1 - rate)) / count + square / (4 * count * count))
  return { rate, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}
