import { AD_COLUMNS, type AdColumn, DEFAULT_AD_COLUMNS } from '@marquee/ui/ad-columns'
import type { NotApplied } from './filter-address.ts'
import { readOption } from './read-option.ts'

/** Cards in columns, or one row for each ad. */
export type ListView = 'grid' | 'list'

export interface ListLook {
  view: ListView
  /** The columns of the rows, in their order. */
  columns: readonly AdColumn[]
}

/** The value of `columns` in an address without any column. */
const NO_COLUMNS = 'none'

/** How the address wants a list to be shown; unknown values are reported and replaced by the default. */
export function readListLook(parameters: URLSearchParams): ListLook & { notApplied: NotApplied[] } {
  const view = readOption<ListView>(parameters, 'view', viewSchema, 'grid', 'Use grid or list.')
  const columns = readOption(parameters, 'columns', columnsSchema, DEFAULT_AD_COLUMNS, 'There is no such column.')
  return { view: view.value, columns: columns.value, notApplied: [...view.notApplied, ...columns.notApplied] }
}

/** The value of `columns` in an address; null for the default columns. */
export function writeColumns(columns: readonly AdColumn[]): string | null {
  const value = inOrder(columns).join(',') || NO_COLUMNS
  return value === DEFAULT_AD_COLUMNS.join(',') ? null : value
}

const viewSchema = {
  safeParse: (value: unknown): { success: true; data: ListView } | { success: false } =>
    value === 'grid' || value === 'list' ? { success: true, data: value } : { success: false },
}

export const columnsSchema = {
  safeParse: (value: unknown): { success: true; data: readonly AdColumn[] } | { success: false } => {
    const names = value === NO_COLUMNS ? [] : String(value).split(',')
    const columns = inOrder(names)
    return columns.length === names.length ? { success: true, data: columns } : { success: false }
  },
}

/** The columns among the names, in the order of the rows. */
function inOrder(names: readonly string[]): AdColumn[] {
  return AD_COLUMNS.filter((column) => names.includes(column))
}
