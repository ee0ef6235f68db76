import type { ResultField, ResultReading } from '@marquee/contract/result-imports'
import type { AdTotals } from '@marquee/contract/ad-metrics'
import { isNothing } from './parse-figure.ts'
import { type ReadCell, readFigures, type Refusal, toTotals } from './read-figures.ts'
import { findDayProblem, readPeriod } from './report-days.ts'
import { lostId, type ReadId, readId } from '../../../platform/spreadsheets/read-id.ts'
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

export type RowOutcome = { row: ResultRow } | Refusal | { skipped: 'totals' | 'undelivered' }

/** The columns of each field. */
export type FieldPlaces = ReadonlyMap<ResultField, readonly number[]>

/** How a file is read, and the currency of the account that gets its figures. */
export type RowReading = Pick<ResultReading, 'decimal' | 'date_order' | 'period' | 'amount_unit'> & { currency: string }

const MAX_NAME = 400
/** The names that platforms give to sums of many ads, as `Total: Account` and `Total of 12 results`; no ad has such a name. */
const TOTALS_LINE =
  /^(?:(?:grand |sub-?|report |overall )?totals?:?(?: of \d.*| \(?\d.*)?|gesamt(?:summe|ergebnis|wert)?|insgesamt|(?:zwischen)?summe|(?:sub)?total g[eé]n[eé]ral|(?:sous-)?total|totaux|totale(?: complessivo)?|(?:eind)?totaal|总计|總計|总和|合计|合計|小计|小計|総計|전체|합계|총계|итого|всего|усього|разом|razem|suma|łącznie|celkem|spolu|összesen|toplam|genel toplam|summa|totalt|i alt|yhteensä|σύνολο|ukupno|skupaj|kokku|viso|kopā|jumlah|tổng(?: cộng)?|รวม|सभी|कुल|الإجمالي|المجموع|סה["״]כ|(?:grand )?(?:total|gesamt|totale|totaal|итого)\s?:.*|(?:results?|ergebnisse|resultados|résultats|risultati|resultaten) (?:from|von|aus|de|des|di|da|dei|van|uit) \d.*):?$/i
/** Names that may be a sum, if the row has no day. */
const TOTALS_START = /^(?:total|gesamt|totale|totaux|totaal)/i
/** The text of a sum's day or breakdown cell in a formatted report. */
const ALL = /^(?:all|alle|todos|todas|tous|toutes|tutti|tutte|total|gesamt|totaal)$/i
/** Indicators of results that are purchases, as `actions:offsite_conversion.fb_pixel_purchase` or "Website purchases". */
const PURCHASE_INDICATOR = /purchase|käufe|kauf\b|compras?\b|achats?\b|acquist|aanko/i

/**
 * Reads the figures of one row.
 * @param today the last day that can have figures
 */
export function toResultRow(line: TableRow, places: FieldPlaces, reading: RowReading, today: string): RowOutcome {
  const { cells, refusal: unreadable } = line
  if (unreadable !== undefined) {
    return { refusal: { field: 'line', reason: unreadable } }
  }
  const cell = (field: ResultField): Cell | undefined => cells[places.get(field)?.[0] ?? -1]
  const id = toExternalId(cell('ad_id'))
  return id !== null && 'isLost' in id
    ? { refusal: { field: 'ad_id', reason: lostId(toText(cell('ad_id'))) } }
    : readLine(cells, { cell, externalId: id?.id ?? null, places, reading, today })
}

interface LineReading {
  cell: ReadCell
  externalId: string | null
  places: FieldPlaces
  reading: RowReading
  today: string
}

function readLine(cells: readonly Cell[], { cell, externalId, places, reading, today }: LineReading): RowOutcome {
  const name = toName(cell('ad_name')) ?? ''
  const breakdown = (places.get('breakdown') ?? []).map((index) => toText(cells[index]))
  if (isTotalsLine(cell, { externalId, name, breakdown, hasDay: hasDay(cell, places) })) {
    return { skipped: 'totals' }
  }
  const figures = readFigures(cell, reading)
  if ('refusal' in figures) {
    return figures
  }
  if (Object.values(figures).every((figure) => figure === null || figure === 0)) {
    return { skipped: 'undelivered' }
  }
  const days = readPeriod(cell, { ...reading, has: (field) => places.has(field) })
  const field = places.has('day') ? 'day' : 'first_day'
  if (days === null) {
    return { refusal: { field, reason: 'It has no day that can be read.' } }
  }
  const reason = findDayProblem(days, today)
  if (reason !== null) {
    return { refusal: { field, reason } }
  }
  const refusal = findForeignCurrency(cell, reading)
  if (refusal !== null) {
    return { refusal }
  }
  const isPurchase = PURCHASE_INDICATOR.test(toText(cell('result_indicator')))
  const totals = toTotals(figures, isPurchase)
  return { row: { ...readNames(cell, externalId, name), ...days, breakdown: breakdown.join('\u0000'), totals } }
}

function findForeignCurrency(cell: ReadCell, reading: RowReading): Refusal['refusal'] | null {
  const currency = toText(cell('currency')).toUpperCase()
  return /^[A-Z]{3}$/.test(currency) && currency !== reading.currency
    ? { field: 'currency', reason: `It is in ${currency}, and the account in ${reading.currency}.` }
    : null
}

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

interface LineNames {
  externalId: string | null
  name: string
  breakdown: readonly string[]
  hasDay: boolean
}

function isTotalsLine(cell: ReadCell, { externalId, name, breakdown, hasDay: isDated }: LineNames): boolean {
  if (ALL.test(toText(cell('day'))) || (breakdown.length > 0 && breakdown.every((part) => ALL.test(part)))) {
    return true
  }
  return externalId === null && (name === '' || TOTALS_LINE.test(name) || (TOTALS_START.test(name) && !isDated))
}

/** Whether a row names its day, or the file has no column of days. */
function hasDay(cell: ReadCell, places: FieldPlaces): boolean {
  const isDated = places.has('day') || places.has('first_day')
  return !isDated || !isNothing(toText(cell('day'))) || !isNothing(toText(cell('first_day')))
}

function toExternalId(cell: Cell | undefined): ReadId {
  const text = toText(cell).replace(/^[a-z]+:/i, '')
  return isNothing(text) || TOTALS_LINE.test(text) ? null : readId(text.slice(0, 100))
}

/** Platforms write a dash for a name that does not exist. */
function toName(cell: Cell | undefined): string | null {
  const text = toText(cell).slice(0, MAX_NAME)
  return /^[-–—−]*$/.test(text) ? null : text
}
