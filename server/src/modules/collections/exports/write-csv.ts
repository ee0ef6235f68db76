import type { SavedAd } from '@marquee/contract/saved-ads'
import { csvCell } from '../../../platform/csv/csv-cell.ts'

const COLUMNS: Readonly<Record<string, (saved: SavedAd) => string>> = {
  brand: ({ ad }) => ad.brand?.name ?? '',
  title: ({ ad }) => ad.title ?? '',
  text: ({ ad }) => ad.body,
  call_to_action: ({ ad }) => ad.cta_text ?? '',
  landing_page: ({ ad }) => ad.landing_page ?? '',
  format: ({ ad }) => ad.asset_type,
  platforms: ({ ad }) => ad.platforms.join(', '),
  status: ({ ad }) => ad.status,
  started_at: ({ ad }) => ad.started_at ?? '',
  stopped_at: ({ ad }) => ad.stopped_at ?? '',
  days_active: ({ ad }) => String(ad.days_active ?? ''),
  score: ({ ad }) => String(ad.performance_score ?? ''),
  tags: ({ tags }) => tags.join(', '),
  note: ({ note }) => note,
  saved_by: (saved) => saved.saved_by_name,
  saved_at: (saved) => saved.created_at,
  ad_id: ({ ad }) => ad.id,
}

/** Without it, spreadsheets do not recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** The first line: the column names. */
export function csvHead(): string {
  return BYTE_ORDER_MARK + csvLine(Object.keys(COLUMNS))
}

/** The line of one saved ad. */
export function csvRow(saved: SavedAd): string {
  return csvLine(Object.values(COLUMNS).map((valueOf) => valueOf(saved)))
}

/** A line of a table. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}
