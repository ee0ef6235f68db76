import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { AssetKind, StoredAsset, ThumbnailWidth } from '@marquee/contract/assets'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, notFound } from '../../../platform/errors/domain-error.ts'
import { errorCode } from '../../../platform/errors/error-code.ts'
import type { ForeignFiles } from '../../../platform/foreign-files/foreign-files.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { toPlainFileName } from '../../../platform/http/plain-file-name.ts'
import type { SoundNormalizer } from '../../../platform/sound/sound-normalizer.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { VideoInspector } from '../../../platform/video/video-inspector.ts'
import { presentAsset, toExtension } from './asset-address.ts'
import { type AssetRow, createAssetRepository } from './assets.repository.ts'
import { readFonts } from './read-fonts.ts'
import { openThumbnail } from './open-thumbnail.ts'
import { tellCreativeKind } from './tell-creative-kind.ts'
import { type AssetContent, writeAsset } from './write-asset.ts'

/** The owner of an asset. Without a user, the product itself made the asset. */
type AssetOwner = Pick<Actor, 'workspaceId'> & { userId: string | null }

export { listStoredKeys } from './open-thumbnail.ts'

export type NewAsset = AssetContent & {
  /** `creative`: an image or a video, decided by its first bytes. */
  kind: AssetKind | 'creative'
  /** The display name of the file; never used as a path. */
  name: string
  /** `generated`: an image made by the product, stored unchanged. Default `upload`: encoded again. */
  origin?: 'upload' | 'generated'
  /** Whether it is an SVG image, which is converted to pixels. */
  isDrawing?: boolean
  /** The same key answers with the asset that was stored first. */
  idempotencyKey?: string | undefined
}

/** An asset that is about to be sent. */
export interface OpenAsset {
  asset: StoredAsset
  contentType: string
  etag: string
  /** The size in bytes of the sent file, which may be a thumbnail. */
  size: number
  /** @param range in bytes, both ends included */
  stream: (range?: { start: number; end: number }) => Promise<Readable>
}

interface Dependencies {
  db: Database
  clock: Clock
  storage: Storage
  videos: Pick<VideoInspector, 'inspect'>
  sounds: Pick<SoundNormalizer, 'normalize'>
  foreignFiles: ForeignFiles
  /** Called in the transaction that stores an image from outside. */
  onImageStored?: (transaction: Database, asset: { workspaceId: string; assetId: string }) => Promise<void>
}

const UNIQUE_VIOLATION = '23505'

/**
 * The files of a workspace: images, videos, sounds, PDF, ZIP and fonts. Users of an asset refer to it by a foreign key, from any table. An
 * asset without references is removed some days after its last use.
 */
export function createAssetService({ db, clock, storage, foreignFiles, videos, sounds, onImageStored }: Dependencies) {
  const assets = createAssetRepository(db)

  async function findRow(workspaceId: string, id: string): Promise<AssetRow> {
    const [row] = await assets.find(workspaceId, [id])
    if (row === undefined) {
      throw notFound('file')
    }
    return row
  }

  async function storeNew({ workspaceId, userId }: AssetOwner, file: NewAsset): Promise<StoredAsset> {
    const { kind, content } =
      file.kind === 'creative' ? await tellCreativeKind(file) : { kind: file.kind, content: file }
    const id = await assets.newId()
    const key = `workspaces/${workspaceId}/assets/${id}`
    const times = { created_at: clock.now(), updated_at: clock.now() }
    await assets.begin({
      id,
      workspace_id: workspaceId,
      user_id: userId,
      kind,
      name: toPlainFileName(file.name),
      content_type: '',
      size: 0,
      hash: '',
      storage_key: key,
      ...times,
    })
    try {
      const source = {
        ...content,
        kind,
        origin: file.origin,
        isDrawing: file.isDrawing,
        readFonts: () => readFonts(assets, storage, workspaceId),
      }
      const facts = await writeAsset({ storage, foreignFiles, videos, sounds }, key, source)
      const row = await db.transaction().execute(async (transaction) => {
        const now = clock.now()
        const repository = createAssetRepository(transaction)
        if (!(await repository.addUsage(workspaceId, facts.size, now))) {
          throw invalid({ file: ['The storage of this workspace is full. Remove what is no longer needed.'] })
        }
        const marks = { idempotency_key: file.idempotencyKey ?? null, stored_at: now, updated_at: now }
        if (kind === 'image' && file.origin !== 'generated') {
          await onImageStored?.(transaction, { workspaceId, assetId: id })
        }
        return repository.finish(id, { ...facts, ...marks })
      })
      return presentAsset(row)
    } catch (error) {
      await storage.delete(key)
      await assets.remove(id)
      throw error
    }
  }

  return {
    /**
     * Checks and stores a file.
     * @throws DomainError 413 when it is too large, 422 on `file` when it is not of its kind, damaged, or over the quota
     */
    async store(owner: AssetOwner, file: NewAsset): Promise<StoredAsset> {
      const { idempotencyKey } = file
      const findEarlier = async () =>
        idempotencyKey === undefined ? undefined : assets.findByIdempotencyKey(owner.workspaceId, idempotencyKey)
      const earlier = await findEarlier()
      if (earlier !== undefined) {
        return presentAsset(earlier)
      }
      try {
        return await storeNew(owner, file)
      } catch (error) {
        const winner = errorCode(error) === UNIQUE_VIOLATION ? await findEarlier() : undefined
        if (winner === undefined) {
          throw error
        }
        return presentAsset(winner)
      }
    },

    /** Those of the idempotency keys under which the workspace has a file. */
    findKnownKeys: async (workspaceId: string, keys: readonly string[]): Promise<Set<string>> =>
      new Set(await assets.listKnownKeys(workspaceId, keys)),

    /** The assets of a workspace among these ids, in no particular order; ids of other workspaces are left out. */
    async find(workspaceId: string, ids: readonly string[]): Promise<StoredAsset[]> {
      return ids.length === 0 ? [] : (await assets.find(workspaceId, ids)).map(presentAsset)
    },

    /**
     * The same for assets that the caller's transaction is about to refer to: they are kept until the transaction ends.
     * The caller must refuse ids that are missing in the answer.
     */
    async use(transaction: Database, workspaceId: string, ids: readonly string[]): Promise<StoredAsset[]> {
      return ids.length === 0
        ? []
        : (await createAssetRepository(transaction).use(workspaceId, ids, clock.now())).map(presentAsset)
    },

    /** Every file of a workspace, with its name in the workspace's archive. */
    async listForArchive(workspaceId: string): Promise<{ name: string; storageKey: string }[]> {
      const rows = await assets.listAll(workspaceId)
      return rows.map((row) => ({ name: `${row.id}.${toExtension(row.content_type)}`, storageKey: row.storage_key }))
    },

    /** @param width requests an image scaled to this width @throws DomainError 404 when the workspace has no such asset */
    async open(
      workspaceId: string,
      id: string,
      { width }: { width?: ThumbnailWidth | undefined } = {},
    ): Promise<OpenAsset> {
      const row = await findRow(workspaceId, id)
      const asset = presentAsset(row)
      if (width !== undefined && asset.kind === 'image' && width < (asset.width ?? 0)) {
        const { size, stream } = await openThumbnail(storage, row.storage_key, width)
        const etag = `"${row.hash}-${width}"`
        return { asset, contentType: 'image/webp', etag, size, stream }
      }
      const stream = async (range?: { start: number; end: number }) => {
        const object = await storage.get(row.storage_key, range)
        if (object === null) {
          throw notFound('file')
        }
        return object.stream
      }
      return { asset, contentType: row.content_type, etag: `"${row.hash}"`, size: asset.size, stream }
    },

    /** The bytes that the workspace may still store. */
    findFreeBytes: (inside: Database, id: string) => createAssetRepository(inside).findFreeBytes(id, clock.now()),

    /** All bytes of an asset. @throws DomainError 404 when the workspace has no such asset */
    async read(workspaceId: string, id: string): Promise<Buffer> {
      const { storage_key } = await findRow(workspaceId, id)
      const object = await storage.get(storage_key)
      if (object === null) {
        throw notFound('file')
      }
      return buffer(object.stream)
    },
  }
}

export type AssetService = ReturnType<typeof createAssetService>
