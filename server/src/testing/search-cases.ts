import { niches } from '@marquee/contract/niches'
import { makeVocabulary } from './made-up-ads.ts'

/** The query of a request; it differs in every round. */
export type SearchCase = (round: number) => Record<string, string>

/** Each case sends a different query in every round, so that no answer is a repetition. */
export function makeSearchCases(): Record<string, SearchCase> {
  const words = makeVocabulary()
  const word = (rank: number): string => words[rank] ?? ''
  // The earlier a niche stands in the list, the more made-up ads it has.
  const [frequentNiches, rareNiches] = [niches.slice(0, 3), niches.slice(-3)]
  const at = (values: string, round: number): string => values.split(' ')[round % values.split(' ').length] ?? ''
  return {
    'no filter': (round) => ({ limit: String(24 + (round % 10)) }),
    'rare facet': (round) => ({
      country: at('IS ZA NZ IN', round),
      niche: rareNiches[round % rareNiches.length] ?? '',
    }),
    'broad facet': (round) => ({ format: at('image video', round), platform: at('facebook instagram', round) }),
    'facets and status': (round) => ({
      country: at('US GB DE', round),
      status: at('active inactive', round),
      niche: niches[0],
    }),
    'rare word': (round) => ({ q: word(2000 + round * 37) }),
    'word and facets': (round) => ({ q: word(40 + round), format: 'video', country: at('US GB DE FR', round) }),
    phrase: (round) => ({ q: `"${word(20 + round)} ${word(round % 40)}"` }),
    'without a word': (round) => ({ q: `${word(60 + round)} -${word(round % 20)}` }),
    relevance: (round) => ({ q: `${word(round % 50)} ${word(100 + round)}`, sort: 'relevance' }),
    'relevance, broad': (round) => ({ q: word(round % 10), sort: 'relevance' }),
    'phrase, frequent words': (round) => ({ q: `"${word(round % 12)} ${word(round % 7)}"` }),
    'phrase of three': (round) => ({ q: `"${word(round % 9)} ${word(round % 5)} ${word(round % 7)}"` }),
    'longest running': (round) => ({
      sort: 'longest_running',
      niche: frequentNiches[round % frequentNiches.length] ?? '',
    }),
  }
}

/** Searches whose facets are counted: exactly, in either sample, and several sets at once because of chosen facets. */
export const FACET_CASES = [
  'no filter',
  'rare facet',
  'broad facet',
  'facets and status',
  'word and facets',
  'phrase, frequent words',
]

/** Searches with too many matches to be counted during the search and too few to be left uncounted. */
export const TOTAL_CASES = ['facets and status', 'without a word', 'relevance', 'phrase, frequent words']
