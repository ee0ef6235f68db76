import type { RepeatedRows } from '@marquee/contract/result-imports'
import { previewTable } from '../modules/analysis/ad-results/preview-table.ts'
import { readResults } from '../modules/analysis/ad-results/read-results.ts'
import { detectFormat } from '../modules/analysis/ad-results/read-table.ts'

/** Reads an export as the product proposes it, like a user who changes nothing. */
export async function readResultExport(
  content: Buffer | string,
  { name = '', currency = 'USD', repeated = 'last' as RepeatedRows } = {},
) {
  const bytes = Buffer.from(content)
  const format = detectFormat(bytes)
  const { columns, guessed } = await previewTable(format, bytes, name)
  const { ads, ...counts } = await readResults(format, bytes, {
    ...guessed,
    repeated,
    mapping: Object.fromEntries(columns.map((column) => [column.name, column.guess])),
    currency: guessed.currency ?? currency,
    today: '2026-11-27',
    onRow: () => Promise.resolve(),
  })
  const days = ads.flatMap((ad) =>
    [...ad.days.values()].map(({ day, lastDay, totals: { spend, impressions, link_clicks } }) => [
      ad.name,
      day === lastDay ? day : `${day}/${lastDay}`,
      spend,
      impressions,
      link_clicks,
    ]),
  )
  return { days, ads, guessed, columns, ...counts }
}
