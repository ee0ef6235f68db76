import type { Brief } from '@marquee/contract/briefs'
import type { ColumnType, Generated } from 'kysely'

/** Written as JSON text, because the driver would write an array as a PostgreSQL array; read as the parsed value. */
type JsonColumn<T> = ColumnType<T, string, string>

export type BriefTables = {
  briefs: {
    id: Generated<string>
    workspace_id: string
    /** Null when the account was removed. */
    created_by: string | null
    idempotency_key: string
    title: string
    status: string
    objective: string
    audience: string
    concept: string
    hooks: string[]
    script: JsonColumn<Brief['script']>
    deliverables: JsonColumn<Brief['deliverables']>
    do_list: string[]
    dont_list: string[]
    success_metrics: string
    product_id: string | null
    /** A `date`. Read it through `to_char`: the driver makes it a local midnight. */
    due_date: ColumnType<Date | null, string | null, string | null>
    archived_at: Date | null
    version: Generated<number>
    created_at: Date
    updated_at: Date
  }
  brief_reference_ads: {
    brief_id: string
    position: number
    ad_id: string
    created_at: Date
    updated_at: Date
  }
}
