import { type SourceCriteria, sourceCriteria, type SourceProvider } from '@marquee/contract/ad-source-criteria'
import { DAY_MS } from '../../../platform/clock.ts'
import type { SoughtBrand } from '../library.ports.ts'
import type { Advertiser } from './connector.ts'
import type { QueryRow } from './crawls.repository.ts'

/** A brand as a source finds it: `page` is the id of a page or account, `site` a host without `www.`, `name` is in lower case. */
export interface BrandTarget {
  kind: 'page' | 'site' | 'name'
  value: string
}

/** Where Meta tells all ads, not only those about politics and issues: the EU and the UK. */
const META_COUNTRIES = 'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
/** The days before the first crawl that TikTok is queried for. */
const TIKTOK_DAYS = 90
const PAGE_ID = /^[1-9]\d{0,18}$/
const HOST = /^(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?:[:/?#].*)?$/
/** The longest search term of each source. */
const LONGEST_TERM: Readonly<Record<SourceProvider, number>> = { meta: 100, tiktok: 50 }

/**
 * How a source finds a brand: by the id of its page, else by its site, else by its name.
 * @returns null when the source cannot find it
 */
export function toTarget(provider: SourceProvider, sought: SoughtBrand): BrandTarget | null {
  const { source, external_id, website, name } = sought
  if (source === provider && external_id !== null && PAGE_ID.test(external_id)) {
    return { kind: 'page', value: external_id }
  }
  const host = toHost(website)
  // TikTok's library has no landing pages.
  if (provider === 'meta' && host !== null && host.length <= LONGEST_TERM.meta) {
    return { kind: 'site', value: host }
  }
  const words = name === null ? '' : toName(name)
  return words.length >= 2 && words.length <= LONGEST_TERM[provider] ? { kind: 'name', value: words } : null
}

/** The brand that a query is for; null for a query of terms. */
export function readTarget({ target_kind, target }: Pick<QueryRow, 'target_kind' | 'target'>): BrandTarget | null {
  return target_kind === null || target === null ? null : { kind: target_kind, value: target }
}

/** The criteria of the query for a brand. */
export function toCriteria(provider: SourceProvider, { kind, value }: BrandTarget, now: Date): SourceCriteria {
  const isPage = kind === 'page'
  if (provider === 'meta') {
    const words = { search_terms: value, search_type: 'keyword_exact_phrase' }
    return sourceCriteria.parse({ provider, countries: META_COUNTRIES, ...(isPage ? { page_ids: [value] } : words) })
  }
  const published_from = new Date(now.getTime() - TIKTOK_DAYS * DAY_MS).toISOString().slice(0, 10)
  return sourceCriteria.parse({
    provider,
    published_from,
    ...(isPage ? { advertiser_ids: [value] } : { search_term: value, search_type: 'exact_phrase' }),
  })
}

/** Whether an ad is of the brand: a search for words also finds ads of others that contain them. */
export function isOfBrand({ kind, value }: BrandTarget, { name, captions }: Advertiser): boolean {
  if (kind === 'site') {
    return captions.some((caption) => toHost(caption) === value)
  }
  return kind === 'page' || (name !== null && toName(name) === value)
}

function toHost(address: string | null): string | null {
  return HOST.exec(address?.trim().toLowerCase() ?? '')?.[1] ?? null
}

function toName(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
}
