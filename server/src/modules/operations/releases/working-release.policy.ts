import type { ReleaseVerdict } from '@marquee/federation/release-protocol'
import { isClearlyWorse, type ReleaseTrial } from './canary.policy.ts'

/** A release that was live before, with the results of the users who ran it. */
export interface Candidate {
  release: string
  trial: ReleaseTrial
}

export interface Choice {
  /** Null: none is fit to be gone back to. */
  release: string | null
  /** The trial of a release that is shown to work; null for one that is only not known to fail. */
  proven: ReleaseTrial | null
  /** Why it was chosen, with the figures, as readable sentences. */
  reason: string
}

/** The most failures of a release that works: browsers lose their network, and block files. */
export const USUAL = { visitors: 1000, failed: 20 } as const
/** One user may have a few accounts, and must not decide. */
const MIN_WORKED = 5
const MIN_FAILED = 2

/**
 * Judges a release by its own figures: it works when it was shown to at least five users and does not fail clearly more often than is
 * usual, and it fails when it failed for more users than it worked for. With fewer users it is unproven.
 */
export function judgeRelease(trial: ReleaseTrial): ReleaseVerdict {
  const { worked, failed } = trial
  if (failed >= MIN_FAILED && failed > worked) {
    return 'fails'
  }
  if (worked < MIN_WORKED) {
    return 'unproven'
  }
  if (!isClearlyWorse(trial, USUAL)) {
    return 'works'
  }
  return failed >= MIN_WORKED ? 'fails' : 'unproven'
}

/**
 * The release to go back to: the newest that works and does not fail clearly more often than another one that works. Without one, the
 * newest that worked for most of its few users, or else the newest that nobody has reported.
 * @param candidates newest first
 */
export function chooseRelease(candidates: readonly Candidate[]): Choice {
  const working = candidates.filter(({ trial }) => judgeRelease(trial) === 'works')
  const best = working.find(({ trial }) => working.every((other) => !isClearlyWorse(trial, other.trial)))
  if (best !== undefined) {
    const { release, trial } = best
    return {
      release,
      proven: trial,
      reason: `${release} is the newest release that is shown to work: ${describeTrial(trial)}.`,
    }
  }
  const none = 'No earlier release is shown to work.'
  const few = candidates.find(({ trial }) => judgeRelease(trial) === 'unproven' && trial.worked > trial.failed)
  if (few !== undefined) {
    const reason = `${none} ${few.release} is the newest that worked for most of its few users: ${describeTrial(few.trial)}.`
    return { release: few.release, proven: null, reason }
  }
  const unreported = candidates.find(({ trial }) => trial.visitors === 0)
  if (unreported !== undefined) {
    const reason = `${none} ${unreported.release} is the newest that nobody has reported, neither working nor failing.`
    return { release: unreported.release, proven: null, reason }
  }
  return { release: null, proven: null, reason: [none, ...candidates.map(describeCandidate)].join(' ') }
}

/** The figures of a release in words. */
export function describeTrial({ visitors, worked, failed }: ReleaseTrial): string {
  return visitors === 0 ? 'no reports' : `it worked for ${worked} of ${visitors} users and failed for ${failed}`
}

function describeCandidate({ release, trial }: Candidate): string {
  return `${release}: ${describeTrial(trial)}.`
}
