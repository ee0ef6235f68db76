import type { ReferralRefusal, ReferralTerms, ReferralWeek } from '@marquee/contract/referrals'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type ReferralRow = Selectable<Tables['referrals']>

const TERMS = [
  'version',
  'commission_percent',
  'commission_months',
  'attribution_days',
  'hold_days',
  'minimum_payout',
  'currency',
] as const

/** The SQL of referral links: their terms, visits and sign-ups. */
export function createReferralRepository(db: Database) {
  return {
    /** The current terms, for workspaces that have not joined. */
    getTerms(): Promise<ReferralTerms> {
      return db.selectFrom('referral_terms').select(TERMS).orderBy('version', 'desc').limit(1).executeTakeFirstOrThrow()
    },

    getAgreedTerms(version: number): Promise<ReferralTerms> {
      return db.selectFrom('referral_terms').select(TERMS).where('version', '=', version).executeTakeFirstOrThrow()
    },

    /** Counts each visitor once a day. */
    async insertVisit(visit: Insertable<Tables['referral_visits']>): Promise<void> {
      await db
        .insertInto('referral_visits')
        .values(visit)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    async insert(referral: Insertable<Tables['referrals']>): Promise<void> {
      await db.insertInto('referrals').values(referral).execute()
    },

    /** The referral of a referred workspace, locked until the transaction ends. */
    lockByReferred(workspaceId: string): Promise<ReferralRow | undefined> {
      return db
        .selectFrom('referrals')
        .selectAll()
        .where('referred_workspace_id', '=', workspaceId)
        .forUpdate()
        .executeTakeFirst()
    },

    async convert(id: string, at: Date, now: Date): Promise<void> {
      const change = { state: 'conversion', converted_at: at, updated_at: now } as const
      await db.updateTable('referrals').set(change).where('id', '=', id).execute()
    },

    async refuse(id: string, refusal: ReferralRefusal, now: Date): Promise<void> {
      const change = { state: 'refused', refusal, updated_at: now } as const
      await db.updateTable('referrals').set(change).where('id', '=', id).execute()
    },

    /** Up to `limit` referrals after the given one, newest first. */
    list(workspaceId: string, after: string | null, limit: number): Promise<ReferralRow[]> {
      let query = db.selectFrom('referrals').selectAll().where('workspace_id', '=', workspaceId)
      if (after !== null) {
        query = query.where('id', '<', after)
      }
      return query.orderBy('id', 'desc').limit(limit).execute()
    },

    async count(workspaceId: string): Promise<{ visitors: number; leads: number; conversions: number }> {
      const { rows } = await sql<{ visitors: number; leads: number; conversions: number }>`
        select
          (select count(*)::int from referral_visits where workspace_id = ${workspaceId}) as visitors,
          count(*) filter (where state <> 'refused')::int as leads,
          count(*) filter (where state = 'conversion')::int as conversions
        from referrals where workspace_id = ${workspaceId}
      `.execute(db)
      return rows[0] ?? { visitors: 0, leads: 0, conversions: 0 }
    },

    /** The weeks up to the week of `now`, each with its numbers, the oldest first. */
    async listWeeks(workspaceId: string, now: Date, weeks: number): Promise<ReferralWeek[]> {
      const { rows } = await sql<ReferralWeek>`
        with weeks as (
          select generate_series(last - (${weeks} - 1) * interval '1 week', last, interval '1 week')::date as week
          from (select date_trunc('week', ${now}::timestamptz at time zone 'UTC') as last) as this
        )
        select
          to_char(week, 'YYYY-MM-DD') as week,
          (select count(*)::int from referral_visits
            where workspace_id = ${workspaceId} and day >= week and day < week + 7) as visitors,
          (select count(*)::int from referrals
            where workspace_id = ${workspaceId} and state <> 'refused'
              and (signed_up_at at time zone 'UTC')::date >= week
              and (signed_up_at at time zone 'UTC')::date < week + 7) as leads,
          (select count(*)::int from referrals
            where workspace_id = ${workspaceId} and state = 'conversion'
              and (converted_at at time zone 'UTC')::date >= week
              and (converted_at at time zone 'UTC')::date < week + 7) as conversions
        from weeks order by week
      `.execute(db)
      return rows
    },
  }
}
