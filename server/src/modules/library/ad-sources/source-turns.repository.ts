import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { CALL_LIMITS, type CallLimit } from './call-limits.ts'
import type { QueryRow, SourceRow } from './crawls.repository.ts'

/** A source that can ask a query of a brand. */
export interface Candidate extends Pick<SourceRow, 'id' | 'workspace_id' | 'provider'> {
  /** The calls that it may make at once. */
  free_calls: number
}

/**
 * The SQL of turns: which source asks a query of a brand, and when it may make a call. `calls_until` is the end of the calls so far
 * when each takes its interval, so a limit needs one time alone (the generic cell rate algorithm).
 */
export function createSourceTurnRepository(db: Database) {
  /** When the source may make its next call; a source that is gone does not delay anybody. */
  async function findFreeTime(id: string, { burst, intervalMs }: CallLimit, now: Date): Promise<Date> {
    const row = await db
      .selectFrom('ad_sources')
      .select(['calls_until', 'rests_until'])
      .where('id', '=', id)
      .executeTakeFirst()
    const free = (row?.calls_until?.getTime() ?? 0) - (burst - 1) * intervalMs
    return new Date(Math.max(now.getTime(), free, row?.rests_until?.getTime() ?? 0))
  }

  return {
    /** The working sources of the query's followers, the one that was used longest ago first. */
    async listCandidates({ id, provider }: Pick<QueryRow, 'id' | 'provider'>, now: Date): Promise<Candidate[]> {
      const { burst, intervalMs } = CALL_LIMITS[provider ?? 'meta']
      const { rows } = await sql<Candidate>`
        select id, workspace_id, provider, case when rests_until > ${now} then 0 else
          floor(${burst} - extract(epoch from greatest(calls_until, ${now}::timestamptz) - ${now}::timestamptz) * 1000 / ${intervalMs}::integer)
          end::integer as free_calls
        from ad_sources
        where owner = 'workspace' and provider = ${provider}
          and workspace_id in (select workspace_id from ad_query_followers where query_id = ${id})
          and coalesce(problem ->> 'kind' not in ('token', 'permission', 'keys'), true)
        order by last_used_at nulls first, id
      `.execute(db)
      return rows
    },

    /** Takes a call of a source, in one statement, so that processes never take the same one. @returns null, or when one is free */
    async takeCall({ id, provider }: Pick<SourceRow, 'id' | 'provider'>, now: Date): Promise<Date | null> {
      const { burst, intervalMs } = CALL_LIMITS[provider]
      const end = sql`greatest(calls_until, ${now}::timestamptz) + ${intervalMs}::integer * interval '1 millisecond'`
      const { rows } = await sql`
        update ad_sources set calls_until = ${end}, last_used_at = ${now}, updated_at = ${now}
        where id = ${id} and ${end} <= ${new Date(now.getTime() + burst * intervalMs)}::timestamptz
          and coalesce(rests_until <= ${now}, true)
        returning id
      `.execute(db)
      return rows.length > 0 ? null : await findFreeTime(id, { burst, intervalMs }, now)
    },

    /** The source asked to wait: nobody calls it before. */
    async rest(id: string, until: Date, now: Date): Promise<void> {
      await db.updateTable('ad_sources').set({ rests_until: until, updated_at: now }).where('id', '=', id).execute()
    },
  }
}
