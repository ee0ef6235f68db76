import type { SeededRandom } from '@marquee/creative/seeded-random'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'

export interface Schedule {
  startedAt: Date
  stoppedAt: Date | null
  lastSeenAt: Date
  daysActive: number
}

/** The number of days since a concept was launched: recent for most, long ago for some. */
export function chooseLaunch(random: SeededRandom): number {
  return Math.floor(random.next() ** 2.4 * 700)
}

/**
 * Determines the run of an ad. Half of the launched ads are stopped within three weeks; the others run long, as in real
 * libraries.
 * @param now all dates are relative to it; none is after it
 */
export function scheduleAd(now: Date, launchedDaysAgo: number, random: SeededRandom): Schedule {
  const startedAt = new Date(now.getTime() - launchedDaysAgo * DAY_MS - random.int(1, 20) * HOUR_MS)
  const life = random.chance(0.5) ? random.int(2, 21) : random.int(20, 420)
  const end = new Date(startedAt.getTime() + life * DAY_MS + random.int(0, 12) * HOUR_MS)
  const lastSeenAt = new Date(now.getTime() - random.int(1, 59) * 60_000)
  const isActive = end > lastSeenAt
  const until = isActive ? now : end
  return {
    startedAt,
    stoppedAt: isActive ? null : end,
    lastSeenAt: isActive ? lastSeenAt : end,
    daysActive: Math.floor((until.getTime() - startedAt.getTime()) / DAY_MS),
  }
}
