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
export function findDoubtfulAmounts({ headings, guesses, rows, decimal, currency }: ReadTable): string | null {
  const spend = guesses.indexOf('spend')
  const field = guesses.includes('impressions') ? 'impressions' : 'link_clicks'
  const counted = guesses.indexOf(field)
  const pairs = rows
    .map(({ cells }) => [parseFigure(cells[spend], decimal), parseFigure(cells[counted], decimal)] as const)
    .filter((pair): pair is readonly [number, number] => pair.every((figure) => Number(figure ?? 0) > 0))
  const [amount, count] = pairs.reduce(([a, b], [x, y]) => [a + x, b + y], [0, 0])
  const least = LEAST_IMPOSSIBLE[field] * (SMALL_CURRENCIES.has(currency ?? '') ? SMALL : 1)
  const isImpossible = pairs.length > 0 && pairs.every(([one]) => Number.isInteger(one)) && amount / count > least
  if (!isImpossible && !/micro/i.test(headings[spend] ?? '')) {
    return null
  }
  const said = pairs.length > 0 ? quotePair(amount, count, field) : toText(rows[0]?.cells[spend])
  return `${said} ${currency ?? ''}`.trim()
}

function quotePair(amount: number, count: number, field: keyof typeof LEAST_IMPOSSIBLE): string {
  const noun = field === 'link_clicks' ? 'clicks' : 'impressions'
  return `${count.toLocaleString('en-US')} ${noun} for ${amount.toLocaleString('en-US')}`
}
