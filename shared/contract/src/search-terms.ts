import { searchWords } from './search-words.ts'

/** One search term: words that follow one another. A single word is a phrase of one. */
export interface SearchTerm {
  words: readonly string[]
  isExcluded: boolean
}

/** An optional minus, then a quoted phrase (an unclosed quote reaches to the end) or anything up to a space or a quote. */
const TERM = /(?<minus>(?<=^|\s)[-−–])?(?:["“”„«»](?<phrase>[^"“”„«»]*)(?:["“”„«»]|$)|(?<word>[^\s"“”„«»]+))/gu

/**
 * Parses the text of the search box: words are joined by AND, `"exact phrase"` keeps order and adjacency, `-word` and `-"a phrase"`
 * exclude. All other characters only separate words. A word that the search splits into several words (`e-mail`, `amazon.com`) is a phrase
 * of them.
 * @returns no terms when there is nothing to search for, as in `!!!`
 */
export function parseSearchQuery(text: string): SearchTerm[] {
  const terms: SearchTerm[] = []
  for (const { groups } of text.matchAll(TERM)) {
    const words = searchWords(groups?.['phrase'] ?? groups?.['word'] ?? '')
    if (words.length > 0) {
      terms.push({ words, isExcluded: groups?.['minus'] !== undefined })
    }
  }
  return terms
}
