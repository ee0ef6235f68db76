import { randomUUID } from 'node:crypto'
import type { StoredFunnelPage } from '@marquee/contract/funnel-pages'
import { type FunnelPublication, isReservedSlug, type publishFunnelPage } from '@marquee/contract/funnel-publications'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { listPageFaults } from '@marquee/funnel-pages/list-page-faults'
import type { Section, SectionOf } from '@marquee/funnel-pages/section'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, forbidden, ifNotFound, invalid, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { WorkspaceService } from '../../workspaces/workspaces.public.ts'
import type { FunnelPageFiles } from '../funnel-pages/funnel-page-files.service.ts'
import type { FunnelPageService } from '../funnel-pages/funnel-pages.service.ts'
import { createFunnelPublicationRepository, type PublicationRow } from './funnel-publications.repository.ts'
import type { PageTakedownService } from './page-takedowns.service.ts'
import { toPublicAddress } from './public-address.ts'

interface Dependencies {
  db: Database
  clock: Clock
  storage: Pick<Storage, 'put'>
  pages: Pick<FunnelPageService, 'get'>
  files: Pick<FunnelPageFiles, 'makePublished'>
  takedowns: Pick<PageTakedownService, 'find'>
  workspaces: Pick<WorkspaceService, 'findOpenName'>
  /** The origin of published pages. */
  pagesUrl: string
}

type Owner = Pick<Actor, 'workspaceId'>
type Body = HandlerInput<typeof publishFunnelPage>['body']

const UNIQUE_VIOLATION = '23505'

/** Puts funnel pages on the web and takes them off. Every function answers 404 for a page of another workspace. */
export function createFunnelPublicationService(dependencies: Dependencies) {
  const { db, clock, storage, pages, files, takedowns, workspaces, pagesUrl } = dependencies
  const publications = createFunnelPublicationRepository(db)

  async function present(actor: Owner, row: PublicationRow): Promise<FunnelPublication> {
    const rival =
      row.rival_page_id === null ? null : await pages.get(actor, row.rival_page_id).catch(ifNotFound(() => null))
    const takedown = (await takedowns.find(row.workspace_id, row.page_id)) ?? null
    return {
      slug: row.slug,
      address: toPublicAddress(pagesUrl, row.slug),
      is_live: row.withdrawn_at === null && takedown === null && !isReservedSlug(row.slug),
      page_version: row.page_version,
      published_at: row.published_at.toISOString(),
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
      takedown,
      split: rival === null ? null : { page_id: rival.id, title: rival.title, share: row.rival_share },
    }
  }

  /** Renders a page, and stores the files beside it. */
  async function makePage(actor: Owner, stored: StoredFunnelPage, slug: string) {
    const publisher = (await workspaces.findOpenName(actor.workspaceId)) ?? ''
    const rendered = await files.makePublished(actor, stored, { address: toPublicAddress(pagesUrl, slug), publisher })
    const stores = rendered.files.map(async ({ path, bytes }) => {
      const id = randomUUID()
      const { size } = await storage.put(toFileKey(id), bytes)
      return { id, path, content_type: toContentType(path), size }
    })
    return {
      html: rendered.html,
      policy: `${rendered.content_security_policy}; frame-ancestors 'none'`,
      forms: stored.page.sections.filter(isOwnForm),
      files: await Promise.all(stores),
    }
  }

  /** @throws DomainError 422 when the rival is the page itself, or not public */
  async function checkSplit(workspaceId: string, pageId: string, split: Body['split']): Promise<void> {
    if (split === null) {
      return
    }
    const rival = split.page_id === pageId ? undefined : await publications.find(workspaceId, split.page_id)
    if (rival === undefined || rival.withdrawn_at !== null) {
      throw invalid({ 'split.page_id': ['Choose another published page.'] })
    }
  }

  /** Keeps the start of the comparison while the same rival is shown to the same share. */
  function toRival(split: Body['split'], before: PublicationRow | undefined) {
    if (split === null) {
      return null
    }
    const isSame = before?.rival_page_id === split.page_id && before.rival_share === split.share
    const since = isSame ? before.rival_since : null
    return { ...split, since: since ?? clock.now() }
  }

  return {
    /** Null when the page was never published. */
    async get(actor: Owner, pageId: string): Promise<FunnelPublication | null> {
      await pages.get(actor, pageId)
      const row = await publications.find(actor.workspaceId, pageId)
      return row === undefined ? null : present(actor, row)
    },

    /**
     * Publishes the stored page.
     * @throws DomainError 409 `version_conflict` when another version is stored; 422 on `page` with all that is missing, on `slug` when
     *   another page has it, on `split` when its page is not public; 403 for a page that an administrator took down
     */
    async publish(actor: Actor, pageId: string, { version, slug, split }: Body): Promise<FunnelPublication> {
      const { workspaceId } = actor
      const stored = await pages.get(actor, pageId)
      if (stored.version !== version) {
        throw conflict('Somebody else changed this page. Load it again to see the changes.', 'version_conflict')
      }
      const takedown = await takedowns.find(workspaceId, pageId)
      if (takedown !== undefined) {
        throw forbidden(`An administrator keeps this page off the web: ${takedown.reason}`)
      }
      const faults = listPageFaults(stored.page)
      if (faults.length > 0) {
        throw invalid({ page: faults.map(({ message }) => message) })
      }
      await checkSplit(workspaceId, pageId, split)
      const made = await makePage(actor, stored, slug)
      const before = await publications.find(workspaceId, pageId)
      const saved = { ...made, page_id: pageId, workspace_id: workspaceId, slug, page_version: version }
      try {
        await db.transaction().execute(async (transaction) => {
          const repository = createFunnelPublicationRepository(transaction)
          await repository.save({ ...saved, published_by: actor.userId, now: clock.now() })
          await repository.setRival(pageId, toRival(split, before))
        })
      } catch (error) {
        throw isTaken(error) ? invalid({ slug: ['This address is taken. Choose another one.'] }) : error
      }
      const row = required(await publications.find(workspaceId, pageId), 'page')
      return present(actor, row)
    },

    /** The public address of a page; null while it is not public. */
    async findAddress(workspaceId: string, pageId: string): Promise<string | null> {
      const row = await publications.find(workspaceId, pageId)
      return row === undefined || row.withdrawn_at !== null ? null : toPublicAddress(pagesUrl, row.slug)
    },

    /** Withdrawing a page that is not public changes nothing. */
    async withdraw(actor: Owner, pageId: string): Promise<void> {
      await pages.get(actor, pageId)
      await publications.withdraw(actor.workspaceId, pageId, clock.now())
    },
  }
}

export type FunnelPublicationService = ReturnType<typeof createFunnelPublicationService>

/** Where the storage keeps a file beside a published page. */
export const toFileKey = (id: string) => `funnel-pages/${id}`

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
}

const toContentType = (path: string) => CONTENT_TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

const isOwnForm = (section: Section): section is SectionOf<'form'> =>
  section.type === 'form' && !section.hidden && section.target.to === 'marquee'

/** The calendar day of a moment in UTC, as `2026-11-26`. */
export function toUtcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === UNIQUE_VIOLATION &&
    'constraint' in error &&
    error.constraint === 'funnel_publications_slug_key'
  )
}
