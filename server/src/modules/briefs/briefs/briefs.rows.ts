import { type Brief, type BriefChanges, type BriefSummary, briefStatus } from '@marquee/contract/briefs'
import type { Tables } from '../../../platform/database/tables.generated.ts'
import type { Insertable, Selectable } from 'kysely'

/** A brief as it is stored, with the author's id. */
export type BriefRecord = Omit<Brief, 'created_by_name'> & { created_by: string | null }
export type BriefSummaryRecord = Omit<BriefSummary, 'created_by_name'> & { created_by: string | null }

/** Every field that a save may name. */
export type BriefContent = Pick<Brief, keyof BriefChanges>

type Columns = Selectable<Tables['briefs']>

export type SummaryRow = Pick<
  Columns,
  'id' | 'created_by' | 'title' | 'status' | 'objective' | 'archived_at' | 'version' | 'created_at' | 'updated_at'
> & { due_day: string | null }

export type Row = Columns & { due_day: string | null; reference_ad_ids: string[] }

type ContentColumns = Omit<
  Insertable<Tables['briefs']>,
  'id' | 'workspace_id' | 'created_by' | 'idempotency_key' | 'archived_at' | 'version' | 'created_at' | 'updated_at'
>

/** The content of a brief before any field is filled in. */
const emptyContent: Omit<BriefContent, 'title'> = {
  status: 'draft',
  objective: '',
  audience: '',
  insight: '',
  concept: '',
  hooks: [],
  script: [],
  deliverables: [],
  reference_ad_ids: [],
  do: [],
  dont: [],
  success_metrics: '',
  product_id: null,
  brand_profile_id: null,
  language: null,
  due_date: null,
}

/** The content of a new brief: the named fields, and empty values for the others. */
export function fullContent(title: string, changes: BriefChanges): BriefContent {
  return { ...emptyContent, ...withoutUndefined(changes), title }
}

export function toSummary(row: SummaryRow): BriefSummaryRecord {
  return {
    id: row.id,
    created_by: row.created_by,
    title: row.title,
    status: briefStatus.parse(row.status),
    objective: row.objective,
    due_date: row.due_day,
    archived_at: row.archived_at?.toISOString() ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function toRecord(row: Row): BriefRecord {
  return {
    ...toSummary(row),
    audience: row.audience,
    insight: row.insight,
    concept: row.concept,
    hooks: row.hooks,
    script: row.script,
    deliverables: row.deliverables,
    reference_ad_ids: row.reference_ad_ids,
    do: row.do_list,
    dont: row.dont_list,
    success_metrics: row.success_metrics,
    product_id: row.product_id,
    brand_profile_id: row.brand_profile_id,
    language: row.language,
  }
}

/** The columns of the changed fields; `reference_ad_ids` is stored in a separate table. */
export function toColumns(changes: BriefContent): ContentColumns
export function toColumns(changes: BriefChanges): Partial<ContentColumns>
export function toColumns(changes: BriefChanges): Partial<ContentColumns> {
  const { reference_ad_ids: _elsewhere, script, deliverables, do: doList, dont, ...columns } = changes
  return withoutUndefined({
    ...columns,
    script: script && JSON.stringify(script),
    deliverables: deliverables && JSON.stringify(deliverables),
    do_list: doList,
    dont_list: dont,
  })
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function withoutUndefined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>
}
