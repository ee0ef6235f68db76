import { type AdSearchDefinition, adSearchDefinition, type SavedSearch } from '@marquee/contract/saved-searches'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { lockUntilEnd } from '../../../platform/database/with-lock.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

/** The owner of searches. */
export interface SearchOwner {
  workspaceId: string
  userId: string
}

interface SearchContent {
  name: string
  search: AdSearchDefinition
}

/** The SQL of saved searches. Every function names the workspace and the user. */
export function createSavedSearchRepository(db: Database) {
  function searches({ workspaceId, userId }: SearchOwner) {
    return db
      .selectFrom('saved_searches')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .where('user_id', '=', userId)
  }

  function change({ workspaceId, userId }: SearchOwner) {
    return db.updateTable('saved_searches').where('workspace_id', '=', workspaceId).where('user_id', '=', userId)
  }

  return {
    /** Pinned searches in their order, then the others, newest first. */
    async list(owner: SearchOwner): Promise<SavedSearch[]> {
      const rows = await searches(owner)
        .where('deleted_at', 'is', null)
        .orderBy('pin_position', (order) => order.asc().nullsLast())
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return rows.map(toSavedSearch)
    },

    /** The keys by which users' requests, or library files, made the searches, by id. */
    async listKeys(owner: SearchOwner): Promise<ReadonlyMap<string, string>> {
      const rows = await searches(owner).where('deleted_at', 'is', null).execute()
      return new Map(rows.map((row) => [row.id, row.idempotency_key]))
    },

    async find(owner: SearchOwner, id: string): Promise<SavedSearch | undefined> {
      const row = await searches(owner).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
      return row && toSavedSearch(row)
    },

    /** Also finds a search that was removed, because its key stays used. */
    async findByIdempotencyKey(owner: SearchOwner, key: string): Promise<SavedSearch | undefined> {
      const row = await searches(owner).where('idempotency_key', '=', key).executeTakeFirst()
      return row && toSavedSearch(row)
    },

    /** Makes changes that count and write the user's searches run one after the other, until the transaction ends. */
    async lock({ workspaceId, userId }: SearchOwner): Promise<void> {
      const name = `saved_searches ${workspaceId} ${userId}`
      await lockUntilEnd(db, name)
    },

    async insert(
      { workspaceId, userId }: SearchOwner,
      key: string,
      { name, search }: SearchContent,
      now: Date,
    ): Promise<SavedSearch> {
      const row = await db
        .insertInto('saved_searches')
        .values({
          workspace_id: workspaceId,
          user_id: userId,
          idempotency_key: key,
          name,
          search: JSON.stringify(search),
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return toSavedSearch(row)
    },

    /** @returns undefined when the user has no such search */
    async update(
      owner: SearchOwner,
      id: string,
      { name, search }: { [Name in keyof SearchContent]?: SearchContent[Name] | undefined },
      now: Date,
    ): Promise<SavedSearch | undefined> {
      const row = await change(owner)
        .set({
          updated_at: now,
          ...(name !== undefined && { name }),
          ...(search !== undefined && { search: JSON.stringify(search) }),
        })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .returningAll()
        .executeTakeFirst()
      return row && toSavedSearch(row)
    },

    /** Sets or clears the time of removal; a search that already has one keeps it. */
    async setDeletedAt(owner: SearchOwner, id: string, deletedAt: Date | null, now: Date): Promise<boolean> {
      const result = await change(owner)
        .set({ deleted_at: deletedAt, updated_at: now })
        .where('id', '=', id)
        .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** Pins exactly these searches, in this order. */
    async pin(owner: SearchOwner, ids: readonly string[], now: Date): Promise<void> {
      await change(owner)
        .set({
          pin_position: sql<number | null>`array_position(${[...ids]}::uuid[], id)`,
          updated_at: now,
        })
        .where(sql<boolean>`pin_position is distinct from array_position(${[...ids]}::uuid[], id)`)
        .where('deleted_at', 'is', null)
        .execute()
    },
  }
}

function toSavedSearch(row: Selectable<Tables['saved_searches']>): SavedSearch {
  return {
    id: row.id,
    name: row.name,
    search: adSearchDefinition.parse(row.search),
    is_pinned: row.pin_position !== null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
