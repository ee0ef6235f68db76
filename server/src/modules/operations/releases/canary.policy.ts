/** What visitors with an account had of a release; each counts once, however often their browser reported. */
export interface ReleaseTrial {
  visitors: number
  /** Of them, those for whom it failed at least once. */
  failed: number
}

/** Fewer canary visitors, or fewer of the live release, decide nothing: the normal approximation would not hold. */
const MIN_VISITORS = 30
/** So many different people must have seen the canary fail. */
const MIN_FAILED = 5
/** A difference that nobody would act on is none, however certain it is. */
const MIN_DIFFERENCE = 0.02
/** One-sided p < 0.001. Stricter than the usual 0.05, because the same canary is judged again every half minute. */
const MIN_Z = 3.09

/**
 * Whether a canary fails clearly more often than what is live: a one-sided two-proportion z-test with the pooled share, a
 * minimum of visitors on both sides, and a minimum difference.
 * Source: NIST/SEMATECH e-Handbook of Statistical Methods, section 7.3.3, "How can we determine whether two processes produce the
 * same proportion of defectives?".
 * @returns why it is to be stopped, with the figures, for people; null while it may go on
 */
export function reasonToStop(canary: ReleaseTrial, live: ReleaseTrial): string | null {
  if (canary.visitors < MIN_VISITORS || live.visitors < MIN_VISITORS || canary.failed < MIN_FAILED) {
    return null
  }
  const canaryRate = canary.failed / canary.visitors
  const liveRate = live.failed / live.visitors
  const pooled = (canary.failed + live.failed) / (canary.visitors + live.visitors)
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / canary.visitors + 1 / live.visitors))
  const difference = canaryRate - liveRate
  // Nobody was served by either: the rates are equal, and there is nothing to divide by.
  if (deviation === 0 || difference < MIN_DIFFERENCE || difference / deviation < MIN_Z) {
    return null
  }
  const z = (difference / deviation).toFixed(1)
  return `The canary failed for ${toWords(canary)}, the live release for ${toWords(live)} (z = ${z}).`
}

function toWords({ visitors, failed }: ReleaseTrial): string {
  return `${failed} of ${visitors} visitors, ${((100 * failed) / visitors).toFixed(1)} %`
}
