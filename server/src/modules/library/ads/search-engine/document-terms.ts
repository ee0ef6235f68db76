import { hash } from 'node:crypto'
import type { SearchTerms } from '../search/search-terms.ts'

/** Stands in each document, before and after its words: no phrase contains it, and it is what all documents have. */
const EVERY_DOCUMENT = '_'
/** The engine cuts longer words. */
const PLAIN_WORD = /^[a-z0-9]{1,40}$/
const HASH_LENGTH = 20
/** The highest position that PostgreSQL stores. */
const LAST_POSITION = 16_383

/**
 * A lexeme of PostgreSQL as a word of the engine: letters of ASCII and digits stay; every other lexeme, such as a facet, a pair of words
 * or a word of another script, becomes an underscore and 80 bits of its hash. No character of a user's text reaches a statement otherwise.
 */
function toEngineWord(lexeme: string): string {
  return PLAIN_WORD.test(lexeme) ? lexeme : `_${hash('sha256', lexeme).slice(0, HASH_LENGTH)}`
}

/** The text of a document: its words in the order of their positions, with a separator in each gap, then facets and pairs. */
export function toDocumentText({ bare, words }: SearchTerms): string {
  const placed: { position: number; word: string }[] = []
  for (const [lexeme, places] of words) {
    const word = toEngineWord(lexeme)
    for (const place of places) {
      placed.push({ position: place & LAST_POSITION, word })
    }
  }
  placed.sort((a, b) => a.position - b.position)
  const text: string[] = [EVERY_DOCUMENT]
  let former = 0
  for (const { position, word } of placed) {
    if (position !== former + 1) {
      text.push(EVERY_DOCUMENT)
    }
    text.push(word)
    former = position
  }
  return [...text, EVERY_DOCUMENT, ...bare.map(toEngineWord)].join(' ')
}

const QUOTED = String.raw`'(?:[^'\\]|''|\\\\)*'`
/** An excluded term in a query of the engine. */
const EXCLUDED = /-\((?:"[^"]*"| )+\)/g
const PHRASE = new RegExp(`${QUOTED}(?: <-> ${QUOTED})*`, 'g')

/**
 * A query of PostgreSQL in the notation of `search-query.ts` as a query of the engine. Each word is quoted: an unquoted one, such as
 * `maybe`, could be an operator.
 */
export function toEngineQuery(tsquery: string): string {
  const parts: string[] = []
  let end = 0
  for (const match of tsquery.matchAll(PHRASE)) {
    parts.push(toOperators(tsquery.slice(end, match.index)), toPhrase(match[0]))
    end = match.index + match[0].length
  }
  parts.push(toOperators(tsquery.slice(end)))
  const query = parts.join('')
  // The engine cannot find documents only by what they do not contain.
  return query.replace(EXCLUDED, '').trim() === '' ? `"${EVERY_DOCUMENT}" ${query}` : query
}

function toOperators(between: string): string {
  return between.replaceAll(' & ', ' ').replaceAll('!', '-')
}

function toPhrase(lexemes: string): string {
  const words = lexemes.match(new RegExp(QUOTED, 'g')) ?? []
  return `"${words.map((word) => toEngineWord(word.slice(1, -1).replace(/(['\\])\1/g, '$1'))).join(' ')}"`
}
