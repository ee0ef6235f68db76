import { randomUUID } from 'node:crypto'
import type { ResumableKind } from '@marquee/contract/uploads'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Row = Selectable<Tables['uploads']>

/** An upload with its sizes as numbers. */
export type UploadRow = Omit<Row, 'size' | 'received'> & { size: number; received: number }

/** Whose uploads are meant: each member sees only the own ones. */
export interface UploadOwner {
  workspaceId: string
  userId: string
}

interface NewUpload extends UploadOwner {
  kind: ResumableKind
  name: string
  size: number
  fileKey: string
}

export interface PartRow {
  id: string
  storage_key: string
  position: number
}

/** A part whose file is complete. */
interface WrittenPart {
  id: string
  position: number
  size: number
  /** How far the upload was when the part was begun. */
  continues: number
  /** The part before, whose bytes are in this one now. */
  replaces: string | null
}

/** The SQL of uploads and their parts. Functions for background work see all workspaces. */
export function createUploadRepository(db: Database) {
  const own = ({ workspaceId, userId }: UploadOwner) =>
    db.selectFrom('uploads').selectAll().where('workspace_id', '=', workspaceId).where('user_id', '=', userId)

  return {
    async findSame({ kind, size, fileKey, ...owner }: NewUpload): Promise<UploadRow | undefined> {
      const same = own(owner).where('kind', '=', kind).where('size', '=', String(size)).where('file_key', '=', fileKey)
      return (await same.execute()).map(withNumbers)[0]
    },

    async find(owner: UploadOwner, id: string): Promise<UploadRow | undefined> {
      return (await own(owner).where('id', '=', id).execute()).map(withNumbers)[0]
    },

    /** The uploads that are not finished, the newest first. */
    async listUnfinished(owner: UploadOwner, limit: number): Promise<UploadRow[]> {
      const unfinished = own(owner).where('kept_at', 'is', null).orderBy('id', 'desc').limit(limit)
      return (await unfinished.execute()).map(withNumbers)
    },

    /** The bytes that all unfinished uploads of a workspace will need. */
    async countUnfinishedBytes(workspaceId: string): Promise<number> {
      const { bytes } = await db
        .selectFrom('uploads')
        .select(sql<number>`coalesce(sum(size), 0)::float8`.as('bytes'))
        .where('workspace_id', '=', workspaceId)
        .where('kept_at', 'is', null)
        .executeTakeFirstOrThrow()
      return bytes
    },

    async create({ workspaceId, userId, kind, name, size, fileKey }: NewUpload, now: Date): Promise<UploadRow> {
      const row = { workspace_id: workspaceId, user_id: userId, kind, name, size, file_key: fileKey }
      const created = await db
        .insertInto('uploads')
        .values({ ...row, created_at: now, updated_at: now })
        .returningAll()
        .executeTakeFirstOrThrow()
      return withNumbers(created)
    },

    /** Notes a part before its file is written, so that the file is always removed with a row. */
    beginPart: (upload: Pick<UploadRow, 'id' | 'workspace_id'>, position: number, now: Date) =>
      db
        .insertInto('upload_parts')
        .values({
          upload_id: upload.id,
          position,
          storage_key: `workspaces/${upload.workspace_id}/uploads/${upload.id}/${randomUUID()}`,
          created_at: now,
        })
        .returning(['id', 'storage_key'])
        .executeTakeFirstOrThrow(),

    /** The last part of what has arrived, if it has less than so many bytes. */
    async findSmallEnd(uploadId: string, bytes: number): Promise<PartRow | undefined> {
      const last = await db
        .selectFrom('upload_parts')
        .select(['id', 'storage_key', 'position', 'size'])
        .where('upload_id', '=', uploadId)
        .where('size', 'is not', null)
        .orderBy('position', 'desc')
        .limit(1)
        .executeTakeFirst()
      return last !== undefined && Number(last.size) < bytes ? { ...last, position: Number(last.position) } : undefined
    },

    /** Adds a written part to what has arrived. @returns false when its upload has continued otherwise, or is gone */
    finishPart: (uploadId: string, part: WrittenPart, now: Date): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('uploads')
          .set({ received: part.position + part.size, updated_at: now })
          .where('id', '=', uploadId)
          .where('received', '=', String(part.continues))
          .where('kept_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) {
          return false
        }
        if (part.replaces !== null) {
          await transaction.deleteFrom('upload_parts').where('id', '=', part.replaces).execute()
        }
        await transaction.updateTable('upload_parts').set({ size: part.size }).where('id', '=', part.id).execute()
        return true
      }),

    async removePart(id: string): Promise<void> {
      await db.deleteFrom('upload_parts').where('id', '=', id).execute()
    },

    /** The storage keys of what has arrived, in the order of the file. */
    async listPartKeys(uploadId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('upload_parts')
        .select('storage_key')
        .where('upload_id', '=', uploadId)
        .where('size', 'is not', null)
        .orderBy('position')
        .execute()
      return rows.map(({ storage_key }) => storage_key)
    },

    async markKept(id: string, now: Date): Promise<void> {
      await db.updateTable('uploads').set({ kept_at: now }).where('id', '=', id).where('kept_at', 'is', null).execute()
    },

    async remove({ workspaceId, userId }: UploadOwner, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('uploads')
        .where('workspace_id', '=', workspaceId)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Removes the parts of uploads whose files were stored before then. @returns how many */
    async removePartsOfKept(before: Date): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('upload_parts')
        .where('upload_id', 'in', db.selectFrom('uploads').select('id').where('kept_at', '<', before))
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    /** Removes uploads that received nothing since then. @returns how many */
    async removeExpired(before: Date): Promise<number> {
      const { numDeletedRows } = await db.deleteFrom('uploads').where('updated_at', '<', before).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

export type UploadRepository = ReturnType<typeof createUploadRepository>

function withNumbers(row: Row): UploadRow {
  return { ...row, size: Number(row.size), received: Number(row.received) }
}
