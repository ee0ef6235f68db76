import type { AssetType, Platform } from '@marquee/contract/ads'
import { DAY_MS } from '../../../platform/clock.ts'

/** One ad of a brand, with its first and last day and its content. Days are UTC days, as `2026-11-21`. */
export interface BrandRun {
  ad_id: string
  first_day: string
  /** Null while the ad runs. */
  last_day: string | null
  asset_type: AssetType
  /** The first line of text or speech; empty when there is none. */
  hook: string
  /** A hash by which texts are compared. */
  text_hash: string
  title: string | null
  cta_type: string | null
  platforms: Platform[]
  /** The address without query and fragment. */
  landing_page: string | null
  page_type: string | null
}

/** The number of days from one day to another. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** The day that is `days` days after another day, or before it when `days` is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The number of days that the ad ran, or has run so far. */
export function getRunDays({ first_day, last_day }: BrandRun, today: string): number {
  return Math.max(0, countDays(first_day, last_day ?? today))
}
