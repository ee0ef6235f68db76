import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../../platform/database/database.ts'
import { isVisible } from '../../homes/homes.service.ts'
import { unpackTerms } from '../search/search-terms.ts'
import type { AdDocument } from './ad-document.ts'

/** What was built of the index of an engine. */
export interface BuiltIndex {
  shards: number
  build: number
  is_ready: boolean
}

/** The changes that the engine does not have yet. */
export interface Lag {
  changes: number
  /** Of the oldest change. */
  seconds: number
}

const packed = z.instanceof(Buffer)
const TRIGGERS = {
  ad_search: ['ad_search_note_added', 'ad_search_note_changed', 'ad_search_note_removed'],
  ad_stats: ['ad_stats_note_seen'],
} as const

const isCommon = isVisible(null, 'ad_search')

/** The SQL of feeding a search engine. */
export function createSearchIndexRepository(db: Database) {
  /**
   * Common ads alone: a workspace's own are searched in PostgreSQL.
   * @param found the rows of `ad_search`; chosen before the join, which otherwise reads all of `ad_stats` up to a lot's first
   * ad
   */
  async function readDocuments(found: RawBuilder<unknown>, build: number): Promise<AdDocument[]> {
    const { rows } = await sql<Omit<AdDocument, 'terms' | 'build'> & { packed_terms: unknown }>`
      select ad_search.ad_id, brand_id, is_active, started_ms::float8, run_key::float8, variations::float8, reach::float8,
        facets, tsvectorsend(terms) as packed_terms,
        floor(extract(epoch from greatest(verified_floor, verified_at)) * 1000)::float8 as verified_ms,
        floor(extract(epoch from greatest(seen_floor, last_seen_at)) * 1000)::float8 as seen_ms
      from (${found}) as ad_search left join ad_stats on ad_stats.ad_id = ad_search.ad_id
      order by ad_search.ad_id
    `.execute(db)
    return rows.map(({ packed_terms, ...row }) => ({ ...row, build, terms: unpackTerms(packed.parse(packed_terms)) }))
  }

  return {
    /** Lets one process at a time write to the engine, until the transaction ends. */
    async lockWriting(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended('search engine', 0))`.execute(db)
    },

    async findIndex(): Promise<BuiltIndex | undefined> {
      return await db.selectFrom('ad_search_index').select(['shards', 'build', 'is_ready']).executeTakeFirst()
    },

    /** Whether the index is complete for that many daemons and has everything that this workspace wrote. */
    async isUsable(shards: number, workspaceId: string | null): Promise<boolean> {
      const { rows } = await sql<{ is_usable: boolean }>`
        select exists (select from ad_search_index where is_ready and shards = ${shards})
          and not exists (select from ad_search_changes where awaited_by = ${workspaceId}::uuid) as is_usable
      `.execute(db)
      return rows[0]?.is_usable ?? false
    },

    /** The oldest changes, each ad once. */
    async listChanges(limit: number): Promise<{ ids: string[]; adIds: string[] }> {
      const rows = await db.selectFrom('ad_search_changes').select(['id', 'ad_id']).orderBy('id').limit(limit).execute()
      return { ids: rows.map(({ id }) => String(id)), adIds: [...new Set(rows.map(({ ad_id }) => ad_id))] }
    },

    async removeChanges(ids: readonly string[]): Promise<void> {
      await sql`delete from ad_search_changes where id = any(${[...ids]}::bigint[])`.execute(db)
    },

    /** Null while no engine is fed. */
    async readLag(now: Date): Promise<Lag | null> {
      const { rows } = await sql<Lag & { is_fed: boolean }>`
        select exists (select from ad_search_index) as is_fed, count(*)::float8 as changes,
          greatest(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::float8 as seconds
        from ad_search_changes
      `.execute(db)
      const [lag] = rows
      return lag?.is_fed ? { changes: lag.changes, seconds: lag.seconds } : null
    },

    /** The documents of these ads; none for an ad that was removed. */
    listDocuments: (adIds: readonly string[], build: number): Promise<AdDocument[]> =>
      readDocuments(sql`select * from ad_search where ad_id = any(${[...adIds]}::uuid[]) and ${isCommon}`, build),

    /** The next documents in the order of ids. */
    listDocumentsAfter: (adId: string | null, limit: number, build: number): Promise<AdDocument[]> =>
      readDocuments(
        sql`
          select * from ad_search where ${isCommon} and ${adId === null ? sql`true` : sql`ad_id > ${adId}::uuid`}
          order by ad_id limit ${limit}`,
        build,
      ),

    /** How well ads match words, as pages of PostgreSQL rank them. */
    async rank(adIds: readonly string[], rankQuery: string): Promise<ReadonlyMap<string, number>> {
      const { rows } = await sql<{ ad_id: string; rank: number }>`
        select ad_id, ts_rank_cd(terms, ${rankQuery}::tsquery)::float8 as rank from ad_search
        where ad_id = any(${[...adIds]}::uuid[])
      `.execute(db)
      return new Map(rows.map(({ ad_id, rank }) => [ad_id, rank]))
    },

    /** All facets of these ads. */
    async listFacets(adIds: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ facet: string }>`
        select distinct unnest(facets) as facet from ad_search where ad_id = any(${[...adIds]}::uuid[])
      `.execute(db)
      return rows.map(({ facet }) => facet)
    },

    /** Begins a build, from now on with a note of each change. */
    async beginBuild(shards: number, isReady: boolean, now: Date): Promise<void> {
      await sql`
        insert into ad_search_index (shards, build, is_ready, created_at, updated_at)
        values (${shards}, 1, false, ${now}, ${now})
        on conflict (is_only) do update set shards = excluded.shards, build = ad_search_index.build + 1, is_ready = ${isReady}, updated_at = excluded.updated_at
      `.execute(db)
    },

    /** @param isReady whether the engine may answer */
    async setReady(isReady: boolean, now: Date): Promise<void> {
      await db.updateTable('ad_search_index').set({ is_ready: isReady, updated_at: now }).execute()
    },

    /** Some of the oldest and of the newest ads that the engine should have. */
    async listSample(limit: number): Promise<string[]> {
      const { rows } = await sql<{ ad_id: string }>`
        (select ad_id from ad_search where ${isCommon} order by ad_id limit ${limit})
        union (select ad_id from ad_search where ${isCommon} order by ad_id desc limit ${limit})
      `.execute(db)
      return await this.listFed(rows.map(({ ad_id }) => ad_id))
    },

    /** The ads of these that no change waits for. */
    async listFed(adIds: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ ad_id: string }>`
        select ad_id from ad_search
        where ad_id = any(${[...adIds]}::uuid[]) and ad_id not in (select ad_id from ad_search_changes)
      `.execute(db)
      return rows.map(({ ad_id }) => ad_id)
    },

    /** Ends the feeding; changes that wait are forgotten. */
    async removeIndex(): Promise<void> {
      await db.deleteFrom('ad_search_index').execute()
      await db.deleteFrom('ad_search_changes').execute()
    },

    /** Turns the notes of changes on or off, after the writers of the moment. */
    async setTriggers(action: 'enable' | 'disable'): Promise<void> {
      for (const [table, triggers] of Object.entries(TRIGGERS)) {
        const actions = triggers.map((trigger) => sql`${sql.raw(action)} trigger ${sql.ref(trigger)}`)
        await sql`alter table ${sql.ref(table)} ${sql.join(actions)}`.execute(db)
      }
    },
  }
}
export type SearchIndexRepository = ReturnType<typeof createSearchIndexRepository>
