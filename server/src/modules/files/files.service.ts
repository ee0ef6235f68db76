import { createHash } from 'node:crypto'
import type { StoredFile } from '@marquee/contract/files'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Storage, StoredObject } from '../../platform/storage/storage.ts'
import { type CleanImage, cleanImage } from './clean-image.ts'
import { createFileRepository, type FileRow } from './files.repository.ts'

export interface ServedFile {
  object: StoredObject
  contentType: string
  etag: string
}

/** Pictures of a workspace. */
export interface FileService {
  /** Cleans and stores an uploaded picture. @throws DomainError 422 on `file` when it is no picture we take */
  uploadImage(actor: Actor, upload: Buffer): Promise<StoredFile>
  /** The files of a workspace among these ids, in no particular order; ids of others are left out. */
  findFiles(workspaceId: string, ids: readonly string[]): Promise<StoredFile[]>
  /** Every file of a workspace, as an archive of it names them. */
  listForArchive(workspaceId: string): Promise<{ name: string; storageKey: string }[]>
  /** @throws DomainError 404 when the workspace has no such file */
  openFile(workspaceId: string, id: string): Promise<ServedFile>
}

interface Dependencies {
  db: Database
  clock: Clock
  storage: Storage
}

export function createFileService({ db, clock, storage }: Dependencies): FileService {
  const files = createFileRepository(db)
  const cleanInTurn = oneAfterTheOther(cleanImage)
  return {
    async uploadImage(actor, upload) {
      const image = await cleanInTurn(upload)
      const hash = createHash('sha256').update(image.content).digest('hex')
      // Bytes first: a row always has its picture, and a picture without a row is asked for by nobody.
      await storage.put(storageKey(actor.workspaceId, hash), image.content)
      const now = clock.now()
      const row = await files.insert({
        workspace_id: actor.workspaceId,
        uploaded_by: actor.userId,
        content_type: 'image/webp',
        width: image.width,
        height: image.height,
        size: image.content.byteLength,
        hash,
        created_at: now,
        updated_at: now,
      })
      return present(row)
    },
    async findFiles(workspaceId, ids) {
      return ids.length === 0 ? [] : (await files.find(workspaceId, ids)).map(present)
    },
    async listForArchive(workspaceId) {
      const rows = await files.listAll(workspaceId)
      return rows.map(({ id, hash }) => ({ name: `${id}.webp`, storageKey: storageKey(workspaceId, hash) }))
    },
    async openFile(workspaceId, id) {
      const [row] = await files.find(workspaceId, [id])
      const object = row && (await storage.get(storageKey(workspaceId, row.hash)))
      if (!row || !object) {
        throw notFound('file')
      }
      return { object, contentType: row.content_type, etag: `"${row.hash}"` }
    },
  }
}

function storageKey(workspaceId: string, hash: string): string {
  return `workspaces/${workspaceId}/files/${hash}.webp`
}

function present(row: FileRow): StoredFile {
  const { id, content_type, width, height, size } = row
  return { id, url: `/files/${id}.webp`, content_type, width, height, size }
}

/** A decoded picture may take 200 MB, so that only one is in work at a time. */
function oneAfterTheOther(clean: (upload: Buffer) => Promise<CleanImage>): (upload: Buffer) => Promise<CleanImage> {
  let last: Promise<unknown> = Promise.resolve()
  return (upload) => {
    const result = last.then(() => clean(upload))
    last = result.catch(() => undefined)
    return result
  }
}
