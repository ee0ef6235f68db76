import type { AssetType, Platform } from '@marquee/contract/ads'
import { DAY_MS } from '../../../platform/clock.ts'

/** One ad of a brand: from which day to which it ran, and what it was. Days are those of UTC, as `2026-11-21`. */
export interface BrandRun {
  ad_id: string
  first_day: string
  /** Null while it runs. */
  last_day: string | null
  asset_type: AssetType
  /** The first line that people read or hear; empty when there is none. */
  hook: string
  /** Tells texts apart. */
  text_hash: string
  title: string | null
  cta_type: string | null
  platforms: Platform[]
  /** Address without query and fragment. */
  landing_page: string | null
  page_type: string | null
}

/** Days from one day to another. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** The day that lies so many days after another; before it when `days` is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Days that the ad ran, or runs by now. */
export function getRunDays({ first_day, last_day }: BrandRun, today: string): number {
  return Math.max(0, countDays(first_day, last_day ?? today))
}
