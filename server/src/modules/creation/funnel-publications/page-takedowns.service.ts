import type { HandlerInput } from '@marquee/contract/endpoint'
import type {
  AdministeredPage,
  listPublishedPages,
  ReportReason,
  takeDownPage,
} from '@marquee/contract/published-pages'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { newestPosition } from '../../../platform/database/newest-first.ts'
import { ifNotFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { WorkspaceService } from '../../workspaces/workspaces.public.ts'
import type { FunnelPageService } from '../funnel-pages/funnel-pages.service.ts'
import { createFunnelPublicationRepository } from './funnel-publications.repository.ts'
import { definePageReportedMail, definePageTakenDownMail } from './page-takedowns.mail.ts'
import { createPageTakedownRepository } from './page-takedowns.repository.ts'
import { toPublicAddress } from './public-address.ts'

interface Dependencies {
  db: Database
  clock: Clock
  mails: Pick<MailService, 'define' | 'send'>
  users: Pick<UserService, 'find' | 'listAdminAddresses'>
  workspaces: Pick<WorkspaceService, 'findOpenName'>
  pages: Pick<FunnelPageService, 'get'>
  appUrl: string
  pagesUrl: string
}

type Place = Pick<AdministeredPage, 'id'> & { workspaceId: string }

/** Reports of published pages by visitors, and what administrators decide about the pages. */
export function createPageTakedownService(dependencies: Dependencies) {
  const { db, clock, mails, users, workspaces, pages, appUrl, pagesUrl } = dependencies
  const takedowns = createPageTakedownRepository(db)
  const publications = createFunnelPublicationRepository(db)
  const reportedMail = definePageReportedMail((mail) => mails.define(mail), appUrl)
  const takenDownMail = definePageTakenDownMail((mail) => mails.define(mail), appUrl)

  const readTitle = async (workspaceId: string, id: string) =>
    (await pages.get({ workspaceId }, id).catch(ifNotFound(() => null)))?.title ?? 'Removed page'

  async function require(pageId: string) {
    return required(await publications.findPublished(pageId), 'page')
  }

  return {
    /** What keeps a page off the web. */
    find: (workspaceId: string, pageId: string) => takedowns.find(workspaceId, pageId),

    /** Stores what a visitor says of a page. The first report since the last decision is told to the administrators. */
    async report(
      { id, workspaceId }: Place,
      { reason, details }: { reason: ReportReason; details: string },
    ): Promise<void> {
      const title = await readTitle(workspaceId, id)
      await db.transaction().execute(async (transaction) => {
        const report = { page_id: id, reason, details, created_at: clock.now() }
        const waiting = await createPageTakedownRepository(transaction).insertReport(report)
        for (const address of waiting === 1 ? await users.listAdminAddresses(transaction) : []) {
          await mails.send(transaction, reportedMail, address, { title, reason })
        }
      })
    },

    /** A page of the published pages of every workspace, for administrators. */
    async list({ state, cursor, limit }: HandlerInput<typeof listPublishedPages>['query']) {
      const after = decodeCursor(newestPosition, cursor)
      const rows = await takedowns.listPages(state, { after, limit: limit + 1 })
      const { page, next_cursor } = takePage(rows, limit, ({ published_at, page_id }) => ({
        created_at: published_at.toISOString(),
        id: page_id,
      }))
      const reports = page.length === 0 ? [] : await takedowns.listReports(page.map(({ page_id }) => page_id))
      const data = page.map(async ({ page_id, workspace_id, slug, published_at, withdrawn_at }) => {
        const takedown = (await takedowns.find(workspace_id, page_id)) ?? null
        return {
          id: page_id,
          title: await readTitle(workspace_id, page_id),
          address: toPublicAddress(pagesUrl, slug),
          workspace_name: (await workspaces.findOpenName(workspace_id)) ?? 'Deleted workspace',
          is_live: withdrawn_at === null && takedown === null,
          published_at: published_at.toISOString(),
          reports: reports
            .filter((report) => report.page_id === page_id)
            .map(({ reason, details, created_at }) => ({ reason, details, created_at: created_at.toISOString() })),
          takedown,
        }
      })
      return { data: await Promise.all(data), meta: { next_cursor } }
    },

    /** Tells who published the page. @throws DomainError 404 */
    async takeDown(
      actor: Actor,
      pageId: string,
      { scope, reason }: HandlerInput<typeof takeDownPage>['body'],
    ): Promise<void> {
      const { workspace_id: workspaceId, published_by } = await require(pageId)
      const publisher = published_by === null ? undefined : await users.find(published_by)
      const title = await readTitle(workspaceId, pageId)
      await db.transaction().execute(async (transaction) => {
        const repository = createPageTakedownRepository(transaction)
        const target = { workspaceId, pageId: scope === 'page' ? pageId : null }
        await repository.save({ ...target, reason, by: actor.userId, now: clock.now() })
        await repository.deleteReports(pageId)
        if (publisher !== undefined) {
          await mails.send(transaction, takenDownMail, publisher.email, { page_id: pageId, title, scope, reason })
        }
      })
    },

    /** @throws DomainError 404 */
    async restore(pageId: string): Promise<void> {
      const { workspace_id } = await require(pageId)
      await takedowns.delete(workspace_id, pageId)
    },

    /** @throws DomainError 404 */
    async dismissReports(pageId: string): Promise<void> {
      await require(pageId)
      await takedowns.deleteReports(pageId)
    },
  }
}

export type PageTakedownService = ReturnType<typeof createPageTakedownService>
