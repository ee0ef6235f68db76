import type { BriefChanges, BriefStatus } from '@marquee/contract/briefs'
import { sql } from 'kysely'
import { containsPattern } from '../../../platform/database/contains-pattern.ts'
import type { Database } from '../../../platform/database/database.ts'
import { lockVersion } from '../../../platform/database/workspace-rows.ts'
import {
  type BriefContent,
  type BriefRecord,
  type BriefSummaryRecord,
  toColumns,
  toRecord,
  toSummary,
} from './briefs.rows.ts'

/** The position after which a page of the list starts. */
export interface BriefPosition {
  updated_at: string
  id: string
}

interface ListOptions {
  q: string | undefined
  status: BriefStatus | undefined
  isArchived: boolean
  after: BriefPosition | null
  limit: number
}

interface NewBrief {
  createdBy: string
  idempotencyKey: string
  content: BriefContent
}

/** The SQL of briefs. Every function names the workspace; an id of another workspace finds no row. */
export function createBriefRepository(db: Database) {
  function briefs(workspaceId: string) {
    return db.selectFrom('briefs').selectAll().select([dueDay, referenceAdIds]).where('workspace_id', '=', workspaceId)
  }

  return {
    /** Up to `limit` briefs, last changed first. */
    async list(
      workspaceId: string,
      { q, status, isArchived, after, limit }: ListOptions,
    ): Promise<BriefSummaryRecord[]> {
      let query = db
        .selectFrom('briefs')
        .select([...summaryColumns, dueDay])
        .where('workspace_id', '=', workspaceId)
        .where('archived_at', isArchived ? 'is not' : 'is', null)
      if (q !== undefined) {
        const pattern = containsPattern(q)
        query = query.where((is) => is.or([is('title', 'ilike', pattern), is('objective', 'ilike', pattern)]))
      }
      if (status !== undefined) {
        query = query.where('status', '=', status)
      }
      if (after !== null) {
        const changedAt = new Date(after.updated_at)
        query = query.where(sql<boolean>`(updated_at, id) < (${changedAt}::timestamptz, ${after.id}::uuid)`)
      }
      const rows = await query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
      return rows.map(toSummary)
    },

    async find(workspaceId: string, id: string): Promise<BriefRecord | undefined> {
      const row = await briefs(workspaceId).where('id', '=', id).executeTakeFirst()
      return row && toRecord(row)
    },

    async getByIdempotencyKey(workspaceId: string, key: string): Promise<BriefRecord> {
      return toRecord(await briefs(workspaceId).where('idempotency_key', '=', key).executeTakeFirstOrThrow())
    },

    /** Does nothing when the workspace has already used the idempotency key. */
    async insert(workspaceId: string, { createdBy, idempotencyKey, content }: NewBrief, now: Date): Promise<boolean> {
      const row = await db
        .insertInto('briefs')
        .values({
          ...toColumns(content),
          workspace_id: workspaceId,
          created_by: createdBy,
          idempotency_key: idempotencyKey,
          created_at: now,
          updated_at: now,
        })
        .onConflict((on) => on.columns(['workspace_id', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (row !== undefined) {
        await insertReferenceAds(row.id, content.reference_ad_ids, now)
      }
      return row !== undefined
    },

    /** The facts that feedback on a brief needs, with the author, who is notified. Locks the brief until the transaction ends. */
    async lock(workspaceId: string, id: string) {
      return await db
        .selectFrom('briefs')
        .select(['title', 'status', 'version', 'created_by', 'archived_at'])
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    },

    /** Keeps the version, because the content did not change. */
    async setStatus(workspaceId: string, id: string, status: BriefStatus, now: Date): Promise<void> {
      await db
        .updateTable('briefs')
        .set({ status, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
    },

    /** Locks the brief until the transaction ends, so that the second of two concurrent saves sees the version of the first. */
    async lockVersion(workspaceId: string, id: string): Promise<number | undefined> {
      return await lockVersion(db, 'briefs', { workspaceId, id })
    },

    /** Writes the named fields and increments the version. */
    async update(workspaceId: string, id: string, changes: BriefChanges, now: Date): Promise<void> {
      await db
        .updateTable('briefs')
        .set((column) => ({ ...toColumns(changes), version: column('version', '+', 1), updated_at: now }))
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
      if (changes.reference_ad_ids !== undefined) {
        await db.deleteFrom('brief_reference_ads').where('brief_id', '=', id).execute()
        await insertReferenceAds(id, changes.reference_ad_ids, now)
      }
    },

    /** Archives or restores. Keeps the version: the content did not change, so an open editor can continue. */
    async setArchivedAt(workspaceId: string, id: string, archivedAt: Date | null, now: Date): Promise<void> {
      await db
        .updateTable('briefs')
        .set({ archived_at: archivedAt, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('archived_at', archivedAt === null ? 'is not' : 'is', null)
        .execute()
    },
  }

  async function insertReferenceAds(briefId: string, adIds: readonly string[], now: Date): Promise<void> {
    if (adIds.length > 0) {
      await db
        .insertInto('brief_reference_ads')
        .values(
          adIds.map((ad_id, position) => ({ brief_id: briefId, position, ad_id, created_at: now, updated_at: now })),
        )
        .execute()
    }
  }
}

const summaryColumns = [
  'id',
  'created_by',
  'title',
  'status',
  'objective',
  'archived_at',
  'version',
  'created_at',
  'updated_at',
] as const

const dueDay = sql<string | null>`to_char(due_date, 'YYYY-MM-DD')`.as('due_day')

const referenceAdIds = sql<
  string[]
>`array(select ad_id from brief_reference_ads where brief_id = briefs.id order by position)`.as('reference_ad_ids')
