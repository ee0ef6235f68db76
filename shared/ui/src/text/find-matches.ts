import type { SearchTerm } from '@marquee/contract/search-terms'
import { searchWords } from '@marquee/contract/search-words'

/** Part of a text, as `text.slice(start, end)`. */
export interface TextRange {
  start: number
  end: number
}

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/**
 * Finds the search terms in a text, by the same rules as the search itself: whole words, regardless of case and accents, and the words of
 * a phrase only in sequence. Excluded terms are not marked.
 * @returns ranges in the text's order that do not overlap
 */
export function findMatches(text: string, terms: readonly SearchTerm[]): TextRange[] {
  const phrases = terms.filter(({ isExcluded }) => !isExcluded).map(({ words }) => words)
  if (phrases.length === 0) {
    return []
  }
  const tokens = [...text.matchAll(TOKEN)].flatMap(({ index, 0: token }) =>
    searchWords(token).map((word) => ({ word, start: index, end: index + token.length })),
  )
  const isMatch = tokens.map(() => false)
  for (const phrase of phrases) {
    for (let first = 0; first + phrase.length <= tokens.length; first += 1) {
      if (phrase.every((word, place) => tokens[first + place]?.word === word)) {
        isMatch.fill(true, first, first + phrase.length)
      }
    }
  }
  return joinRanges(tokens.filter((_, place) => isMatch[place]))
}

/** Letters of one token in a script without spaces form one range. */
function joinRanges(ranges: readonly TextRange[]): TextRange[] {
  return ranges
    .filter(({ start }, place) => start !== ranges[place - 1]?.start)
    .map(({ start, end }) => ({ start, end }))
}
