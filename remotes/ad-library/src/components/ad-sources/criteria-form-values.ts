import type { MetaCriteria, SourceProvider, TikTokCriteria } from '@marquee/contract/ad-source-criteria'
import type { NewSourceQuery } from '../../api/create-source-query.ts'

/** What the form holds, as people type it; each kind of source takes what it knows. */
export interface CriteriaValues {
  words: string
  isExact: boolean
  /** Ids with commas or spaces between them. */
  accounts: string
  /** Two-letter codes with commas or spaces between them. */
  countries: string
  status: MetaCriteria['active_status']
  adType: MetaCriteria['ad_type']
  from: string
}

export const EMPTY_CRITERIA: CriteriaValues = {
  words: '',
  isExact: false,
  accounts: '',
  countries: '',
  status: 'active',
  adType: 'all',
  from: '2024-01-01',
}

export interface CriteriaFieldsProps {
  values: CriteriaValues
  /** What is wrong with a field, by its name in the contract. */
  errorOf: (field: string) => string | undefined
  onChange: (changes: Partial<CriteriaValues>) => void
}

/** The form's values as the contract wants them; the server says what is wrong with them. */
export function criteriaOf(provider: SourceProvider, values: CriteriaValues): NewSourceQuery['criteria'] {
  const countries = listOf(values.countries).map((code) => code.toUpperCase())
  if (provider === 'meta') {
    return {
      provider,
      search_terms: values.words,
      search_type: values.isExact ? 'keyword_exact_phrase' : 'keyword_unordered',
      page_ids: listOf(values.accounts),
      countries,
      active_status: values.status,
      ad_type: values.adType,
    }
  }
  const searchType: TikTokCriteria['search_type'] = values.isExact ? 'exact_phrase' : 'fuzzy_phrase'
  return {
    provider,
    search_term: values.words,
    search_type: searchType,
    advertiser_ids: listOf(values.accounts),
    country: countries[0] ?? null,
    published_from: values.from,
  }
}

function listOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '')
}
