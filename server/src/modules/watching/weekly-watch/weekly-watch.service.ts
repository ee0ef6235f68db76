import { MOST_WATCHED_ADS, MOST_WATCHED_BRANDS, type WeeklyWatch } from '@marquee/contract/weekly-watch'
import {
  addCalendarDays,
  getLocalHour,
  getWeekday,
  toCalendarDay,
  type ZoneName,
} from '../../../platform/calendar-days.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AdService } from '../../library/library.public.ts'
import type { NotificationService } from '../../notifications/notifications.public.ts'
import { createWeeklyWatchRepository, type WatchedBrandRow } from './weekly-watch.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  ads: Pick<AdService, 'listByIds'>
  notifications: Pick<NotificationService, 'notify'>
}

const LOT = 100
/** The hour of the report: before the working day begins. */
const FIRST_HOUR = 6

/** The week of the followed brands: launched ads, stopped ads with their running time, and reused lines. */
export function createWeeklyWatchService({ db, clock, ads, notifications }: Dependencies) {
  const repository = createWeeklyWatchRepository(db)

  /** Sends one workspace the report of a week, unless the week had no changes. */
  async function tell(workspaceId: string, lastDay: string): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const weekly = createWeeklyWatchRepository(transaction)
      if (!(await weekly.noteTold(workspaceId, lastDay, clock.now()))) {
        return
      }
      const week = toWeek(workspaceId, lastDay)
      const brands = await weekly.listBrands(week, MOST_WATCHED_BRANDS)
      if (brands.length === 0) {
        return
      }
      await notifications.notify(transaction, {
        workspaceId,
        userIds: 'everybody',
        kind: 'weekly_watch',
        key: `weekly_watch:${lastDay}`,
        data: {
          ...countChanges(brands),
          brands_count: brands.length,
          reused: await weekly.countReused(week),
          until: lastDay,
        },
      })
    })
  }

  async function tellZone(zone: ZoneName, lastDay: string, signal: AbortSignal | undefined): Promise<number> {
    let total = 0
    for (let lot = await repository.listUntold(lastDay, zone, LOT); lot.length > 0;) {
      for (const workspaceId of lot) {
        if (signal?.aborted === true) {
          return total
        }
        await tell(workspaceId, lastDay)
        total += 1
      }
      lot = await repository.listUntold(lastDay, zone, LOT)
    }
    return total
  }

  return {
    /** The seven days that end with a given day, by default today. */
    async get({ workspaceId, timeZone }: Actor, until: string | undefined): Promise<WeeklyWatch> {
      const week = toWeek(workspaceId, until ?? toCalendarDay(clock.now(), timeZone))
      const [brands, reused, started, stopped, again] = await Promise.all([
        repository.listBrands(week, MOST_WATCHED_BRANDS),
        repository.countReused(week),
        repository.listStarted(week, MOST_WATCHED_ADS),
        repository.listStopped(week, MOST_WATCHED_ADS),
        repository.listReused(week, MOST_WATCHED_ADS),
      ])
      const ids = [...new Set([...started, ...[...stopped, ...again].map(({ ad_id }) => ad_id)])]
      const known = new Map((await ads.listByIds(workspaceId, ids)).map((ad) => [ad.id, ad]))
      return {
        first_day: week.firstDay,
        last_day: week.lastDay,
        ...countChanges(brands),
        reused,
        brands,
        new_ads: started.flatMap((id) => known.get(id) ?? []),
        stopped_ads: stopped.flatMap(({ ad_id, ran_days }) => {
          const ad = known.get(ad_id)
          return ad === undefined ? [] : [{ ad, ran_days }]
        }),
        reused_ads: again.flatMap(({ ad_id, hook, first_day }) => {
          const ad = known.get(ad_id)
          return ad === undefined ? [] : [{ ad, hook, first_day }]
        }),
      }
    },

    /**
     * Sends the report of the week that ended on Sunday to each workspace where it is Monday morning, each in its own transaction.
     * @returns the number of workspaces that were checked
     */
    async tellAll(signal?: AbortSignal): Promise<number> {
      let total = 0
      for (const zone of await repository.listTimeZones()) {
        const lastDay = findToldWeek(clock.now(), zone)
        total += lastDay === null ? 0 : await tellZone(zone, lastDay, signal)
      }
      return total
    },
  }
}
export type WeeklyWatchService = ReturnType<typeof createWeeklyWatchService>

function countChanges(brands: readonly WatchedBrandRow[]): { started: number; stopped: number } {
  return {
    started: brands.reduce((sum, { started }) => sum + started, 0),
    stopped: brands.reduce((sum, { stopped }) => sum + stopped, 0),
  }
}

function toWeek(workspaceId: string, lastDay: string) {
  return { workspaceId, firstDay: addCalendarDays(lastDay, -6), lastDay }
}

/** The Sunday that ended the week to report; null before Monday morning and after Monday. */
function findToldWeek(now: Date, zone: ZoneName): string | null {
  const today = toCalendarDay(now, zone)
  return getWeekday(today) === 1 && getLocalHour(now, zone) >= FIRST_HOUR ? addCalendarDays(today, -1) : null
}
