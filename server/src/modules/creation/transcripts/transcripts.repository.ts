import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { TranscriptSubject } from '@marquee/contract/transcripts'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Table = Tables['transcripts']
export type TranscriptRow = Selectable<Table>

const UNFINISHED = ['waiting', 'running'] as const

/** The SQL of transcripts. Functions for members name the workspace; background work takes the id from its job. */
export function createTranscriptRepository(db: Database) {
  const transcripts = (workspaceId: string) =>
    db.selectFrom('transcripts').selectAll().where('workspace_id', '=', workspaceId)

  return {
    /** @returns undefined when the workspace has a transcript of this video, or has used the key already */
    insert: (row: Insertable<Table>): Promise<TranscriptRow | undefined> =>
      db
        .insertInto('transcripts')
        .values(row)
        .onConflict((on) => on.doNothing())
        .returningAll()
        .executeTakeFirst(),

    /** The transcript of a video; a failed one only while there is no other. */
    findOf(workspaceId: string, subject: TranscriptSubject): Promise<TranscriptRow | undefined> {
      const found =
        'ad_id' in subject
          ? transcripts(workspaceId).where('ad_id', '=', subject.ad_id)
          : transcripts(workspaceId).where('asset_id', '=', subject.asset_id)
      return found
        .orderBy(sql`state = 'failed'`)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
    },

    findByKey: (workspaceId: string, key: string): Promise<TranscriptRow | undefined> =>
      transcripts(workspaceId).where('idempotency_key', '=', key).executeTakeFirst(),

    findUnfinished: (id: string): Promise<TranscriptRow | undefined> =>
      db.selectFrom('transcripts').selectAll().where('id', '=', id).where('state', 'in', UNFINISHED).executeTakeFirst(),

    /** Changes an unfinished transcript. @returns whether it was unfinished */
    async update(id: string, changes: Updateable<Table>): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('transcripts')
        .set(changes)
        .where('id', '=', id)
        .where('state', 'in', UNFINISHED)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    remove: (workspaceId: string, id: string): Promise<TranscriptRow | undefined> =>
      db
        .deleteFrom('transcripts')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    /** Unfinished transcripts that no worker has updated since then. */
    listLost: (before: Date, limit: number): Promise<TranscriptRow[]> =>
      db
        .selectFrom('transcripts')
        .selectAll()
        .where('state', 'in', UNFINISHED)
        .where('updated_at', '<', before)
        .limit(limit)
        .execute(),

    /** The ads of a workspace's transcripts that match a tsquery; without one, all in which something is said. */
    async listAdIds(workspaceId: string, query: string | null): Promise<string[]> {
      const rows = await db
        .selectFrom('transcripts')
        .select('ad_id')
        .where('workspace_id', '=', workspaceId)
        .where('state', '=', 'done')
        .where('ad_id', 'is not', null)
        .where(query === null ? sql<boolean>`terms <> ''` : sql<boolean>`terms @@ ${query}::tsquery`)
        .execute()
      return rows.flatMap(({ ad_id }) => ad_id ?? [])
    },
  }
}
