import {
  MOST_LAUNCHED,
  SUMMARY_DAYS,
  type SummaryFigure,
  WEEK_DAYS,
  type WorkspaceSummary,
} from '@marquee/contract/workspace-summary'
import { addCalendarDays, toCalendarDay } from '../../../platform/calendar-days.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AdService } from '../../library/library.public.ts'
import { createWorkspaceSummaryRepository, type DayCount, type FigureName } from './workspace-summary.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  ads: Pick<AdService, 'listByIds'>
}

/** The exact totals of a workspace, with their daily additions. */
export function createWorkspaceSummaryService({ db, clock, ads }: Dependencies) {
  return {
    /** The figures of the current workspace, all taken at the same moment. */
    async get({ workspaceId, timeZone }: Actor): Promise<WorkspaceSummary> {
      const days = lastDays(toCalendarDay(clock.now(), timeZone))
      const period = { from: days.at(0) ?? '', today: days.at(-1) ?? '' }
      const since = days.at(-WEEK_DAYS) ?? ''

      const { added, launched, newestIds, outcomes } = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (snapshot) => {
          const repository = createWorkspaceSummaryRepository(snapshot)
          return {
            added: await repository.countAdded(workspaceId, period),
            launched: await repository.countLaunches(workspaceId, period),
            newestIds: await repository.listLaunches(workspaceId, since, MOST_LAUNCHED),
            outcomes: await repository.listOutcomes(workspaceId, since, MOST_LAUNCHED),
          }
        })

      function figure(name: FigureName): SummaryFigure {
        const counts = added.filter((row) => row.figure === name)
        return { total: sumCounts(counts.map(({ count }) => count)), added: perDay(days, counts) }
      }
      const daily = perDay(days, launched)
      return {
        saved_ads: figure('saved_ads'),
        boards: figure('boards'),
        briefs: figure('briefs'),
        products: figure('products'),
        followed_brands: figure('followed_brands'),
        members: figure('members'),
        invitations: figure('invitations'),
        images: figure('images'),
        analyses: figure('analyses'),
        launches: {
          this_week: sumCounts(daily.slice(-WEEK_DAYS)),
          since,
          daily,
          newest: await ads.listByIds(workspaceId, newestIds),
          brands: outcomes,
        },
      }
    },
  }
}
export type WorkspaceSummaryService = ReturnType<typeof createWorkspaceSummaryService>

/** The days up to today, oldest first. */
function lastDays(today: string): string[] {
  return Array.from({ length: SUMMARY_DAYS }, (_, position) => addCalendarDays(today, position - SUMMARY_DAYS + 1))
}

function perDay(days: readonly string[], counts: readonly DayCount[]): number[] {
  const byDay = new Map(counts.map(({ day, count }) => [day, count]))
  return days.map((day) => byDay.get(day) ?? 0)
}

function sumCounts(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
