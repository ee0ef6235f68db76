import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { ReleaseTrial } from './canary.policy.ts'

/** One release in one time slice, with or without an override in the page. */
export interface HealthSlice {
  package: string
  release: string
  bucket: Date
  is_override: boolean
}

export interface Outcomes {
  loads: number
  failures: number
  errors: number
  loadTimes: number[]
  /** Counts in the order of `releaseFailures`. */
  failureKinds: number[]
}

export interface SummedHealth extends Omit<HealthSlice, 'bucket'>, Outcomes {}

type Classes = 'load_times' | 'failure_kinds'

/** Adds two arrays of counts class by class; one of them may have more classes. */
function addedUp(column: Classes) {
  return sql<number[]>`array(
    select coalesce(before, 0) + coalesce(added, 0)
    from unnest(${sql.ref(`release_health.${column}`)}, ${sql.ref(`excluded.${column}`)})
      with ordinality as class(before, added, place)
    order by place)`
}

/** The counts of all slices of the row `health`, summed class by class. */
function summedUp(column: Classes, since: Date) {
  return sql`array(
    select sum(count)::int
    from release_health as slice, unnest(${sql.ref(`slice.${column}`)}) with ordinality as class(count, place)
    where slice.package = health.package and slice.release = health.release
      and slice.is_override = health.is_override and slice.bucket >= ${since}
    group by place order by place)`
}

/** The SQL of the browsers' reports about releases. */
export function createReleaseHealthRepository(db: Database) {
  return {
    async isKnown(name: string, release: string): Promise<boolean> {
      const row = await db
        .selectFrom('releases')
        .select('release')
        .where('package', '=', name)
        .where('release', '=', release)
        .where('is_complete', '=', true)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Counts a visitor's reports. @returns how many the visitor has sent in this slice, including these */
    async countVisit(
      slice: HealthSlice,
      visit: { visitor: string; hasAccount: boolean; reports: number; hasFailed: boolean; now: Date },
    ): Promise<number> {
      const { visitor, hasAccount, reports, hasFailed, now } = visit
      const { reports: counted } = await db
        .insertInto('release_visits')
        .values({
          ...slice,
          visitor,
          has_account: hasAccount,
          reports,
          has_failed: hasFailed,
          created_at: now,
          updated_at: now,
        })
        .onConflict((on) =>
          on.columns(['package', 'release', 'bucket', 'is_override', 'visitor']).doUpdateSet((row) => ({
            reports: row('release_visits.reports', '+', row.ref('excluded.reports')),
            has_failed: sql<boolean>`release_visits.has_failed or excluded.has_failed`,
            updated_at: now,
          })),
        )
        .returning('reports')
        .executeTakeFirstOrThrow()
      return counted
    },

    async add(
      slice: HealthSlice,
      { loads, failures, errors, loadTimes, failureKinds }: Outcomes,
      now: Date,
    ): Promise<void> {
      await db
        .insertInto('release_health')
        .values({
          ...slice,
          loads,
          failures,
          errors,
          load_times: loadTimes,
          failure_kinds: failureKinds,
          created_at: now,
          updated_at: now,
        })
        .onConflict((on) =>
          on.columns(['package', 'release', 'bucket', 'is_override']).doUpdateSet((row) => ({
            loads: row('release_health.loads', '+', row.ref('excluded.loads')),
            failures: row('release_health.failures', '+', row.ref('excluded.failures')),
            errors: row('release_health.errors', '+', row.ref('excluded.errors')),
            load_times: addedUp('load_times'),
            failure_kinds: addedUp('failure_kinds'),
            updated_at: now,
          })),
        )
        .execute()
    },

    /** Every release that was reported since then, summed. */
    async sumSince(since: Date): Promise<SummedHealth[]> {
      const { rows } = await sql<SummedHealth>`
        select package, release, is_override, sum(loads)::int as loads, sum(failures)::int as failures,
          sum(errors)::int as errors,
          ${summedUp('load_times', since)} as "loadTimes",
          ${summedUp('failure_kinds', since)} as "failureKinds"
        from release_health as health
        where bucket >= ${since}
        group by package, release, is_override
      `.execute(db)
      return rows
    },

    /** The results of a release for users with an account since then; pages with an override do not count. */
    async getTrial(name: string, release: string, since: Date): Promise<ReleaseTrial> {
      const row = await db
        .selectFrom('release_visits')
        .select(({ fn }) => [
          fn.count<string>('visitor').distinct().as('visitors'),
          fn.count<string>('visitor').distinct().filterWhere('has_failed', '=', true).as('failed'),
        ])
        .where('package', '=', name)
        .where('release', '=', release)
        .where('bucket', '>=', since)
        .where('is_override', '=', false)
        .where('has_account', '=', true)
        .executeTakeFirstOrThrow()
      return { visitors: Number(row.visitors), failed: Number(row.failed) }
    },

    async removeBefore(before: Date): Promise<void> {
      await db.deleteFrom('release_visits').where('bucket', '<', before).execute()
      await db.deleteFrom('release_health').where('bucket', '<', before).execute()
    },
  }
}
