import type { AdAccount, AdAccountSync } from '@marquee/contract/ad-accounts'
import type { SyncRow } from './ad-account-syncs.repository.ts'
import type { AdAccountRow } from './ad-accounts.repository.ts'
import { addDays, countDays } from './sync-days.ts'

/** The percentage of the progress that the days take; the rest is for finding the file of each ad. */
const DAYS_SHARE = 95

export function presentAdAccount(row: AdAccountRow, syncs: readonly SyncRow[]): AdAccount {
  const last = syncs.find(({ ad_account_id }) => ad_account_id === row.id)
  return {
    id: row.id,
    account_id: row.account_id,
    provider: 'meta',
    external_id: row.external_id,
    name: row.name,
    currency: row.currency,
    time_zone: row.time_zone,
    credential_hint: row.credential_hint,
    problem: row.problem,
    last_synced_at: row.last_synced_at?.toISOString() ?? null,
    next_sync_at: row.next_sync_at?.toISOString() ?? null,
    last_sync: last === undefined ? null : presentSync(last),
  }
}

function presentSync(row: SyncRow): AdAccountSync {
  return {
    id: row.id,
    state: row.state,
    trigger: row.trigger,
    first_day: row.first_day,
    last_day: row.last_day,
    progress: toProgress(row),
    stored: row.stored,
    replaced: row.replaced,
    resumes_at: row.resumes_at?.toISOString() ?? null,
    problem: row.problem,
    started_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}

function toProgress({ state, first_day, last_day, next_day }: SyncRow): number {
  if (state === 'done') {
    return 100
  }
  const done = next_day === null ? last_day : addDays(next_day, -1)
  return Math.round((DAYS_SHARE * countDays(first_day, done)) / countDays(first_day, last_day))
}
