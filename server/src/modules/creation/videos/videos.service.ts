import type { HandlerInput } from '@marquee/contract/endpoint'
import type { createVideo, listVideos, StoredVideo, updateVideo, VideoSummary } from '@marquee/contract/videos'
import { listVideoAssets } from '@marquee/creative/list-video-assets'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { newestPosition } from '../../../platform/database/newest-first.ts'
import type { TitledRow } from '../../../platform/database/workspace-rows.ts'
import { conflict, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import { createVideoPresenter } from './video-presenter.ts'
import { createVideoStore } from './video-store.ts'
import type { ProjectMaker } from './project-maker.ts'
import { createVideoRepository, type NewVideo, type VideoRecord, type VideoRow } from './videos.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  assets: Pick<AssetService, 'find' | 'use'>
  users: Pick<UserService, 'findDisplayNames'>
  maker: ProjectMaker
}

type Owner = Pick<Actor, 'workspaceId'>

const LONGEST_TITLE = 200
const COPY = ' (copy)'

/** Videos of a workspace. Every function answers 404 for an id of another workspace. */
export function createVideoService({ db, clock, assets, users, maker }: Dependencies) {
  const videos = createVideoRepository(db)

  const { present, presentOne, presentWhole } = createVideoPresenter({ assets, users })
  const store = createVideoStore({ db, assets })
  const find = (actor: Owner, id: string) => videos.find(actor.workspaceId, id)

  return {
    /** A page of the workspace's videos, newest first. */
    async list(actor: Actor, query: HandlerInput<typeof listVideos>['query']) {
      const { q, state, product_id, mine, cursor, limit } = query
      const rows = await videos.list(actor.workspaceId, {
        q: q?.trim() || undefined,
        state,
        productId: product_id,
        createdBy: mine === '1' ? actor.userId : undefined,
        after: decodeCursor(newestPosition, cursor),
        limit: limit + 1,
      })
      const { page, next_cursor } = takePage(rows, limit, ({ created_at, id }) => ({
        created_at: created_at.toISOString(),
        id,
      }))
      return { data: await present(actor.workspaceId, page), meta: { next_cursor } }
    },

    get: async (actor: Owner, id: string): Promise<StoredVideo> =>
      presentWhole(actor.workspaceId, await find(actor, id)),

    /** @throws DomainError 422 that names the fields whose objects do not exist */
    async create(actor: Actor, body: HandlerInput<typeof createVideo>['body']): Promise<StoredVideo> {
      const { workspaceId } = actor
      const earlier = await videos.findByKey(workspaceId, body.idempotency_key)
      if (earlier !== undefined) {
        return presentWhole(workspaceId, earlier)
      }
      const made = await maker.make(actor, body)
      const now = clock.now()
      const record = await store.add(
        {
          workspace_id: workspaceId,
          created_by: actor.userId,
          idempotency_key: body.idempotency_key,
          title: body.title,
          source: body.source,
          product_id: made.productId,
          product_name: made.productName,
          brand_profile_id: body.brand_profile_id,
          project: made.project,
          taken: made.taken,
          not_taken: made.notTaken,
          created_at: now,
          updated_at: now,
        },
        new Set(),
      )
      return presentWhole(workspaceId, record)
    },

    /**
     * Saves an edited project.
     * @throws DomainError 409 `version_conflict` when the video was saved in the meantime; 422 on `project` when it shows a file that the
     *   workspace does not have and the stored project does not show; 404
     */
    async update(
      { workspaceId }: Actor,
      id: string,
      { project, version }: HandlerInput<typeof updateVideo>['body'],
    ): Promise<StoredVideo> {
      await db.transaction().execute(async (transaction) => {
        const stored = createVideoRepository(transaction)
        const before = required(await stored.find(workspaceId, id), 'video')
        if ((await stored.lockVersion(workspaceId, id)) !== version) {
          throw conflict('Somebody else changed this video. Load it again to see the changes.', 'version_conflict')
        }
        const used = await store.useAssets(transaction, workspaceId, project, new Set(listVideoAssets(before.project)))
        await stored.update(workspaceId, { id, project }, used, clock.now())
      })
      return presentWhole(workspaceId, await videos.find(workspaceId, id))
    },

    async rename(actor: Actor, id: string, title: string): Promise<VideoSummary> {
      await videos.rename(actor.workspaceId, id, title, clock.now())
      return presentOne(actor.workspaceId, await find(actor, id))
    },

    /** Copies a project; its renders stay with the first one. */
    async duplicate(actor: Actor, id: string, key: string): Promise<VideoSummary> {
      const { workspaceId } = actor
      const copied = await videos.findByKey(workspaceId, key)
      const original = required(copied ?? (await find(actor, id)), 'video')
      if (copied !== undefined) {
        return presentOne(workspaceId, copied)
      }
      const copy = toCopy(original, { created_by: actor.userId, idempotency_key: key, now: clock.now() })
      const record = await store.add(copy, new Set(listVideoAssets(original.project)))
      return presentOne(workspaceId, record)
    },

    /** Removes a video, in the transaction that cancels its renders. @throws DomainError 404 */
    async remove(transaction: Database, { workspaceId }: Owner, id: string): Promise<void> {
      const now = clock.now()
      if (!(await createVideoRepository(transaction).setDeletedAt(workspaceId, id, now, now))) {
        throw notFound('video')
      }
    },

    /** Keeps a video as it is until the transaction ends. @returns its version; undefined when it was removed */
    lockVersion: (transaction: Database, { workspaceId }: Owner, id: string): Promise<number | undefined> =>
      createVideoRepository(transaction).lockVersion(workspaceId, id),

    /** The same, with its title and author. @throws DomainError 404 */
    async lock(transaction: Database, { workspaceId }: Owner, id: string): Promise<TitledRow> {
      return required(await createVideoRepository(transaction).lockTitled(workspaceId, id), 'video')
    },

    /** Brings a removed video back; restoring an existing one changes nothing. */
    async restore(actor: Actor, id: string): Promise<VideoSummary> {
      await videos.setDeletedAt(actor.workspaceId, id, null, clock.now())
      return presentOne(actor.workspaceId, await find(actor, id))
    },

    /** Stores the state of the last render, its poster, and what all renders have cost, in the transaction that changed them. */
    async setRendered(
      transaction: Database,
      { workspaceId, id }: { workspaceId: string; id: string },
      rendered: Pick<VideoRow, 'state' | 'poster_asset_id' | 'credits_used'>,
    ): Promise<void> {
      await createVideoRepository(transaction).setRendered(workspaceId, id, rendered)
    },
  }
}

export type VideoService = ReturnType<typeof createVideoService>

/** A new video with the project of another one. */
function toCopy(
  original: VideoRecord,
  { now, ...owner }: Pick<NewVideo, 'created_by' | 'idempotency_key'> & { now: Date },
): NewVideo {
  const { workspace_id, title, source, product_id, product_name, brand_profile_id, project, taken, not_taken } =
    original
  return {
    ...owner,
    workspace_id,
    title: `${title.slice(0, LONGEST_TITLE - COPY.length)}${COPY}`,
    source,
    product_id,
    product_name,
    brand_profile_id,
    project,
    taken,
    not_taken,
    created_at: now,
    updated_at: now,
  }
}
