import { ALL_NICHES } from '@marquee/contract/ad-angles'
import { niches } from '@marquee/contract/niches'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { nicheQuery } from '../ads/ads.service.ts'
import { listComparedMonths } from './compared-months.ts'
import { createMonthCount, type MonthCount } from './month-count.ts'
import { createNicheMonthRepository, type NicheMonth } from './niche-months.repository.ts'

const HOUR_MS = 3_600_000
/** Ads that one query reads. */
const PAGE_SIZE = 1000
/** The largest number of ads of a niche and month that are judged: the latest ones. */
const MOST_ADS = 20_000

/** Judges and counts what the ads of each niche say, month by month, in the background. */
export function createNicheMonthService({ db, clock }: { db: Database; clock: Clock }) {
  async function countMonth(transaction: Database, { niche, month }: NicheMonth): Promise<MonthCount> {
    const tsquery = niche === ALL_NICHES ? null : nicheQuery(niche)
    const repository = createNicheMonthRepository(transaction)
    const count = createMonthCount()
    let after: { started_ms: string; id: string } | null = null
    for (let read = 0; read < MOST_ADS; read += PAGE_SIZE) {
      const ads = await repository.listAds(month, { tsquery, after, limit: PAGE_SIZE })
      ads.forEach((ad) => count.add(ad))
      after = ads.at(-1) ?? null
      if (ads.length < PAGE_SIZE) {
        break
      }
    }
    return count.toCount()
  }

  return {
    /**
     * Counts the months that are due: the last three each hour, the three before them each day. A month is one transaction, so that a
     * killed process loses one month at most, and two processes share the work.
     * @param signal ends the work after the current month
     * @returns how many months were counted
     */
    async countDue(signal?: AbortSignal): Promise<number> {
      const now = clock.now()
      const { recent, all } = listComparedMonths(now)
      const wanted = [ALL_NICHES, ...niches].flatMap((niche) => all.map((month) => ({ niche, month })))
      await createNicheMonthRepository(db).insertMissing(wanted, now)
      const limits = {
        recentFrom: recent[0] ?? '',
        recentBefore: new Date(now.getTime() - HOUR_MS),
        olderBefore: new Date(now.getTime() - 24 * HOUR_MS),
      }
      let total = 0
      while (signal?.aborted !== true) {
        const hasCounted = await db.transaction().execute(async (transaction) => {
          const repository = createNicheMonthRepository(transaction)
          const due = await repository.takeDue(all, limits)
          if (due !== undefined) {
            await repository.keep(due, await countMonth(transaction, due), now)
          }
          return due !== undefined
        })
        if (!hasCounted) {
          break
        }
        total += 1
      }
      return total
    },
  }
}
export type NicheMonthService = ReturnType<typeof createNicheMonthService>
