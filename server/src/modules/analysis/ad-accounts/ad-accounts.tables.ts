import type { AdAccountSync } from '@marquee/contract/ad-accounts'
import type { SourceProblem } from '@marquee/contract/ad-sources'
import type { Generated, JSONColumnType } from 'kysely'

type Problem = JSONColumnType<SourceProblem | null, string | null | undefined, string | null>

export type AdAccountTables = {
  ad_accounts: {
    id: Generated<string>
    workspace_id: string
    account_id: string
    created_by: string | null
    external_id: string
    name: string
    currency: string
    time_zone: string
    credential_hint: string
    sealed_token: string
    token_key_id: string
    problem: Problem
    next_sync_at: Date | null
    last_synced_at: Generated<Date | null>
    created_at: Date
    updated_at: Date
  }
  ad_account_syncs: {
    id: Generated<string>
    workspace_id: string
    ad_account_id: string
    state: AdAccountSync['state']
    trigger: AdAccountSync['trigger']
    first_day: string
    last_day: string
    next_day: string | null
    window_days: number
    is_report: boolean
    report_id: Generated<string | null>
    is_report_ready: Generated<boolean>
    cursor: Generated<string | null>
    pages: Generated<number>
    stored: Generated<number>
    replaced: Generated<number>
    failures: Generated<number>
    waits: Generated<number>
    problem: Problem
    resumes_at: Generated<Date | null>
    leased_until: Generated<Date | null>
    finished_at: Generated<Date | null>
    created_at: Date
    updated_at: Date
  }
}
