import type { MetaCriteria, SourceProvider, TikTokCriteria } from '@marquee/contract/ad-source-criteria'
import type { NewSourceQuery } from '../../api/ad-sources.ts'

/** What the form holds, as people type it; each kind of source takes what it knows. */
export interface CriteriaValues {
  words: string
  isExact: boolean
  /** Ids with commas or spaces between them. */
  accounts: string
  /** Two-letter codes with commas or spaces between them. */
  countries: string
  /** Two-letter codes with commas or spaces between them. */
  languages: string
  platforms: MetaCriteria['platforms']
  status: MetaCriteria['active_status']
  adType: MetaCriteria['ad_type']
  mediaType: MetaCriteria['media_type']
  /** Days as 2026-03-09; empty: any. */
  from: string
  until: string
}

/** What the form begins with. TikTok must be told a first day. */
export function initialCriteria(provider: SourceProvider): CriteriaValues {
  return {
    words: '',
    isExact: false,
    accounts: '',
    countries: '',
    languages: '',
    platforms: [],
    status: 'active',
    adType: 'all',
    mediaType: 'all',
    from: provider === 'tiktok' ? '2024-01-01' : '',
    until: '',
  }
}

export interface CriteriaFieldsProps {
  values: CriteriaValues
  /** What is wrong with a field, by its name in the contract. */
  getError: (field: string) => string | undefined
  onChange: (changes: Partial<CriteriaValues>) => void
}

/** The form's values as the contract wants them; the server says what is wrong with them. */
export function toCriteria(provider: SourceProvider, values: CriteriaValues): NewSourceQuery['criteria'] {
  const countries = splitList(values.countries).map((code) => code.toUpperCase())
  if (provider === 'meta') {
    return {
      provider,
      search_terms: values.words,
      search_type: values.isExact ? 'keyword_exact_phrase' : 'keyword_unordered',
      page_ids: splitList(values.accounts),
      countries,
      languages: splitList(values.languages).map((code) => code.toLowerCase()),
      platforms: values.platforms,
      active_status: values.status,
      ad_type: values.adType,
      media_type: values.mediaType,
      delivered_from: values.from || null,
      delivered_until: values.until || null,
    }
  }
  const searchType: TikTokCriteria['search_type'] = values.isExact ? 'exact_phrase' : 'fuzzy_phrase'
  return {
    provider,
    search_term: values.words,
    search_type: searchType,
    advertiser_ids: splitList(values.accounts),
    country: countries[0] ?? null,
    published_from: values.from,
    published_until: values.until || null,
  }
}

function splitList(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '')
}
