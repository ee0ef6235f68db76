import type { FlagType } from '@marquee/contract/feature-flag-rules'
import type { FlagDocuments } from '@marquee/contract/feature-flags'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Rules = JSONColumnType<Record<string, unknown>[]>

/** Any JSON; written as JSON text, because the driver would take a string or a list for something else. */
type AnyJson = ColumnType<unknown, string, string>

export type FeatureFlagTables = {
  feature_flags: {
    key: string
    description: string
    type: FlagType
    default_value: AnyJson
    rules: Rules
    is_enabled: boolean
    version: Generated<number>
    removed_at: Date | null
    created_at: Date
    updated_at: Date
  }
  feature_flag_changes: {
    flag_key: string
    version: number
    default_value: AnyJson
    rules: Rules
    is_enabled: boolean
    is_removed: Generated<boolean>
    changed_by: string | null
    changed_by_name: string | null
    created_at: Date
  }
  feature_flag_payload: {
    is_only: Generated<boolean>
    revision: Generated<number>
    experiments: JSONColumnType<FlagDocuments['experiments']>
    saved_groups: JSONColumnType<FlagDocuments['saved_groups']>
    contextual_bandits: JSONColumnType<FlagDocuments['contextual_bandits'], string | undefined>
    documents_version: Generated<number>
    created_at: Date
    updated_at: Date
  }
}
