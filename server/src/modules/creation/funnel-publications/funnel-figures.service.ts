import type { getFunnelFigures, SplitResult } from '@marquee/contract/funnel-publications'
import type { CallOutput } from '@marquee/contract/endpoint'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { ifNotFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { FunnelPageService } from '../funnel-pages/funnel-pages.service.ts'
import { compareRates } from './compare-rates.ts'
import { toUtcDay } from './funnel-publications.service.ts'
import { createFunnelPublicationRepository, type PublicationRow } from './funnel-publications.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  pages: Pick<FunnelPageService, 'get'>
}

interface Counts {
  views: number
  form_posts: number
}

/** The days of the chart. */
const DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** What published pages came to. */
export function createFunnelFigureService({ db, clock, pages }: Dependencies) {
  const publications = createFunnelPublicationRepository(db)

  async function compare(
    actor: Pick<Actor, 'workspaceId'>,
    { page_id, rival_page_id, rival_since }: PublicationRow,
  ): Promise<SplitResult | null> {
    if (rival_page_id === null) {
      return null
    }
    const rows = await publications.listDays(page_id, rival_since === null ? null : toUtcDay(rival_since))
    const [page, rival] = await Promise.all(
      [page_id, rival_page_id].map(async (id) => ({
        id,
        title: (await pages.get(actor, id).catch(ifNotFound(() => null)))?.title ?? '',
        ...sum(rows.filter(({ shown_page_id }) => shown_page_id === id)),
      })),
    )
    return page === undefined || rival === undefined
      ? null
      : { page, rival, difference: compareRates(toTrials(page), toTrials(rival)) }
  }

  return {
    /** @throws DomainError 404 */
    async get(actor: Pick<Actor, 'workspaceId'>, pageId: string): Promise<CallOutput<typeof getFunnelFigures>['data']> {
      await pages.get(actor, pageId)
      const row = await publications.find(actor.workspaceId, pageId)
      const rows = row === undefined ? [] : await publications.listDays(pageId, null)
      const now = clock.now().getTime()
      const days = Array.from({ length: DAYS }, (_, index) => toUtcDay(new Date(now - (DAYS - 1 - index) * DAY_MS)))
      return {
        days: days.map((day) => ({ day, ...sum(rows.filter((one) => one.day === day)) })),
        total: sum(rows),
        split: row === undefined ? null : await compare(actor, row),
      }
    },
  }
}

export type FunnelFigureService = ReturnType<typeof createFunnelFigureService>

function sum(rows: readonly Counts[]): Counts {
  return {
    views: rows.reduce((total, { views }) => total + views, 0),
    form_posts: rows.reduce((total, { form_posts }) => total + form_posts, 0),
  }
}

const toTrials = ({ views, form_posts }: Counts) => ({ count: views, successes: form_posts })
