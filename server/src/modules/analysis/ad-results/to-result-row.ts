import type { ResultField, ResultReading } from '@marquee/contract/result-imports'
import type { AdTotals } from '@marquee/contract/ad-metrics'
import { DAY_MS } from '../../../platform/clock.ts'
import { parseDay } from './parse-day.ts'
import { parseFigure } from './parse-figure.ts'
import { type Cell, type TableRow, toText } from '../../../platform/spreadsheets/table-row.ts'

/** The figures of an ad on a day, or on several days that the file gives in one row. */
export interface ResultRow {
  /** The key that distinguishes the ads of one account. */
  adKey: string
  externalId: string | null
  name: string
  campaignName: string | null
  adSetName: string | null
  creativeFile: string | null
  day: string
  lastDay: string
  /** The part of the figures in this row, when the file divides them by age, placement and the like; otherwise ''. */
  breakdown: string
  totals: AdTotals
}

export type RowOutcome =
  | { row: ResultRow }
  | { refusal: { field: ResultField; reason: string } }
  | { skipped: 'totals' | 'undelivered' }

/** The columns of each field. */
export type FieldPlaces = ReadonlyMap<ResultField, readonly number[]>

const FIGURES = [
  'spend',
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
  'purchases',
  'revenue',
] as const
/** Figures from which others are computed when the file lacks the others. */
const DERIVED = ['frequency', 'roas', 'ctr', 'cpm', 'results'] as const
const MAX_FIGURE = 1e12
const MAX_NAME = 400
const MAX_SPAN_DAYS = 400
/** The names that Ads Manager gives to sums of many ads; no ad has such a name. */
const TOTALS_LINE =
  /^(?:(?:grand )?totals?|gesamt(?:summe|ergebnis)?|summe|total general|totaux|totale(?: complessivo)?|(?:eind)?totaal|(?:results?|ergebnisse|resultados|résultats|risultati|resultaten) (?:from|von|aus|de|des|di|da|dei|van|uit) \d.*)$/i
/** Names that may be a sum, if the row has no day. */
const TOTALS_START = /^(?:total|gesamt|totale|totaux|totaal)/i
/** The text of a sum's day or breakdown cell in a formatted report. */
const ALL = /^(?:all|alle|todos|todas|tous|toutes|tutti|tutte|total|gesamt|totaal)$/i
/** Indicators of results that are purchases, as `actions:offsite_conversion.fb_pixel_purchase` or "Website purchases". */
const PURCHASE_INDICATOR = /purchase|käufe|kauf\b|compras?\b|achats?\b|acquist|aanko/i

type Figures = Record<(typeof FIGURES)[number] | (typeof DERIVED)[number], number | null>

/**
 * Reads the figures of one row.
 * @param today the last day that can have figures
 */
export function toResultRow(
  { cells }: TableRow,
  places: FieldPlaces,
  { decimal, date_order }: Pick<ResultReading, 'decimal' | 'date_order'>,
  today: string,
): RowOutcome {
  const cell = (field: ResultField): Cell | undefined => cells[places.get(field)?.[0] ?? -1]
  const externalId = toExternalId(cell('ad_id'))
  const name = toText(cell('ad_name')).slice(0, MAX_NAME)
  const breakdown = (places.get('breakdown') ?? []).map((index) => toText(cells[index]))
  if (isTotalsLine(cell, { externalId, name, breakdown })) {
    return { skipped: 'totals' }
  }
  const figures = readFigures(cell, decimal)
  if ('refusal' in figures) {
    return figures
  }
  if (Object.values(figures).every((figure) => figure === null || figure === 0)) {
    return { skipped: 'undelivered' }
  }
  const days = readDays(cell, places, date_order, today)
  if ('refusal' in days) {
    return days
  }
  const isPurchase = PURCHASE_INDICATOR.test(toText(cell('result_indicator')))
  const totals = toTotals(figures, isPurchase)
  return { row: { ...readNames(cell, externalId, name), ...days, breakdown: breakdown.join('\u0000'), totals } }
}

type ReadCell = (field: ResultField) => Cell | undefined

function readNames(cell: ReadCell, externalId: string | null, name: string) {
  const campaignName = toName(cell('campaign_name'))
  const adSetName = toName(cell('ad_set_name'))
  return {
    adKey: externalId ?? [name, adSetName ?? '', campaignName ?? ''].join(' · ').toLowerCase(),
    externalId,
    name: name === '' ? (externalId ?? '') : name,
    campaignName,
    adSetName,
    creativeFile: toName(cell('creative_file')),
  }
}

function readDays(
  cell: ReadCell,
  places: FieldPlaces,
  order: ResultReading['date_order'],
  today: string,
): { refusal: { field: ResultField; reason: string } } | { day: string; lastDay: string } {
  const field: ResultField = places.has('day') ? 'day' : 'first_day'
  const day = parseDay(cell(field), order)
  const lastDay = field === 'day' || !places.has('last_day') ? day : parseDay(cell('last_day'), order)
  const reason = findDayProblem(day, lastDay, today)
  return reason !== null || day === null || lastDay === null
    ? { refusal: { field, reason: reason ?? '' } }
    : { day, lastDay }
}

interface LineNames {
  externalId: string | null
  name: string
  breakdown: readonly string[]
}

function isTotalsLine(cell: ReadCell, { externalId, name, breakdown }: LineNames): boolean {
  if (ALL.test(toText(cell('day'))) || (breakdown.length > 0 && breakdown.every((part) => ALL.test(part)))) {
    return true
  }
  return externalId === null && (name === '' || TOTALS_LINE.test(name) || (TOTALS_START.test(name) && !hasDay(cell)))
}

function hasDay(cell: ReadCell): boolean {
  return toText(cell('day')) !== '' || toText(cell('first_day')) !== ''
}

function readFigures(
  cell: (field: ResultField) => Cell | undefined,
  decimal: ResultReading['decimal'],
): Figures | { refusal: { field: ResultField; reason: string } } {
  const figures: Partial<Figures> = {}
  for (const field of [...FIGURES, ...DERIVED]) {
    const figure = parseFigure(cell(field), decimal)
    if (figure === undefined || (figure !== null && (figure < 0 || figure > MAX_FIGURE))) {
      return { refusal: { field, reason: `“${toText(cell(field)).slice(0, 60)}” is not a figure that can be used.` } }
    }
    figures[field] = field === 'ctr' ? toShare(cell(field), figure) : figure
  }
  return figures as Figures
}

/** Exports write a rate in percent, with or without the sign. */
function toShare(cell: Cell | undefined, figure: number | null): number | null {
  return figure === null || toText(cell).endsWith('%') ? figure : figure / 100
}

/**
 * Computes reach, revenue, impressions, clicks and purchases from frequency, ROAS, CPM, CTR and results when the file has only
 * these. Results count as purchases only if their indicator says so.
 */
function toTotals({ frequency, roas, ctr, cpm, results, ...totals }: Figures, isPurchase: boolean): AdTotals {
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

function findDayProblem(day: string | null, lastDay: string | null, today: string): string | null {
  if (day === null || lastDay === null) {
    return 'It has no day that can be read.'
  }
  if (lastDay < day) {
    return 'It ends before it begins.'
  }
  if (lastDay > today) {
    return 'Its day is still to come.'
  }
  const days = (Date.parse(lastDay) - Date.parse(day)) / DAY_MS
  return days > MAX_SPAN_DAYS ? 'It tells more than a year in one line. Export it by day.' : null
}

/** Excel rounds long numbers: an id written as 1.2E+17 is no longer usable as an id. */
function toExternalId(cell: Cell | undefined): string | null {
  const text = toText(cell).replace(/^[a-z]+:/i, '')
  return text === '' || /e\+/i.test(text) || TOTALS_LINE.test(text) ? null : text.slice(0, 100)
}

function toName(cell: Cell | undefined): string | null {
  const text = toText(cell).slice(0, MAX_NAME)
  return text === '' ? null : text
}
