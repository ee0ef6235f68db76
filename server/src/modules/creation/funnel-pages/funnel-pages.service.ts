import type { HandlerInput } from '@marquee/contract/endpoint'
import type {
  createFunnelPage,
  duplicateFunnelPage,
  FunnelPageSummary,
  listFunnelPages,
  StoredFunnelPage,
  updateFunnelPage,
} from '@marquee/contract/funnel-pages'
import { listPageFiles } from './list-page-files.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { newestPosition } from '../../../platform/database/newest-first.ts'
import type { TitledRow } from '../../../platform/database/workspace-rows.ts'
import { conflict, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import type { FunnelPageMaker } from './funnel-page-maker.ts'
import { createFunnelPagePresenter } from './funnel-page-presenter.ts'
import { createFunnelPageStore } from './funnel-page-store.ts'
import { createFunnelPageRepository, type FunnelPageRecord, type NewFunnelPage } from './funnel-pages.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  assets: Pick<AssetService, 'find' | 'use'>
  users: Pick<UserService, 'findDisplayNames'>
  maker: FunnelPageMaker
}

type Owner = Pick<Actor, 'workspaceId'>

const LONGEST_TITLE = 200
const COPY = ' (copy)'

/** Funnel pages of a workspace. Every function answers 404 for an id of another workspace. */
export function createFunnelPageService({ db, clock, assets, users, maker }: Dependencies) {
  const pages = createFunnelPageRepository(db)
  const { present, presentOne, presentWhole } = createFunnelPagePresenter({ assets, users })
  const store = createFunnelPageStore({ db, assets })
  const find = (actor: Owner, id: string) => pages.find(actor.workspaceId, id)

  async function findOriginal(actor: Owner, id: string): Promise<FunnelPageRecord> {
    return required(await find(actor, id), 'page')
  }

  return {
    /** A page of the workspace's funnel pages, newest first. */
    async list(actor: Actor, query: HandlerInput<typeof listFunnelPages>['query']) {
      const { q, kind, product_id, mine, templates, cursor, limit } = query
      const rows = await pages.list(actor.workspaceId, {
        q: q?.trim() || undefined,
        kind,
        productId: product_id,
        createdBy: mine === '1' ? actor.userId : undefined,
        isTemplate: templates === '1',
        after: decodeCursor(newestPosition, cursor),
        limit: limit + 1,
      })
      const { page, next_cursor } = takePage(rows, limit, ({ created_at, id }) => ({
        created_at: created_at.toISOString(),
        id,
      }))
      return { data: await present(actor.workspaceId, page), meta: { next_cursor } }
    },

    get: async (actor: Owner, id: string): Promise<StoredFunnelPage> =>
      presentWhole(actor.workspaceId, await find(actor, id)),

    /** Whether the workspace has this page; removed pages do not count. */
    exists: async (workspaceId: string, id: string): Promise<boolean> =>
      (await pages.find(workspaceId, id)) !== undefined,

    /** @throws DomainError 422 that names the fields whose objects do not exist */
    async create(actor: Actor, body: HandlerInput<typeof createFunnelPage>['body']): Promise<StoredFunnelPage> {
      const { workspaceId } = actor
      const earlier = await pages.findByKey(workspaceId, body.idempotency_key)
      if (earlier !== undefined) {
        return presentWhole(workspaceId, earlier)
      }
      const { earlierAssets, ...made } = await maker.make(actor, body)
      const now = clock.now()
      const record = await store.add(
        {
          ...made,
          workspace_id: workspaceId,
          created_by: actor.userId,
          idempotency_key: body.idempotency_key,
          template_id: body.template_id,
          ad_id: body.ad_id,
          brief_id: body.brief_id,
          created_at: now,
          updated_at: now,
        },
        earlierAssets,
      )
      return presentWhole(workspaceId, record)
    },

    /**
     * Saves an edited page.
     * @throws DomainError 409 `version_conflict` when the page was saved in the meantime; 422 on `page` when it shows a file that the
     *   workspace does not have and the stored page does not show; 404
     */
    async update(
      { workspaceId }: Actor,
      id: string,
      { page, version }: HandlerInput<typeof updateFunnelPage>['body'],
    ): Promise<StoredFunnelPage> {
      await db.transaction().execute(async (transaction) => {
        const stored = createFunnelPageRepository(transaction)
        const before = required(await stored.find(workspaceId, id), 'page')
        if ((await stored.lockVersion(workspaceId, id)) !== version) {
          throw conflict('Somebody else changed this page. Load it again to see the changes.', 'version_conflict')
        }
        const used = await store.useAssets(transaction, workspaceId, page, new Set(listPageFiles(before.page)))
        await stored.update(workspaceId, { id, page }, used, clock.now())
      })
      return presentWhole(workspaceId, await pages.find(workspaceId, id))
    },

    /** Keeps a page as it is until the transaction ends. @throws DomainError 404 */
    async lock(transaction: Database, { workspaceId }: Owner, id: string): Promise<TitledRow> {
      return required(await createFunnelPageRepository(transaction).lockTitled(workspaceId, id), 'page')
    },

    async rename(actor: Actor, id: string, title: string): Promise<FunnelPageSummary> {
      await pages.rename(actor.workspaceId, id, title, clock.now())
      return presentOne(actor.workspaceId, await find(actor, id))
    },

    /** Copies a page, also as a template; what is published of it stays with the first one. */
    async duplicate(
      actor: Actor,
      id: string,
      { idempotency_key: key, as_template: isTemplate }: HandlerInput<typeof duplicateFunnelPage>['body'],
    ): Promise<FunnelPageSummary> {
      const { workspaceId } = actor
      const copied = await pages.findByKey(workspaceId, key)
      if (copied !== undefined) {
        return presentOne(workspaceId, copied)
      }
      const original = await findOriginal(actor, id)
      const copy = toCopy(original, {
        created_by: actor.userId,
        idempotency_key: key,
        is_template: isTemplate,
        now: clock.now(),
      })
      return presentOne(workspaceId, await store.add(copy, new Set(listPageFiles(original.page))))
    },

    async remove(actor: Actor, id: string): Promise<void> {
      const now = clock.now()
      if (!(await pages.setDeletedAt(actor.workspaceId, id, now, now))) {
        throw notFound('page')
      }
    },

    /** Brings a removed page back; restoring an existing one changes nothing. */
    async restore(actor: Actor, id: string): Promise<FunnelPageSummary> {
      await pages.setDeletedAt(actor.workspaceId, id, null, clock.now())
      return presentOne(actor.workspaceId, await find(actor, id))
    },
  }
}

export type FunnelPageService = ReturnType<typeof createFunnelPageService>

/** A new page with the sections of another one. A template keeps the title. */
function toCopy(
  original: FunnelPageRecord,
  { now, ...own }: Pick<NewFunnelPage, 'created_by' | 'idempotency_key' | 'is_template'> & { now: Date },
): NewFunnelPage {
  const { workspace_id, title, page, template_id, product_id, product_name, brand_profile_id, ad_id, brief_id } =
    original
  return {
    ...own,
    workspace_id,
    title: own.is_template === true ? title : `${title.slice(0, LONGEST_TITLE - COPY.length)}${COPY}`,
    page,
    template_id,
    product_id,
    product_name,
    brand_profile_id,
    ad_id,
    brief_id,
    created_at: now,
    updated_at: now,
  }
}
