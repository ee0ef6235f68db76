import type { AgeBand, AlertFrequency, BurstTrait, Coverage, Launches, SpiedBrand } from '@marquee/contract/brand-spy'
import { formatCount } from '@marquee/ui/format-number'
import { formatRelativeTime } from '@marquee/ui/relative-time'

/** The age bands in days. */
export const AGE_NAMES: Readonly<Record<AgeBand, string>> = {
  under_7: '<7',
  '7_to_14': '7–14',
  '15_to_60': '15–60',
  over_60: '>60',
}

export const TRAIT_NAMES: Readonly<Record<BurstTrait, string>> = {
  hook: 'opening lines',
  text: 'texts',
  headline: 'headlines',
  format: 'formats',
  call_to_action: 'calls to action',
  platforms: 'choices of platforms',
}

export const FREQUENCY_NAMES: Readonly<Record<AlertFrequency, string>> = {
  at_once: 'At once',
  daily: 'Every morning',
  weekly: 'Every Monday',
}

const SOURCE_NAMES: Readonly<Record<string, string>> = {
  meta: 'the Meta Ad Library',
  tiktok: 'TikTok',
  google: 'Google',
  extension: 'the browser extension',
  upload: 'uploaded files',
  demo: 'the demo library',
}

/** The change from the same number of days before: "+3", "−2", "±0". */
export function toTrend({ count, before }: Launches): string {
  const change = count - before
  if (change === 0) {
    return '±0'
  }
  return change > 0 ? `+${change}` : `−${-change}`
}

/** When the brand was last checked. */
export function toLookWords(coverage: Coverage | null, now: Date): string {
  return coverage === null ? 'Being counted' : `Looked at ${formatRelativeTime(coverage.looked_at, now)}`
}

/** How complete the data of the brand is, in one sentence. */
export function toCoverageWords(coverage: Coverage | null): string {
  if (coverage === null) {
    return 'Its ads are being counted; this takes a minute.'
  }
  const { active_ads, seen_7d, sources } = coverage
  const from = `From ${sources.map((source) => SOURCE_NAMES[source] ?? source).join(' and ')}.`
  if (active_ads === 0) {
    return `${from} No active ad is known.`
  }
  if (seen_7d === active_ads) {
    return `${from} All ${formatCount(active_ads, 'active ad')} seen in the last 7 days.`
  }
  return `${from} ${seen_7d} of ${formatCount(active_ads, 'active ad')} seen in the last 7 days; the others may have stopped.`
}

/** The alerts about the brand that the workspace receives. */
export function toAlertWords({
  alert_channel,
  alert_frequency,
}: Pick<SpiedBrand, 'alert_channel' | 'alert_frequency'>): string {
  if (alert_channel === 'none') {
    return 'No alerts'
  }
  return `${FREQUENCY_NAMES[alert_frequency]} by ${alert_channel === 'email' ? 'e-mail' : 'webhook'}`
}
