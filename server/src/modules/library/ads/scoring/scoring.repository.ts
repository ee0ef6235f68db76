import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

/** An ad whose score is computed, and where it comes from. */
interface AdToScore {
  id: string
  source: string
}

/** The SQL of what is left to score: the ads that are due, and how far the pass over all ads has come. */
export function createScoringRepository(db: Database) {
  return {
    /** Some of the ads that are due; they stay due until {@link removeDue}. */
    async listDue(limit: number): Promise<string[]> {
      const rows = await db.selectFrom('ad_scores_due').select('ad_id').orderBy('ad_id').limit(limit).execute()
      return rows.map((row) => row.ad_id)
    },

    async removeDue(adIds: readonly string[]): Promise<void> {
      await db.deleteFrom('ad_scores_due').where('ad_id', 'in', adIds).execute()
    },

    /** The sources of these ads; ads that were removed are left out. */
    listSources: (adIds: readonly string[]): Promise<AdToScore[]> =>
      db.selectFrom('ads').select(['id', 'source']).where('id', 'in', adIds).execute(),

    /** Begins the pass of a day, unless the former pass is unfinished or is of this day. @param day as `2026-11-21` */
    async beginPass(day: string, now: Date): Promise<void> {
      await sql`
        update ad_score_pass set started_on = ${day}::date, after_id = null, scored = 0, changed = 0, finished_at = null,
          updated_at = ${now}
        where finished_at is not null and started_on < ${day}::date
      `.execute(db)
    },

    /** Locks the unfinished pass and returns its next ads, in the order of their ids; null when there is no such pass. */
    async listNextOfPass(limit: number): Promise<AdToScore[] | null> {
      const pass = await db
        .selectFrom('ad_score_pass')
        .select('after_id')
        .where('finished_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      if (pass === undefined) {
        return null
      }
      const next = db.selectFrom('ads').select(['id', 'source']).orderBy('id').limit(limit)
      return await (pass.after_id === null ? next : next.where('id', '>', pass.after_id)).execute()
    },

    async movePass(lot: { afterId: string; scored: number; changed: number }, now: Date): Promise<void> {
      await sql`
        update ad_score_pass set after_id = ${lot.afterId}::uuid, scored = scored + ${lot.scored}::integer,
          changed = changed + ${lot.changed}::integer, updated_at = ${now}
      `.execute(db)
    },

    /** Recounts the values of the filters, while searches continue to read them. */
    async refreshFacetCounts(): Promise<void> {
      await sql`refresh materialized view concurrently ad_facet_counts`.execute(db)
    },

    async finishPass(now: Date): Promise<void> {
      await db.updateTable('ad_score_pass').set({ finished_at: now, updated_at: now }).execute()
    },
  }
}
