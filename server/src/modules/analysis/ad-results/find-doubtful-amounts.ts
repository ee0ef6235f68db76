import type { DecimalSign, ResultField } from '@marquee/contract/result-imports'
import { type TableRow, toText } from '../../../platform/spreadsheets/table-row.ts'
import { parseFigure } from './parse-figure.ts'

interface ReadTable {
  headings: readonly string[]
  guesses: readonly (ResultField | null)[]
  rows: readonly TableRow[]
  decimal: DecimalSign
  currency: string | null
}

/** What no impression or click costs, in most currencies: a thousand impressions cost from 0.1 to 1,000 of them. */
const LEAST_IMPOSSIBLE = { impressions: 100, link_clicks: 10_000 } as const
/** Currencies of which a thousand and more make a dollar. */
const SMALL_CURRENCIES: ReadonlySet<string> = new Set(
  'VND IDR IRR LAK PYG UZS GNF KHR MMK KRW COP LBP SYP UGX TZS MGA'.split(' '),
)
const SMALL = 1000

/**
 * Finds out that amounts can hardly be of the currency, but of its millionths: they are whole, and more than impressions can cost.
 * @returns the reason with its example, as a question to the user
 */
export function findDoubtfulAmounts(table: ReadTable): string | null {
  const { headings, guesses, rows, currency } = table
  const spend = guesses.indexOf('spend')
  const field = guesses.includes('impressions') ? 'impressions' : 'link_clicks'
  const pairs = listPairs(table, [spend, guesses.indexOf(field)])
  const [amount, count] = pairs.reduce(([a, b], [x, y]) => [a + x, b + y], [0, 0])
  const least = LEAST_IMPOSSIBLE[field] * (SMALL_CURRENCIES.has(String(currency)) ? SMALL : 1)
  const isImpossible = amount / count > least && pairs.every(([one]) => Number.isInteger(one))
  if (!isImpossible && !/micro/i.test(String(headings[spend]))) {
    return null
  }
  const said = count > 0 ? quotePair(amount, count, field) : toText(rows[0]?.cells[spend])
  return `${said} ${currency ?? ''}`.trim()
}

/** The figures of two columns, in the rows in which both are above zero. */
function listPairs({ rows, decimal }: ReadTable, columns: readonly [number, number]): (readonly [number, number])[] {
  return rows.flatMap(({ cells }) => {
    const [amount, count] = columns.map((column) => parseFigure(cells[column], decimal) ?? 0)
    return amount && count && amount > 0 && count > 0 ? [[amount, count] as const] : []
  })
}

function quotePair(amount: number, count: number, field: keyof typeof LEAST_IMPOSSIBLE): string {
  const noun = field === 'link_clicks' ? 'clicks' : 'impressions'
  return `${count.toLocaleString('en-US')} ${noun} for ${amount.toLocaleString('en-US')}`
}
