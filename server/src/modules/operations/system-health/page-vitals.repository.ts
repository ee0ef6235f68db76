import { sql } from 'kysely'
import type { VitalMetric } from '@marquee/contract/system-health'
import type { Database } from '../../../platform/database/database.ts'

export interface VitalSlice {
  hour: Date
  page: string
  package: string
  release: string
  metric: VitalMetric
}

export type SummedVitals = Omit<VitalSlice, 'hour'> & { counts: number[] }

/** The SQL of what browsers tell about pages. */
export function createPageVitalsRepository(db: Database) {
  return {
    /** @param counts of the same number of classes in all rows of a metric */
    async add(slice: VitalSlice, counts: readonly number[], now: Date): Promise<void> {
      await db
        .insertInto('page_vitals')
        .values({ ...slice, counts: [...counts], created_at: now, updated_at: now })
        .onConflict((on) =>
          on.columns(['hour', 'page', 'package', 'release', 'metric']).doUpdateSet({
            counts: sql<number[]>`array(
              select before + added
              from unnest(page_vitals.counts, excluded.counts) with ordinality as class(before, added, place)
              order by place)`,
            updated_at: now,
          }),
        )
        .execute()
    },

    /** Every page and release that was reported since then, summed. */
    async sumSince(since: Date): Promise<SummedVitals[]> {
      const { rows } = await sql<SummedVitals>`
        select page, package, release, metric, array_agg(count order by place) as counts
        from (
          select page, package, release, metric, place, sum(count)::int as count
          from page_vitals, unnest(counts) with ordinality as class(count, place)
          where hour >= ${since}
          group by page, package, release, metric, place
        ) as classes
        group by page, package, release, metric
      `.execute(db)
      return rows
    },

    async removeBefore(hour: Date): Promise<void> {
      await db.deleteFrom('page_vitals').where('hour', '<', hour).execute()
    },
  }
}
