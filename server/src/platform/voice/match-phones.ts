import type { TimedWord } from './voice-orders.ts'

/** A phone of an utterance; it ends at `end` seconds. */
export interface TimedPhone {
  phone: string
  end: number
}

interface SpokenWord {
  text: string
  /** The phones of the word if it is spoken alone; none for signs that are not spoken. */
  phones: readonly string[]
}

const PAUSE = 'pau'
/** A phone that is spoken otherwise within the sentence costs less than one that is left out and one that is added. */
const CHANGED = 1.2
const MISSING = 1

/**
 * Finds when each word of an utterance is spoken. Within a sentence words run into each other, so the phones of the words spoken alone are
 * aligned with those of the utterance by the least number of differences (V. I. Levenshtein, 1966).
 * @returns the words that are spoken, in seconds
 */
export function matchPhones(words: readonly SpokenWord[], utterance: readonly TimedPhone[]): TimedWord[] {
  const heard = utterance.map((phone, index) => ({ ...phone, start: utterance[index - 1]?.end ?? 0 }))
  const voiced = heard.filter(({ phone }) => phone !== PAUSE)
  const expected = words.flatMap(({ phones }, word) => phones.map((phone) => ({ phone, word })))
  const wordAt = align(
    expected.map(({ phone }) => phone),
    voiced.map(({ phone }) => phone),
  ).map((place) => expected[place]?.word)
  return words.flatMap(({ text }, word) => {
    const first = voiced[wordAt.indexOf(word)]
    const last = voiced[wordAt.lastIndexOf(word)]
    return first === undefined || last === undefined ? [] : [{ text, start: first.start, end: last.end }]
  })
}

/** For each heard phone the index of the expected phone that it belongs to: equal, changed, or the one before an added phone. */
function align(expected: readonly string[], heard: readonly string[]): number[] {
  const width = heard.length + 1
  const costs = new Float64Array((expected.length + 1) * width)
  const costAt = (row: number, column: number) => costs[row * width + column] ?? 0
  const change = (row: number, column: number) =>
    costAt(row - 1, column - 1) + (expected[row - 1] === heard[column - 1] ? 0 : CHANGED)
  for (let row = 0; row <= expected.length; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const cost =
        row === 0 || column === 0
          ? (row + column) * MISSING
          : Math.min(change(row, column), costAt(row - 1, column) + MISSING, costAt(row, column - 1) + MISSING)
      costs[row * width + column] = cost
    }
  }
  const places = Array.from({ length: heard.length }, () => 0)
  let [row, column] = [expected.length, heard.length]
  while (column > 0) {
    places[column - 1] = Math.max(0, row - 1)
    if (row > 0 && costAt(row, column) === change(row, column)) {
      row -= 1
      column -= 1
    } else if (row > 0 && costAt(row, column) === costAt(row - 1, column) + MISSING) {
      row -= 1
    } else {
      column -= 1
    }
  }
  return places
}
