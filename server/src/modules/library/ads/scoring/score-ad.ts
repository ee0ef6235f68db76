import { MIN_KNOWN_FACTORS, type ScoreFactor } from '@marquee/contract/ad-scores'
import type { AdStatus } from '@marquee/contract/ads'
import { DAY_MS } from '../../../../platform/clock.ts'

/** Everything that a score is computed from. Null: not known. */
export interface AdObservations {
  status: AdStatus
  startedAt: Date | null
  stoppedAt: Date | null
  firstSeenAt: Date
  lastSeenAt: Date
  /** Whether that was in the last days: otherwise nobody knows whether it still runs. */
  isSeenLately: boolean
  /** How many ads share the creative, by the source's own count. */
  sourceVariations: number | null
  /** How many ads of the same brand we know to share the creative; null when the advertiser is not known. */
  reuse: Reuse | null
  countries: number
  platforms: number
  /** The people in the EU whom the ad reached. */
  reach: number | null
}

/** How many ads of a brand, the ad itself included, have the same words, and the same first image or video. */
export interface Reuse {
  /** Null when the ad has too few words of its own to compare. */
  sameWords: number | null
  /** Null when the ad has no image or video that can be compared. */
  sameImage: number | null
}

export interface AdScore {
  /** From 0 to 100; null when fewer than MIN_KNOWN_FACTORS factors are known. */
  performance_score: number | null
  score_factors: { factors: ScoreFactor[] }
  /** The source's count of ads with the creative, or else ours; 1 when neither is known. */
  variations_count: number
}

/**
 * Scores an ad by publicly visible data: run time at most 40 points (logarithmic, full at 120 days), reuse of the creative 20 (full
 * at 5 ads), spread 15 (full at 6 countries and platforms), reach in the EU 15 (full at 400,000 people), still running 10. A factor
 * that is not known counts neither for nor against: the score is the share of the points that the known factors can give. A
 * running ad has run until it was last seen, so the score of an ad depends on what was seen. Whether it still runs is unknown once
 * nobody has looked for some days.
 */
export function scoreAd(seen: AdObservations): AdScore {
  const factors = [scoreRunTime(seen), scoreReuse(seen), scoreSpread(seen), scoreReach(seen), scoreRunning(seen)]
  const known = factors.filter(({ points }) => points !== null)
  const points = known.reduce((sum, factor) => sum + (factor.points ?? 0), 0)
  const most = known.reduce((sum, factor) => sum + factor.max_points, 0)
  return {
    performance_score: known.length < MIN_KNOWN_FACTORS ? null : Math.round((points / most) * 100),
    score_factors: { factors },
    variations_count: seen.sourceVariations ?? countReuse(seen.reuse)?.ads ?? 1,
  }
}

function scoreRunTime(seen: AdObservations): ScoreFactor {
  const name = 'Run time'
  const run = findRun(seen)
  return typeof run === 'string'
    ? unknown(name, 40, run)
    : known(name, 40, Math.log1p(run.days) / Math.log1p(120), `${count(run.days, 'day')}, ${run.by}`)
}

/** The days that the ad ran and whose dates say so, or the reason why they are not known. */
function findRun({ status, startedAt, stoppedAt, firstSeenAt, lastSeenAt }: AdObservations) {
  if (startedAt !== null && status === 'active') {
    return { days: daysBetween(startedAt, lastSeenAt), by: 'from the source’s start until we last saw it' }
  }
  if (startedAt !== null && stoppedAt !== null) {
    return { days: daysBetween(startedAt, stoppedAt), by: 'by the source’s dates' }
  }
  const seenDays = daysBetween(firstSeenAt, lastSeenAt)
  if (seenDays > 0) {
    return { days: seenDays, by: 'first to last seen by us' }
  }
  return startedAt === null
    ? 'The source gives no start, and we have seen the ad on one day only.'
    : 'The source does not say when the ad stopped or that it still runs.'
}

function scoreReuse({ sourceVariations, reuse }: AdObservations): ScoreFactor {
  const name = 'Creative reused'
  if (sourceVariations !== null) {
    return known(name, 20, (sourceVariations - 1) / 4, `${count(sourceVariations, 'ad')}, counted by the source`)
  }
  if (reuse === null) {
    return unknown(name, 20, 'The advertiser is not known, so its ads cannot be compared.')
  }
  const counted = countReuse(reuse)
  return counted === null
    ? unknown(name, 20, 'The ad has too few words to compare, and no image or video that we know.')
    : known(name, 20, (counted.ads - 1) / 4, `${count(counted.ads, 'ad')} of the brand ${counted.by}`)
}

/** Our own count: by words or by image, whichever finds more. */
function countReuse(reuse: Reuse | null): { ads: number; by: string } | null {
  const { sameWords, sameImage } = reuse ?? { sameWords: null, sameImage: null }
  if (sameWords === null && sameImage === null) {
    return null
  }
  return (sameImage ?? 0) > (sameWords ?? 0)
    ? { ads: sameImage ?? 1, by: 'with this image or video' }
    : { ads: sameWords ?? 1, by: 'with these words' }
}

function scoreSpread({ countries, platforms }: AdObservations): ScoreFactor {
  const name = 'Spread'
  if (countries + platforms === 0) {
    return unknown(name, 15, 'The source names neither countries nor platforms.')
  }
  const parts = [
    ...(countries > 0 ? [count(countries, 'country', 'countries')] : []),
    ...(platforms > 0 ? [count(platforms, 'platform')] : []),
  ]
  return known(name, 15, (countries + platforms - 1) / 5, parts.join(', '))
}

function scoreReach({ reach }: AdObservations): ScoreFactor {
  const name = 'Reach in the EU'
  return reach === null
    ? unknown(name, 15, 'The source does not publish it for this ad.')
    : known(name, 15, Math.log10(Math.max(1, reach / 1000)) / 2.6, `${reach.toLocaleString('en')} people`)
}

function scoreRunning({ status, isSeenLately, lastSeenAt }: AdObservations): ScoreFactor {
  const name = 'Still running'
  if (status === 'active' && !isSeenLately) {
    return unknown(name, 10, `Last seen on ${lastSeenAt.toISOString().slice(0, 10)}, not looked at since.`)
  }
  return status === 'unknown'
    ? unknown(name, 10, 'The source does not say.')
    : known(name, 10, status === 'active' ? 1 : 0, status === 'active' ? 'Yes' : 'No')
}

function known(name: string, most: number, share: number, observed: string): ScoreFactor {
  return { name, points: Math.round(Math.min(1, Math.max(0, share)) * most), max_points: most, observed }
}

function unknown(name: string, most: number, reason: string): ScoreFactor {
  return { name, points: null, max_points: most, observed: reason }
}

function daysBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / DAY_MS))
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`
}
