import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { NOBODY, type ReleaseTrial } from './canary.policy.ts'

/** One release in one time slice, with or without an override in the page. */
export interface HealthSlice {
  package: string
  release: string
  bucket: Date
  is_override: boolean
}

export interface Outcomes {
  loads: number
  renders: number
  failures: number
  errors: number
  loadTimes: number[]
  /** Counts in the order of `releaseFailures`. */
  failureKinds: number[]
}

export interface SummedHealth extends Omit<HealthSlice, 'bucket'>, Outcomes {}

/** The reports that a visitor has sent at once. */
interface Visit {
  visitor: string
  hasAccount: boolean
  reports: number
  hasRendered: boolean
  hasFailed: boolean
  now: Date
}

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

/** The latest visits that a judgement reads: a busy release has more each day than are needed. */
const MAX_VISITS = 20_000

const counts = sql`count(*)::int as visitors, count(*) filter (where has_rendered and not has_failed)::int as worked,
  count(*) filter (where has_failed)::int as failed`

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
      { visitor, hasAccount, reports, hasRendered, hasFailed, now }: Visit,
    ): Promise<number> {
      const { reports: counted } = await db
        .insertInto('release_visits')
        .values({
          ...slice,
          visitor,
          has_account: hasAccount,
          reports,
          has_rendered: hasRendered,
          has_failed: hasFailed,
          created_at: now,
          updated_at: now,
        })
        .onConflict((on) =>
          on.columns(['package', 'release', 'bucket', 'is_override', 'visitor']).doUpdateSet((row) => ({
            reports: row('release_visits.reports', '+', row.ref('excluded.reports')),
            has_rendered: sql<boolean>`release_visits.has_rendered or excluded.has_rendered`,
            has_failed: sql<boolean>`release_visits.has_failed or excluded.has_failed`,
            updated_at: now,
          })),
        )
        .returning('reports')
        .executeTakeFirstOrThrow()
      return counted
    },

    async add(slice: HealthSlice, { loadTimes, failureKinds, ...sums }: Outcomes, now: Date): Promise<void> {
      await db
        .insertInto('release_health')
        .values({
          ...slice,
          ...sums,
          load_times: loadTimes,
          failure_kinds: failureKinds,
          created_at: now,
          updated_at: now,
        })
        .onConflict((on) =>
          on.columns(['package', 'release', 'bucket', 'is_override']).doUpdateSet((row) => ({
            loads: row('release_health.loads', '+', row.ref('excluded.loads')),
            renders: row('release_health.renders', '+', row.ref('excluded.renders')),
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
        select package, release, is_override, sum(loads)::int as loads, sum(renders)::int as renders,
          sum(failures)::int as failures, sum(errors)::int as errors,
          ${summedUp('load_times', since)} as "loadTimes",
          ${summedUp('failure_kinds', since)} as "failureKinds"
        from release_health as health
        where bucket >= ${since}
        group by package, release, is_override
      `.execute(db)
      return rows
    },

    /**
     * The results of a release since then; a visitor for whom it failed at least once counts as failed.
     * @param isOfAccounts leaves visitors without an account out
     */
    async getTrial(name: string, release: string, since: Date, isOfAccounts: boolean): Promise<ReleaseTrial> {
      const { rows } = await sql<ReleaseTrial>`
        select ${counts} from (
          select bool_or(has_rendered) as has_rendered, bool_or(has_failed) as has_failed
          from (
            select visitor, has_rendered, has_failed from release_visits
            where package = ${name} and release = ${release} and bucket >= ${since} and not is_override
              and (has_account or not ${isOfAccounts})
            order by bucket desc limit ${MAX_VISITS}) as visit
          group by visitor) as person`.execute(db)
      return rows[0] ?? NOBODY
    },

    /**
     * What each release was like for the users with an account, by the last slice in which each of them ran it: a lost connection of a week
     * ago says nothing about a release that has worked since.
     */
    async listLastTrials(name: string, releases: readonly string[]): Promise<Map<string, ReleaseTrial>> {
      const { rows } = await sql<ReleaseTrial & { release: string }>`
        select chosen.release, trial.* from unnest(${releases}::text[]) as chosen(release),
          lateral (
            select ${counts} from (
              select distinct on (visitor) has_rendered, has_failed
              from (
                select visitor, bucket, has_rendered, has_failed from release_visits
                where package = ${name} and release = chosen.release and not is_override and has_account
                order by bucket desc limit ${MAX_VISITS}) as visit
              order by visitor, bucket desc) as person) as trial`.execute(db)
      return new Map(rows.map(({ release, ...trial }) => [release, trial]))
    },

    async removeBefore(before: Date): Promise<void> {
      await db.deleteFrom('release_visits').where('bucket', '<', before).execute()
      await db.deleteFrom('release_health').where('bucket', '<', before).execute()
    },
  }
}
