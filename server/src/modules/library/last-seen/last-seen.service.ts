import { DAY_MS } from '../../../platform/clock.ts'
import { SEEN_DAYS } from './seen-days.ts'

export { isRunning } from './running-ads.repository.ts'

interface Seen {
  source: string
  last_seen_at: Date
}

/** Whether an ad was seen in the last days, so that it can be said to run. The demo library is invented, so nobody has to look at it. */
export function isSeenLately({ source, last_seen_at }: Seen, now: Date): boolean {
  return source === 'demo' || now.getTime() - last_seen_at.getTime() <= SEEN_DAYS * DAY_MS
}
