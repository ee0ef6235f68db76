import { onFirstUse } from './on-first-use.ts'

const whole = onFirstUse(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }))
const withDecimals = onFirstUse(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)
const short = onFirstUse(() => new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }))

/** `1234` → "1,234", `2.5` → "2.50": an integer if whole, else two decimals (specification, section 9). */
export function formatNumber(value: number): string {
  // A number counts as whole when rounding makes it whole: 27.999999 from a division is "28".
  const rounded = Math.round(value * 100) / 100
  return Number.isInteger(rounded) ? whole().format(rounded) : withDecimals().format(value)
}

/** A fraction as a percentage: `0.28` → "28 %", `0.0153` → "1.53 %". */
export function formatPercent(share: number): string {
  return `${formatNumber(share * 100)} %`
}

/** `12300` → "12.3K", where a full number does not fit. */
export function formatShortNumber(value: number): string {
  return short().format(value)
}

/** A count with its noun: `1, 'ad'` → "1 ad", `2, 'ad'` → "2 ads". */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`
}
