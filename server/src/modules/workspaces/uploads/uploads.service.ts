import { Readable } from 'node:stream'
import type { StoredAsset } from '@marquee/contract/assets'
import { getMaxUploadBytes, MAX_UNFINISHED_UPLOADS, type ResumableKind, type Upload } from '@marquee/contract/uploads'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { lockUntilEnd } from '../../../platform/database/with-lock.ts'
import { conflict, DomainError, invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import { toPlainFileName } from '../../../platform/http/plain-file-name.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { AssetService } from '../assets/assets.service.ts'
import { createPartFiles } from './part-files.ts'
import { createPartReader } from './part-reader.ts'
import { createUploadRepository, type UploadOwner, type UploadRow } from './uploads.repository.ts'

/** An upload is removed so long after its last bytes. */
export const KEPT_MS = 3 * DAY_MS

const MB = 1024 * 1024
/** The refusals after which the same bytes would be refused again. */
const FINAL_REFUSALS: readonly number[] = [413, 422]

interface Dependencies {
  db: Database
  clock: Clock
  storage: Storage
  assets: Pick<AssetService, 'store' | 'findFreeBytes'>
}

interface NewFile {
  kind: ResumableKind
  name: string
  size: number
  fileKey: string
}

/** Uploads that continue where they stopped. Their bytes are parts in the storage, so that every process can continue every upload. */
export function createUploadService({ db, clock, storage, assets }: Dependencies) {
  const uploads = createUploadRepository(db)
  const parts = createPartFiles({ clock, storage, uploads })

  async function require(owner: UploadOwner, id: string): Promise<UploadRow> {
    return required(await uploads.find(owner, id), 'upload')
  }

  /** @throws DomainError 422 on `file` */
  function refuseUnfit({ kind, name, size }: NewFile): void {
    const most = getMaxUploadBytes(kind)
    if (size === 0) {
      throw invalid({ file: ['The file is empty.'] })
    }
    if (size > most) {
      throw invalid({ file: [`${name} is larger than ${most / MB} MB.`] })
    }
  }

  /** Call it while no other upload of the workspace is started. @throws DomainError 422 on `file` */
  async function refuseWithoutRoom(transaction: Database, owner: UploadOwner, size: number): Promise<void> {
    const others = createUploadRepository(transaction)
    const unfinished = await others.listUnfinished(owner, MAX_UNFINISHED_UPLOADS)
    if (unfinished.length === MAX_UNFINISHED_UPLOADS) {
      throw invalid({ file: [`You have ${MAX_UNFINISHED_UPLOADS} unfinished uploads. Finish or discard one of them.`] })
    }
    const free = await assets.findFreeBytes(transaction, owner.workspaceId)
    if (size > free - (await others.countUnfinishedBytes(owner.workspaceId))) {
      throw invalid({ file: ['The storage of this workspace is full. Remove what is no longer needed.'] })
    }
  }

  const get = async (owner: UploadOwner, id: string): Promise<Upload> => present(await require(owner, id))

  return {
    /** Starts an upload, or finds that of the same file. @throws DomainError 422 on `file` when it cannot be stored */
    async start(owner: UploadOwner, file: NewFile): Promise<Upload> {
      const { workspaceId, userId } = owner
      const wanted = { ...file, name: toPlainFileName(file.name, file.kind), workspaceId, userId }
      refuseUnfit(wanted)
      return db.transaction().execute(async (transaction) => {
        await lockUntilEnd(transaction, `uploads ${workspaceId}`)
        const inside = createUploadRepository(transaction)
        const earlier = await inside.findSame(wanted)
        if (earlier !== undefined) {
          return present(earlier)
        }
        await refuseWithoutRoom(transaction, owner, file.size)
        return present(await inside.create(wanted, clock.now()))
      })
    },

    listUnfinished: async (owner: UploadOwner): Promise<Upload[]> =>
      (await uploads.listUnfinished(owner, MAX_UNFINISHED_UPLOADS)).map(present),

    /** @throws DomainError 404 */
    get,

    /**
     * Appends bytes, as many as arrive before the body or its connection ends.
     * @param bytes.position where the body begins in the file
     * @param bytes.length the announced length of the body; null when it is unknown
     * @throws DomainError 404, 409 when the upload is not at the position, 413 when there are more bytes than are missing
     */
    async append(
      owner: UploadOwner,
      id: string,
      bytes: { body: Readable; position: number; length: number | null; signal: AbortSignal },
    ): Promise<Upload> {
      const row = await require(owner, id)
      if (bytes.position !== row.received || row.kept_at !== null) {
        throw conflict('The upload continues at another byte.')
      }
      const missing = row.size - row.received
      if ((bytes.length ?? 0) > missing) {
        throw new DomainError(413, 'These are more bytes than the file was announced to have.')
      }
      const reader = createPartReader(bytes.body, { missing, signal: bytes.signal })
      await parts.append(row, reader)
      if (reader.isTooLong()) {
        throw new DomainError(413, 'These are more bytes than the file was announced to have.')
      }
      return get(owner, id)
    },

    /**
     * Checks the file of a complete upload and stores it as an asset. Later calls answer with the same asset.
     * @throws DomainError 404, 409 when bytes are missing, 413 or 422 on `file` when the file is refused; then its upload is removed
     */
    async keep(owner: UploadOwner, id: string): Promise<StoredAsset> {
      const { kind, name, size, received } = await require(owner, id)
      if (received < size) {
        throw conflict('Parts of the file have not arrived.', 'upload_incomplete')
      }
      try {
        const stream = Readable.from(parts.read(id), { objectMode: false })
        const asset = await assets.store(owner, { stream, name, kind, idempotencyKey: id })
        await uploads.markKept(id, clock.now())
        return asset
      } catch (error) {
        if (error instanceof DomainError && FINAL_REFUSALS.includes(error.status)) {
          await uploads.remove(owner, id)
        }
        throw error
      }
    },

    /** @throws DomainError 404 */
    async discard(owner: UploadOwner, id: string): Promise<void> {
      if (!(await uploads.remove(owner, id))) {
        throw notFound('upload')
      }
    },
  }
}

export type UploadService = ReturnType<typeof createUploadService>

function present({ id, kind, name, size, received, updated_at }: UploadRow): Upload {
  const expires_at = new Date(updated_at.getTime() + KEPT_MS).toISOString()
  return { id, kind, name, size, received, expires_at }
}
