import type { MetaCriteria, SourceCriteria, SourceProvider, TikTokCriteria } from '@marquee/contract/ad-source-criteria'
import type { Crawl, CrawlSchedule } from '@marquee/contract/ad-sources'
import { formatCount, formatNumber } from '@marquee/ui/format-number'

export const PROVIDER_LABELS: Readonly<Record<SourceProvider, string>> = {
  meta: 'Meta Ad Library API',
  tiktok: 'TikTok Commercial Content API',
}

/** What a source tells and what it does not: nobody should look for what was never there. */
export const COVERAGE: Readonly<Record<SourceProvider, string>> = {
  meta: 'Tells all ads that reached the EU or the UK, elsewhere only ads about politics and issues. It has texts, dates and reach, but no pictures, videos, buttons and landing pages.',
  tiktok:
    'Tells ads that were shown in the European Economic Area, Switzerland and the UK since October 2022. It has videos, dates and reach, but no texts, buttons and landing pages.',
}

export const SCHEDULE_OPTIONS: { value: CrawlSchedule; label: string }[] = [
  { value: 'off', label: 'By hand only' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
]

/** What a query asks for, in a line. */
export function describeCriteria(criteria: SourceCriteria): string {
  return criteria.provider === 'meta' ? describeMeta(criteria) : describeTikTok(criteria)
}

const STATUS_WORDS = { active: 'running ads', inactive: 'ended ads', all: 'running and ended ads' } as const

function describeMeta({ search_terms, page_ids, countries, active_status, ad_type }: MetaCriteria): string {
  return joined([
    quoted(search_terms),
    page_ids.length === 0 ? '' : `${page_ids.length === 1 ? 'page' : 'pages'} ${page_ids.join(', ')}`,
    `in ${countries.join(', ')}`,
    STATUS_WORDS[active_status],
    ad_type === 'all' ? '' : ad_type.replaceAll('_', ' '),
  ])
}

function describeTikTok(criteria: TikTokCriteria): string {
  const { search_term, advertiser_ids, country, published_from, published_until } = criteria
  return joined([
    quoted(search_term),
    advertiser_ids.length === 0 ? '' : `accounts ${advertiser_ids.join(', ')}`,
    `in ${country ?? 'all countries'}`,
    `from ${published_from}${published_until === null ? '' : ` to ${published_until}`}`,
  ])
}

function quoted(words: string): string {
  return words === '' ? '' : `“${words}”`
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}

/** What a crawl has found so far, in a line. */
export function describeFindings({ found, added, changed, ended, refused }: Crawl): string {
  const parts = [
    `${formatCount(found, 'ad')} found`,
    `${formatNumber(added)} new`,
    `${formatNumber(changed)} changed`,
    `${formatNumber(ended)} ended`,
    `${formatNumber(refused)} refused`,
  ]
  return parts.join(', ')
}

const STATES: Readonly<Record<Crawl['state'], string>> = {
  waiting: 'Waiting',
  running: 'Crawling',
  done: 'Done',
  failed: 'Failed',
  canceled: 'Canceled',
}

export function crawlStateWord({ state }: Pick<Crawl, 'state'>): string {
  return STATES[state]
}
