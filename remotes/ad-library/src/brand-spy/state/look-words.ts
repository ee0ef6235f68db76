import type { SourceProvider } from '@marquee/contract/ad-source-criteria'
import type { BrandLook } from '@marquee/contract/brand-looks'
import { formatCount } from '@marquee/ui/format-number'
import { formatRelativeTime } from '@marquee/ui/relative-time'

const NAMES: Readonly<Record<SourceProvider, string>> = { meta: 'Meta Ad Library', tiktok: 'TikTok' }

/** What the API of each source tells, and what it never does. */
const TELLS: Readonly<Record<SourceProvider, string>> = {
  meta: 'texts, dates and reach',
  tiktok: 'videos, dates and reach',
}
const GAPS: Readonly<Record<SourceProvider, string>> = {
  meta: 'images, videos, calls to action or landing pages',
  tiktok: 'texts, calls to action or landing pages',
}

/** When a source last looked at a brand and what it found: "Meta Ad Library 2 hours ago: 34 ads". */
export function toSourceLook({ provider, looked_at, ads_found, state, problem }: BrandLook, now: Date): string {
  const name = NAMES[provider]
  const looked =
    looked_at === null
      ? `${name}: not looked at yet`
      : `${name} ${formatRelativeTime(looked_at, now)}: ${formatCount(ads_found ?? 0, 'active ad')}`
  if (state === 'running') {
    return `${looked}, being looked at now`
  }
  return problem === null ? looked : `${looked}. ${problem.message} ${problem.advice}`
}

/** The data that a source cannot give. */
export function toGapWords(provider: SourceProvider): string {
  return `${NAMES[provider]} tells no ${GAPS[provider]}.`
}

/** What arrives after following a brand, with the sources that the workspace has connected. */
export function toArrivalWords(providers: readonly SourceProvider[]): string {
  if (providers.length === 0) {
    return 'No source of ads is connected: you see the ads that the library has, and new ones arrive only when a file of ads is imported.'
  }
  const parts = providers.map((provider) => `${NAMES[provider]} (${TELLS[provider]}; no ${GAPS[provider]})`)
  return `A brand that you follow is looked at at once and then every day with ${parts.join(' and ')}.`
}
