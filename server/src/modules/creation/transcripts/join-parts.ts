import type { SaidWord } from '@marquee/contract/transcripts'
import type { Heard, HeardWord } from '../generation-providers/generation-providers.service.ts'

/** A part of a sound, in seconds of the whole: where its file starts, and between which times its words count. */
export interface HeardPart {
  start: number
  from: number
  to: number
  heard: Heard
}

/** Recognizers time a word differently from part to part by less than this, in seconds. */
const JITTER = 0.3
const SAME_WORD_S = 0.6

/**
 * Joins what was heard in the parts of a sound. Parts overlap, so that a word at a cut is heard in both: it is kept once, also when the
 * recognizer times it differently or understands it differently.
 */
export function joinParts(parts: readonly HeardPart[]): SaidWord[] {
  const joined: HeardWord[] = []
  parts.forEach(({ start, from, to, heard }, index) => {
    // Each word of the part before is the same as one word of this part at most, so that words that are said twice are kept.
    const earlier = new Set(joined.filter((word) => word.end > from - 2 * SAME_WORD_S))
    const [first, last] = [index === 0, index === parts.length - 1]
    for (const word of heard.words.map((one) => shift(one, start))) {
      const middle = (word.start + word.end) / 2
      const isOurs = (first || middle >= from - JITTER) && (last || middle <= to + JITTER)
      const known = findSame(earlier, word)
      if (known !== undefined) {
        earlier.delete(known)
      } else if (isOurs) {
        joined.push(word)
      }
    }
  })
  return joined
    .toSorted((a, b) => a.start - b.start)
    .map(({ text, start, end }) => ({ text, start_s: toMilliseconds(start), end_s: toMilliseconds(end) }))
}

function shift({ text, start, end }: HeardWord, by: number): HeardWord {
  return { text, start: start + by, end: end + by }
}

/** The word among those of an earlier part that is this one: of several, the nearest in time. */
function findSame(earlier: ReadonlySet<HeardWord>, word: HeardWord): HeardWord | undefined {
  const distance = (known: HeardWord) => Math.abs(known.start - word.start)
  return [...earlier].filter((known) => isSameWord(known, word)).toSorted((a, b) => distance(a) - distance(b))[0]
}

/** Whether two parts heard one word: the same letters at nearly the same time, or any letters at the same time. */
function isSameWord(a: HeardWord, b: HeardWord): boolean {
  const overlap = Math.min(a.end, b.end) - Math.max(a.start, b.start)
  const shorter = Math.min(a.end - a.start, b.end - b.start)
  return overlap > shorter / 2 || (toPlain(a.text) === toPlain(b.text) && Math.abs(a.start - b.start) < SAME_WORD_S)
}

const toPlain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

const toMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000

/** The languages of the parts, the one that most words were heard in first. */
export function listLanguages(parts: readonly HeardPart[]): string[] {
  const counts = new Map<string, number>()
  for (const { heard } of parts) {
    if (heard.language !== null && heard.words.length > 0) {
      counts.set(heard.language, (counts.get(heard.language) ?? 0) + heard.words.length)
    }
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([language]) => language)
}
