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
import type { AdService, SameCreativeService } from '../../library/library.public.ts'
import { createWorkspaceSummaryRepository, type DayCount, type FigureName } from './workspace-summary.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  ads: Pick<AdService, 'listByIds'>
  sameCreatives: Pick<SameCreativeService, 'group'>
}

/** The launches in which the same creatives are found: a brand often starts dozens of ads with one. */
const MOST_GROUPED = 100

/** The exact totals of a workspace, with their daily additions. */
export function createWorkspaceSummaryService({ db, clock, ads, sameCreatives }: Dependencies) {
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
            newestIds: await repository.listLaunches(workspaceId, since, MOST_GROUPED),
            outcomes: await repository.listOutcomes(workspaceId, since, MOST_LAUNCHED),
          }
        })

      const groups = (await sameCreatives.group(newestIds)).slice(0, MOST_LAUNCHED)
      const counts = new Map(groups.map((ids) => [ids[0] ?? '', ids.length]))
      const newest = await ads.listByIds(workspaceId, [...counts.keys()])

      function figure(name: FigureName): SummaryFigure {
        const rows = added.filter((row) => row.figure === name)
        return { total: sumCounts(rows.map(({ count }) => count)), added: perDay(days, rows) }
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
          newest: newest.map((ad) => ({ ...ad, same_creatives: counts.get(ad.id) ?? 1 })),
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
