import type { MetaCriteria, SourceCriteria, SourceProvider, TikTokCriteria } from '@marquee/contract/ad-source-criteria'
import type { Crawl, CrawlSchedule } from '@marquee/contract/ad-sources'
import { languageName, PLATFORM_NAMES } from '@marquee/ui/ad-labels'
import { formatCount, formatNumber } from '@marquee/ui/format-number'

export const PROVIDER_LABELS: Readonly<Record<SourceProvider, string>> = {
  meta: 'Meta Ad Library API',
  tiktok: 'TikTok Commercial Content API',
}

/** The data that a source provides and the data that it lacks, so that users do not look for missing data. */
export const COVERAGE: Readonly<Record<SourceProvider, string>> = {
  meta: 'Tells all ads that reached the EU or the UK, elsewhere only ads about politics and issues. It has texts, dates and reach, but no images, videos, buttons and landing pages.',
  tiktok:
    'Tells ads that were shown in the European Economic Area, Switzerland and the UK since October 2022. It has videos, dates and reach, but no texts, buttons and landing pages.',
}

export const SCHEDULE_OPTIONS: { value: CrawlSchedule; label: string }[] = [
  { value: 'off', label: 'By hand only' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
]

/** The criteria of a query in one line. */
export function describeCriteria(criteria: SourceCriteria): string {
  return criteria.provider === 'meta' ? describeMeta(criteria) : describeTikTok(criteria)
}

const STATUS_WORDS = { active: 'running ads', inactive: 'ended ads', all: 'running and ended ads' } as const

/** Meta calls an image with words on it a meme. */
export const MEDIA_WORDS: Readonly<Record<Exclude<MetaCriteria['media_type'], 'all'>, string>> = {
  image: 'Images',
  meme: 'Images with text',
  video: 'Videos',
  none: 'No images or videos',
}

function describeMeta(criteria: MetaCriteria): string {
  const { search_terms, page_ids, countries, active_status, ad_type, media_type } = criteria
  return joined([
    quoted(search_terms),
    page_ids.length === 0 ? '' : `${page_ids.length === 1 ? 'page' : 'pages'} ${page_ids.join(', ')}`,
    `in ${countries.join(', ')}`,
    STATUS_WORDS[active_status],
    ad_type === 'all' ? '' : ad_type.replaceAll('_', ' '),
    media_type === 'all' ? '' : MEDIA_WORDS[media_type].toLowerCase(),
    listed(
      'on',
      criteria.platforms.map((name) => PLATFORM_NAMES[name]),
    ),
    listed('written in', criteria.languages.map(languageName)),
    period('delivered', criteria.delivered_from, criteria.delivered_until),
  ])
}

function describeTikTok(criteria: TikTokCriteria): string {
  const { search_term, advertiser_ids, country, published_from, published_until } = criteria
  return joined([
    quoted(search_term),
    advertiser_ids.length === 0 ? '' : `accounts ${advertiser_ids.join(', ')}`,
    `in ${country ?? 'all countries'}`,
    period('published', published_from, published_until),
  ])
}

function listed(word: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${word} ${names.join(' or ')}`
}

function period(verb: string, from: string | null, until: string | null): string {
  const days = [from === null ? '' : `from ${from}`, until === null ? '' : `until ${until}`].filter((day) => day !== '')
  return days.length === 0 ? '' : `${verb} ${days.join(' ')}`
}

function quoted(words: string): string {
  return words === '' ? '' : `“${words}”`
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}

/** The results of a crawl so far, in one line. */
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
