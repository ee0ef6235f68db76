import { isReservedSlug } from '@marquee/contract/funnel-publications'
import type { ReportReason } from '@marquee/contract/published-pages'
import { SECTION_FIELD } from '@marquee/funnel-pages/form'
import type { SectionOf } from '@marquee/funnel-pages/section'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError, notFound, tooManyRequests, required } from '../../../platform/errors/domain-error.ts'
import { toNetworkKey } from '../../../platform/rate-limit/network-key.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { RateLimiter, RateLimitRule } from '../../../platform/rate-limit/rate-limiter.ts'
import type { WorkspaceService } from '../../workspaces/workspaces.public.ts'
import type { FunnelPageService } from '../funnel-pages/funnel-pages.service.ts'
import { type LeadService, readFormPost } from '../leads/leads.service.ts'
import { chooseShownPage } from './choose-shown-page.ts'
import {
  createFunnelPublicationRepository,
  type PublicationRow,
  type PublishedPage,
} from './funnel-publications.repository.ts'
import { toFileKey, toUtcDay } from './funnel-publications.service.ts'
import type { PageTakedownService } from './page-takedowns.service.ts'

interface Dependencies {
  db: Database
  clock: Clock
  storage: Pick<Storage, 'get'>
  pages: Pick<FunnelPageService, 'exists'>
  leads: Pick<LeadService, 'add'>
  workspaces: Pick<WorkspaceService, 'isOpen'>
  takedowns: Pick<PageTakedownService, 'find' | 'report'>
  rateLimiter: Pick<RateLimiter, 'hit'>
  /** Keys the choice between two pages. */
  secret: string
}

/** A request of a visitor. */
export interface Visitor {
  ipAddress: string
  userAgent: string
}

/** Per network address, over all published pages. */
const VIEWS: RateLimitRule = { limit: 600, windowSeconds: 15 * 60 }
const POSTS: RateLimitRule = { limit: 20, windowSeconds: 15 * 60 }
/** Per page, over all addresses, because one program may use many addresses. */
const PAGE_POSTS: RateLimitRule = { limit: 600, windowSeconds: 60 * 60 }

/** Reports per network address and per page: few visitors report, and a flood says no more. */
const REPORTS: RateLimitRule = { limit: 5, windowSeconds: 60 * 60 }
const PAGE_REPORTS: RateLimitRule = { limit: 30, windowSeconds: 24 * 60 * 60 }

/** Programs that say what they are; what they open is not counted. */
const PROGRAM = /bot|crawl|spider|preview|facebookexternalhit|curl|wget|python|headless|lighthouse|monitor/i

/** What visitors see of published pages, and what they send. Nothing is stored about a visitor who sends no form. */
export function createPublishedPageService(dependencies: Dependencies) {
  const { db, clock, storage, pages, leads, workspaces, takedowns, rateLimiter, secret } = dependencies
  const publications = createFunnelPublicationRepository(db)

  /**
   * @throws DomainError 404: the same for an address that never existed, is reserved by now, was withdrawn, or belongs to a removed page or a
   *   deleted workspace; 410 for a page that an administrator took down
   */
  async function findLive(slug: string): Promise<PublicationRow> {
    const row = isReservedSlug(slug) ? undefined : await publications.findLive(slug)
    if (
      row === undefined ||
      !(await workspaces.isOpen(row.workspace_id)) ||
      !(await pages.exists(row.workspace_id, row.page_id))
    ) {
      throw notFound('page')
    }
    if ((await takedowns.find(row.workspace_id, row.page_id)) !== undefined) {
      throw new DomainError(410, 'This page is not available any more.')
    }
    const { workspace_id, rival_page_id } = row
    const hasRival =
      rival_page_id !== null &&
      (await pages.exists(workspace_id, rival_page_id)) &&
      (await takedowns.find(workspace_id, rival_page_id)) === undefined
    return hasRival ? row : { ...row, rival_page_id: null }
  }

  /** @throws DomainError 429 */
  async function limit(key: string, rule: RateLimitRule): Promise<void> {
    const state = await rateLimiter.hit(`funnel-page:${key}`, rule)
    if (!state.isAllowed) {
      throw tooManyRequests('That was a lot at once. Please try again in a few minutes.', state)
    }
  }

  /** The page that this visitor sees: the published one, or its rival while that is public. */
  async function findShown(row: PublicationRow, visitor: Visitor): Promise<{ id: string; page: PublishedPage }> {
    const visit = {
      networkKey: toNetworkKey(visitor.ipAddress),
      userAgent: visitor.userAgent,
      day: toUtcDay(clock.now()),
    }
    const chosen = chooseShownPage(row, visit, secret)
    const rival = chosen === row.page_id ? undefined : await publications.findPage(chosen)
    if (rival !== undefined) {
      return { id: chosen, page: rival }
    }
    const page = required(await publications.findPage(row.page_id), 'page')
    return { id: row.page_id, page }
  }

  /** The page that contains the form: a visitor may send it on another day than they opened the page. */
  async function findWithForm(row: PublicationRow, posted: URLSearchParams) {
    const pages = await Promise.all(
      listPageIds(row).map(async (id) => ({ id, forms: (await publications.findPage(id))?.forms ?? [] })),
    )
    return (
      pages.find(({ forms }) => forms.some(({ id }) => id === posted.get(SECTION_FIELD))) ?? {
        id: row.page_id,
        forms: [],
      }
    )
  }

  const count = (row: PublicationRow, shownPageId: string, what: 'views' | 'form_posts') =>
    publications.count({ pageId: row.page_id, shownPageId, day: toUtcDay(clock.now()) }, what)

  return {
    /** @param isRead whether the page is opened to be read, and not ahead of time @throws DomainError 404, 429 */
    async open(slug: string, visitor: Visitor, isRead: boolean): Promise<Pick<PublishedPage, 'html' | 'policy'>> {
      await limit(`view|${toNetworkKey(visitor.ipAddress)}`, VIEWS)
      const row = await findLive(slug)
      const { id, page } = await findShown(row, visitor)
      if (isRead && !PROGRAM.test(visitor.userAgent)) {
        await count(row, id, 'views')
      }
      return page
    },

    /** A file beside the published page or its rival. @param path from the page @throws DomainError 404 */
    async openFile(slug: string, path: string) {
      const row = await findLive(slug)
      const file = required(await publications.findFile(listPageIds(row), path), 'file')
      const open = async (range?: { start: number; end: number }) => {
        const stored = await storage.get(toFileKey(file.id), range)
        if (stored === null) {
          throw notFound('file')
        }
        return stored.stream
      }
      return { ...file, open }
    },

    /**
     * Stores what a visitor sent. A program that filled in the hidden field gets the same answer, and nothing is stored.
     * @returns the section of the form, for its thanks
     * @throws DomainError 404, 422 by field, 429
     */
    async send(slug: string, visitor: Visitor, posted: URLSearchParams): Promise<SectionOf<'form'>> {
      const row = await findLive(slug)
      await limit(`post|${toNetworkKey(visitor.ipAddress)}`, POSTS)
      await limit(`page|${row.page_id}`, PAGE_POSTS)
      const { id, forms } = await findWithForm(row, posted)
      const { form, isSpam, answers } = readFormPost(forms, posted)
      if (!isSpam) {
        await leads.add({ workspaceId: row.workspace_id, pageId: id, ...answers })
        await count(row, id, 'form_posts')
      }
      return form
    },

    /** Whether a page is there to be reported. @throws DomainError 404, 410 */
    async checkLive(slug: string): Promise<void> {
      await findLive(slug)
    },

    /** Tells administrators what a visitor says is wrong with a page. @throws DomainError 404, 410, 429 */
    async report(slug: string, visitor: Visitor, said: { reason: ReportReason; details: string }): Promise<void> {
      const { page_id: id, workspace_id: workspaceId } = await findLive(slug)
      await limit(`report|${toNetworkKey(visitor.ipAddress)}`, REPORTS)
      await limit(`report-of|${id}`, PAGE_REPORTS)
      await takedowns.report({ id, workspaceId }, said)
    },
  }
}

export type PublishedPageService = ReturnType<typeof createPublishedPageService>

const listPageIds = ({ page_id, rival_page_id }: PublicationRow) =>
  rival_page_id === null ? [page_id] : [page_id, rival_page_id]
