import type {
  BrandProfile,
  createBrandProfile,
  listBrandProfiles,
  updateBrandProfile,
} from '@marquee/contract/brand-profiles'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { newestPosition } from '../../../platform/database/newest-first.ts'
import { conflict, invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import {
  type BrandProfileContent,
  type BrandProfileRecord,
  createBrandProfileRepository,
} from './brand-profiles.repository.ts'

export { getDefaultLook } from './default-look.ts'
export { toCreativeLook } from './to-creative-look.ts'

interface Dependencies {
  db: Database
  clock: Clock
  assets: Pick<AssetService, 'find' | 'use'>
}

/** The rules of brand profiles. Every function answers 404 for an id of another workspace. */
export function createBrandProfileService({ db, clock, assets }: Dependencies) {
  /** @throws DomainError 422 on the logo or font whose file does not belong to the workspace or has the wrong kind */
  async function checkContent(transaction: Database, actor: Actor, content: BrandProfileContent): Promise<void> {
    const fontIds = content.fonts.flatMap(({ asset_id }) => asset_id ?? [])
    const used = await assets.use(transaction, actor.workspaceId, [...new Set([...content.logo_ids, ...fontIds])])
    const kinds = new Map(used.map(({ id, kind }) => [id, kind]))
    if (content.logo_ids.some((id) => kinds.get(id) !== 'image')) {
      throw invalid({ logo_ids: ['A logo was not found. Upload it again.'] })
    }
    if (fontIds.some((id) => kinds.get(id) !== 'font')) {
      throw invalid({ fonts: ['A font file was not found. Upload it again.'] })
    }
  }

  async function present(workspaceId: string, records: readonly BrandProfileRecord[]): Promise<BrandProfile[]> {
    const ids = records.flatMap(({ logo_ids, fonts }) => [
      ...logo_ids,
      ...fonts.flatMap(({ asset_id }) => asset_id ?? []),
    ])
    const found = new Map((await assets.find(workspaceId, ids)).map((asset) => [asset.id, asset]))
    return records.map(({ logo_ids, fonts, ...profile }) => ({
      ...profile,
      logos: logo_ids.flatMap((id) => found.get(id) ?? []),
      fonts: fonts.map(({ role, family, asset_id }) => ({
        role,
        family,
        asset: asset_id === null ? null : (found.get(asset_id) ?? null),
      })),
    }))
  }

  async function presentOne(actor: Pick<Actor, 'workspaceId'>, record: BrandProfileRecord): Promise<BrandProfile> {
    const [profile] = await present(actor.workspaceId, [record])
    return required(profile, 'brand profile')
  }

  return {
    /** A page of the workspace's profiles, newest first. */
    async list(actor: Actor, { cursor, limit }: HandlerInput<typeof listBrandProfiles>['query']) {
      const after = decodeCursor(newestPosition, cursor)
      const records = await createBrandProfileRepository(db).list(actor.workspaceId, after, limit + 1)
      const { page, next_cursor } = takePage(records, limit, ({ created_at, id }) => ({ created_at, id }))
      return { data: await present(actor.workspaceId, page), meta: { next_cursor } }
    },

    async get(actor: Pick<Actor, 'workspaceId'>, id: string): Promise<BrandProfile> {
      return presentOne(
        actor,
        required(await createBrandProfileRepository(db).find(actor.workspaceId, id), 'brand profile'),
      )
    },

    /** Whether the workspace has this profile; removed profiles do not count. @param reader the caller's transaction, if any */
    async exists(reader: Database, workspaceId: string, id: string): Promise<boolean> {
      return (await createBrandProfileRepository(reader).find(workspaceId, id)) !== undefined
    },

    /** @throws DomainError 422 on `logo_ids` or `fonts` when a file does not belong to the workspace */
    async create(actor: Actor, body: HandlerInput<typeof createBrandProfile>['body']): Promise<BrandProfile> {
      const { idempotency_key: key, ...content } = body
      const record = await db.transaction().execute(async (transaction) => {
        const profiles = createBrandProfileRepository(transaction)
        await checkContent(transaction, actor, content)
        await profiles.insert(actor.workspaceId, key, content, clock.now())
        return profiles.getByIdempotencyKey(actor.workspaceId, key)
      })
      return presentOne(actor, record)
    },

    /** @throws DomainError 409 `version_conflict` when the profile was saved in the meantime, 422 as above */
    async update(
      actor: Actor,
      id: string,
      body: HandlerInput<typeof updateBrandProfile>['body'],
    ): Promise<BrandProfile> {
      const { version, ...content } = body
      const record = await db.transaction().execute(async (transaction) => {
        const profiles = createBrandProfileRepository(transaction)
        await checkContent(transaction, actor, content)
        if (required(await profiles.lockVersion(actor.workspaceId, id), 'brand profile') !== version) {
          throw conflict('Somebody else changed this profile. Load it again to see the changes.', 'version_conflict')
        }
        await profiles.replace(actor.workspaceId, id, content, clock.now())
        return required(await profiles.find(actor.workspaceId, id), 'brand profile')
      })
      return presentOne(actor, record)
    },

    async delete(actor: Actor, id: string): Promise<void> {
      const now = clock.now()
      if (!(await createBrandProfileRepository(db).setDeletedAt(actor.workspaceId, id, now, now))) {
        throw notFound('brand profile')
      }
    },

    /** Restores a removed profile; restoring an existing one changes nothing. */
    async restore(actor: Actor, id: string): Promise<BrandProfile> {
      const profiles = createBrandProfileRepository(db)
      await profiles.setDeletedAt(actor.workspaceId, id, null, clock.now())
      return presentOne(actor, required(await profiles.find(actor.workspaceId, id), 'brand profile'))
    },
  }
}

export type BrandProfileService = ReturnType<typeof createBrandProfileService>
