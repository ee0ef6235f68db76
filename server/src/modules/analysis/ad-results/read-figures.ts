import type { AdTotals } from '@marquee/contract/ad-metrics'
import type { ResultField, ResultReading } from '@marquee/contract/result-imports'
import { type Cell, toText } from '../../../platform/spreadsheets/table-row.ts'
import { parseFigure } from './parse-figure.ts'

/** Figures that have no decimals, and that are never shares. */
export const COUNT_FIELDS = [
  'impressions',
  'reach',
  'link_clicks',
  'plays_3s',
  'thruplays',
  'plays_25',
  'plays_50',
  'plays_75',
  'plays_95',
  'plays_100',
] as const
const FIGURES = [...COUNT_FIELDS, 'spend', 'purchases', 'revenue'] as const
/** Figures from which others are computed when the file lacks the others. */
const DERIVED = ['frequency', 'roas', 'ctr', 'cpm', 'results'] as const
const MAX_FIGURE = 1e12
/** Interfaces of Google write amounts in millionths of a currency. */
const MICRO = 1e-6
const COUNTS: ReadonlySet<ResultField> = new Set(COUNT_FIELDS)

export type ReadCell = (field: ResultField) => Cell | undefined
export interface Refusal {
  /** `line`: the row as a whole. */
  refusal: { field: ResultField | 'line'; reason: string }
}
type Figures = Record<(typeof FIGURES)[number] | (typeof DERIVED)[number], number | null>

/** Reads all figures of a row. @returns the first one that cannot be used, with the reason */
export function readFigures(
  cell: ReadCell,
  { decimal, amount_unit }: Pick<ResultReading, 'decimal' | 'amount_unit'>,
): Figures | Refusal {
  const figures: Partial<Figures> = {}
  for (const field of [...FIGURES, ...DERIVED]) {
    const figure = parseFigure(cell(field), decimal)
    const reason = findProblem(field, cell(field), figure)
    if (figure === undefined || reason !== null) {
      return { refusal: { field, reason: `“${toText(cell(field)).slice(0, 60)}” ${reason ?? ''}.` } }
    }
    figures[field] = field === 'ctr' ? toShare(cell(field), figure) : figure
  }
  if (amount_unit === 'micros') {
    for (const field of ['spend', 'revenue', 'cpm'] as const) {
      figures[field] = multiply(figures[field] ?? null, MICRO)
    }
  }
  return figures as Figures
}

function findProblem(field: ResultField, cell: Cell | undefined, figure: number | null | undefined): string | null {
  if (figure === null) {
    return null
  }
  if (figure === undefined || figure < 0 || figure > MAX_FIGURE) {
    return 'is not a figure that can be used'
  }
  return COUNTS.has(field) && !isCount(cell, figure) ? 'is not a whole number' : null
}

/** Whether a figure can be a number of views or clicks. A share cannot, nor a figure that is read with the wrong decimal sign. */
function isCount(cell: Cell | undefined, figure: number): boolean {
  return Math.abs(figure - Math.round(figure)) < 1e-6 && !toText(cell).endsWith('%')
}

/** Exports write a rate in percent, with or without the sign. */
function toShare(cell: Cell | undefined, figure: number | null): number | null {
  return figure === null || toText(cell).endsWith('%') ? figure : figure / 100
}

/**
 * Computes reach, revenue, impressions, clicks and purchases from frequency, ROAS, CPM, CTR and results when the file has only
 * these. Results count as purchases only if their indicator says so.
 */
export function toTotals({ frequency, roas, ctr, cpm, results, ...totals }: Figures, isPurchase: boolean): AdTotals {
  const { spend } = totals
  const impressions = totals.impressions ?? (isDivisor(cpm) ? toCount(multiply(spend, 1000 / cpm)) : null)
  return {
    ...totals,
    impressions,
    reach: totals.reach ?? (isDivisor(frequency) ? multiply(impressions, 1 / frequency) : null),
    link_clicks: totals.link_clicks ?? toCount(multiply(impressions, ctr)),
    revenue: totals.revenue ?? multiply(spend, roas),
    purchases: totals.purchases ?? (isPurchase ? results : null),
  }
}

function isDivisor(figure: number | null): figure is number {
  return figure !== null && figure > 0
}

function multiply(figure: number | null, factor: number | null): number | null {
  return figure === null || factor === null ? null : figure * factor
}

function toCount(figure: number | null): number | null {
  return figure === null ? null : Math.round(figure)
}
