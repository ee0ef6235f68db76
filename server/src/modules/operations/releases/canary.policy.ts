/** The results of a release for visitors with an account; each visitor counts once, however often their browser reported. */
export interface ReleaseTrial {
  visitors: number
  /** The number of these visitors for whom the release failed at least once. */
  failed: number
}

/** With fewer visitors of the canary or of the live release nothing is decided: the normal approximation would not hold. */
const MIN_VISITORS = 30
/** The least number of different visitors for whom the canary must have failed. */
const MIN_FAILED = 5
/** A smaller difference is not worth acting on, however certain it is. */
const MIN_DIFFERENCE = 0.02
/** One-sided p < 0.001. Stricter than the usual 0.05, because the same canary is judged again every half minute. */
const MIN_Z = 3.09

/**
 * Whether a canary fails clearly more often than the live release: a one-sided two-proportion z-test with the pooled share, a
 * minimum of visitors on both sides, and a minimum difference.
 * Source: NIST/SEMATECH e-Handbook of Statistical Methods, section 7.3.3, "How can we determine whether two processes produce the
 * same proportion of defectives?".
 * @returns the reason to stop it, with the figures, as a readable sentence; null while it may continue
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
  // A deviation of 0 means that both failed for every visitor: the rates are equal, and a division by it is not possible.
  if (deviation === 0 || difference < MIN_DIFFERENCE || difference / deviation < MIN_Z) {
    return null
  }
  const z = (difference / deviation).toFixed(1)
  return `The canary failed for ${toWords(canary)}, the live release for ${toWords(live)} (z = ${z}).`
}

function toWords({ visitors, failed }: ReleaseTrial): string {
  return `${failed} of ${visitors} visitors, ${((100 * failed) / visitors).toFixed(1)} %`
}
