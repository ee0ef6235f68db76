/** The results of a release; each visitor counts once, however often their browser reported. */
export interface ReleaseTrial {
  visitors: number
  /** The number of these visitors to whom a page was shown and for whom nothing failed. */
  worked: number
  /** The number of these visitors for whom the release failed. */
  failed: number
}

export const NOBODY: ReleaseTrial = { visitors: 0, worked: 0, failed: 0 }

type FailureShare = Pick<ReleaseTrial, 'visitors' | 'failed'>

/** With fewer visitors of one of the two releases nothing is decided: the normal approximation would not hold. */
export const MIN_VISITORS = 30
/** The least number of different visitors for whom the release must have failed. */
const MIN_FAILED = 5
/** A smaller difference is not worth acting on, however certain it is. */
const MIN_DIFFERENCE = 0.02
/** One-sided p < 0.001. Stricter than the usual 0.05, because the same release is judged again every minute. */
const MIN_Z = 3.09

/** The names of the two releases in the reason. */
const CANARY = { judged: 'The canary', other: 'the live release' }

/**
 * Whether a release fails clearly more often than another one, with a minimum of visitors on both sides.
 * @returns the reason to stop it, with the figures, as a readable sentence; null while it may continue
 */
export function reasonToStop(judged: FailureShare, other: FailureShare, names = CANARY): string | null {
  const isDecided = Math.min(judged.visitors, other.visitors) >= MIN_VISITORS && judged.failed >= MIN_FAILED
  return isDecided && isClearlyWorse(judged, other)
    ? `${names.judged} failed for ${toWords(judged)}, ${names.other} for ${toWords(other)} (z = ${computeZ(judged, other).toFixed(1)}).`
    : null
}

/** Whether the share of failures is higher by at least two percentage points, and for certain. */
export function isClearlyWorse(judged: FailureShare, other: FailureShare): boolean {
  const difference = judged.failed / judged.visitors - other.failed / other.visitors
  return difference >= MIN_DIFFERENCE && computeZ(judged, other) >= MIN_Z
}

/**
 * The statistic of a one-sided two-proportion z-test with the pooled share.
 * Source: NIST/SEMATECH e-Handbook of Statistical Methods, section 7.3.3, "How can we determine whether two processes produce the
 * same proportion of defectives?".
 */
function computeZ(judged: FailureShare, other: FailureShare): number {
  const pooled = (judged.failed + other.failed) / (judged.visitors + other.visitors)
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / judged.visitors + 1 / other.visitors))
  const difference = judged.failed / judged.visitors - other.failed / other.visitors
  // A deviation of 0 means that both failed for every visitor or for none: a division by it is not possible.
  return deviation === 0 ? 0 : difference / deviation
}

function toWords({ visitors, failed }: FailureShare): string {
  return `${failed} of ${visitors} visitors, ${((100 * failed) / visitors).toFixed(1)} %`
}
