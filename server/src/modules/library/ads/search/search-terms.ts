import { searchWords } from '@marquee/contract/search-words'
import { DAY_MS } from '../../../../platform/clock.ts'
import { ByteWriter } from '../../../../platform/database/binary-rows.ts'
import { searchedFacets, type TranscriptLines } from './search-facets.ts'
import { quoteLexeme } from './search-query.ts'
import { pairLexeme, wordPairs } from './word-pairs.ts'

/**
 * The maximum lag of `ad_search.verified_floor` and `seen_floor` behind the time of the last verification or sighting: the row is
 * wide and indexed, and must not be rewritten every time an ad is seen again.
 */
export const FLOOR_LAG_MS = 15 * DAY_MS

/** A text that a source may leave out. */
type Optional = string | null | undefined

export interface SearchableAd {
  /** The lexemes of `countedFacets`. */
  facets: readonly string[]
  has_known_start: boolean
  /** Missing when the advertiser is unknown. */
  brand_name: Optional
  title?: Optional
  body: string
  link_description?: Optional
  hook_text?: Optional
  cta_text?: Optional
  cards: readonly { title: string; body: string }[]
  transcript?: TranscriptLines
}

/** The gap in word positions between two fields, so that no phrase extends from one field into the next. */
const FIELD_GAP = 10
/** The highest position that PostgreSQL stores. */
const LAST_POSITION = 16_383
/** The maximum number of positions that PostgreSQL stores for one lexeme. */
const MAX_POSITIONS = 255

/** PostgreSQL's codes of the weights, in the two bits above a position. */
const WEIGHTS = { A: 3 << 14, B: 2 << 14, C: 1 << 14 } as const
const WEIGHT_LETTERS = ['', 'C', 'B', 'A'] as const

/** The searchable terms of an ad. */
export interface SearchTerms {
  /** Facets and pairs of words: lexemes without a position. */
  bare: readonly string[]
  /** The positions of each word, in ascending order, each with its weight in the bits above. */
  words: ReadonlyMap<string, readonly number[]>
}

/** Collects the searchable terms of an ad. A title weighs more than the body (A, B), the rest less (C). */
export function buildSearchTerms(ad: SearchableAd): SearchTerms {
  const places = new Map<string, number[]>()
  const pairs = new Set<string>()
  let position = 0
  function addField(text: Optional, weight: keyof typeof WEIGHTS): void {
    const words = searchWords(text ?? '')
    for (const pair of wordPairs(words)) {
      pairs.add(pairLexeme(pair))
    }
    for (const word of words) {
      position = Math.min(position + 1, LAST_POSITION)
      const known = places.get(word)
      if (known === undefined) {
        places.set(word, [position | WEIGHTS[weight]])
      } else if (known.length < MAX_POSITIONS && !isLast(known)) {
        known.push(position | WEIGHTS[weight])
      }
    }
    position += FIELD_GAP
  }

  addField(ad.title, 'A')
  addField(ad.body, 'B')
  for (const text of [ad.hook_text, ad.link_description, ad.cta_text, ad.brand_name]) {
    addField(text, 'C')
  }
  for (const card of ad.cards) {
    addField(card.title, 'C')
    addField(card.body, 'C')
  }
  // One field: a sentence may go on in the next line.
  addField(ad.transcript?.map(({ text }) => text).join(' '), 'C')
  return { bare: [...searchedFacets(ad, ad.facets), ...pairs], words: places }
}

/** Whether a word already has the highest position. */
function isLast(places: readonly number[]): boolean {
  return ((places.at(-1) ?? 0) & LAST_POSITION) === LAST_POSITION
}

/** Search terms in PostgreSQL's notation of a tsvector. */
export function toNotation({ bare, words }: SearchTerms): string {
  const placed = Array.from(words, ([word, places]) => {
    const notes = places.map((place) => `${place & LAST_POSITION}${WEIGHT_LETTERS[place >>> 14]}`)
    return `${quoteLexeme(word)}:${notes.join(',')}`
  })
  return [...bare.map(quoteLexeme), ...placed].join(' ')
}

const writer = new ByteWriter()

/** Search terms in PostgreSQL's binary format of a tsvector (`tsvectorrecv`): a tenth of their size as objects. */
export function packTerms({ bare, words }: SearchTerms): Uint8Array {
  writer.int32(bare.length + words.size)
  writeBare(bare)
  for (const [word, places] of words) {
    writer.text(word)
    writer.int8(0)
    writer.int16(places.length)
    for (const place of places) {
      writer.int16(place)
    }
  }
  return writer.take()
}

/** Adds lexemes without a position to packed terms. */
export function addToPackedTerms(packed: Uint8Array, lexemes: readonly string[]): Uint8Array {
  if (lexemes.length === 0) {
    return packed
  }
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
  writer.int32(bytes.readInt32BE(0) + lexemes.length)
  writeBare(lexemes)
  writer.bytes(bytes.subarray(4))
  return writer.take()
}

function writeBare(lexemes: readonly string[]): void {
  for (const lexeme of lexemes) {
    writer.text(lexeme)
    writer.int8(0)
    writer.int16(0)
  }
}

/** Restores packed terms. */
export function unpackTerms(packed: Uint8Array): SearchTerms {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
  const bare: string[] = []
  const words = new Map<string, number[]>()
  for (let at = 4; at < bytes.length;) {
    const end = bytes.indexOf(0, at)
    const lexeme = bytes.toString('utf8', at, end)
    const count = bytes.readUInt16BE(end + 1)
    at = end + 3 + 2 * count
    if (count === 0) {
      bare.push(lexeme)
    } else {
      words.set(
        lexeme,
        Array.from({ length: count }, (_, index) => bytes.readUInt16BE(end + 3 + 2 * index)),
      )
    }
  }
  return { bare, words }
}
