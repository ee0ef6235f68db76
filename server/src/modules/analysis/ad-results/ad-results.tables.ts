import type { AdFatigue, CreativeMatch } from '@marquee/contract/ad-results'
import type {
  RefusedResultRow,
  ResultImport,
  ResultImportDetails,
  ResultReading,
} from '@marquee/contract/result-imports'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** PostgreSQL's bigint arrives as text. */
type Big = ColumnType<string | null, number | null, number | null>

/** What was read of a file before its import. */
export type ResultFilePreview = Pick<ResultImportDetails, 'columns' | 'guessed'>

export type AdResultTables = {
  result_accounts: {
    id: Generated<string>
    workspace_id: string
    name: string
    currency: string
    created_by: string | null
    created_at: Date
    updated_at: Date
  }
  result_imports: {
    id: Generated<string>
    workspace_id: string
    account_id: string | null
    created_by: string | null
    file_name: string
    format: ResultImport['format']
    size: number
    state: ResultImport['state']
    preview: JSONColumnType<ResultFilePreview>
    reading: JSONColumnType<ResultReading | null, string | null, string | null>
    progress: Generated<number>
    rows: Generated<number>
    stored: Generated<number>
    replaced: Generated<number>
    restated: Generated<number>
    skipped: Generated<number>
    undelivered: Generated<number>
    refused: Generated<number>
    refusals: JSONColumnType<RefusedResultRow[], string | undefined, string>
    first_day: string | null
    last_day: string | null
    failed_reason: string | null
    finished_at: Date | null
    created_at: Date
    updated_at: Date
  }
  result_ads: {
    id: Generated<string>
    workspace_id: string
    account_id: string
    key: string
    external_id: string | null
    name: string
    campaign_name: string | null
    ad_set_name: string | null
    creative_file: string | null
    analysis_id: string | null
    match: CreativeMatch | null
    fatigue: JSONColumnType<AdFatigue | null, string | null, string | null>
    created_at: Date
    updated_at: Date
  }
  result_days: {
    workspace_id: string
    account_id: string
    ad_id: string
    day: string
    last_day: string
    spend_micros: Big
    impressions: Big
    reach: Big
    link_clicks: Big
    plays_3s: Big
    thruplays: Big
    purchases: number | null
    revenue_micros: Big
  }
}
