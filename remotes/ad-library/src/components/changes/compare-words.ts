import { diffArrays } from 'diff'

/** A stretch of a text. */
export interface TextPart {
  text: string
  /** Whether the other text lacks it. */
  isChanged: boolean
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })
/** Texts that differ in so much that comparing them takes longer are marked whole. */
const TIME_LIMIT_MS = 200

/** Marks in both texts the words that the other one lacks. Spaces are not compared. */
export function compareWords(before: string, after: string): { before: TextPart[]; after: TextPart[] } {
  const [oldWords, newWords] = [splitWords(before), splitWords(after)]
  const steps = diffArrays(oldWords, newWords, {
    comparator: (one, other) => one.trim() === other.trim(),
    timeout: TIME_LIMIT_MS,
  }) ?? [
    { count: oldWords.length, removed: true, added: false },
    { count: newWords.length, removed: false, added: true },
  ]
  const parts = { before: [] as TextPart[], after: [] as TextPart[] }
  let [oldPlace, newPlace] = [0, 0]
  for (const { count, added, removed } of steps) {
    if (!added) {
      parts.before.push({ text: oldWords.slice(oldPlace, oldPlace + count).join(''), isChanged: removed })
      oldPlace += count
    }
    if (!removed) {
      parts.after.push({ text: newWords.slice(newPlace, newPlace + count).join(''), isChanged: added })
      newPlace += count
    }
  }
  return parts
}

/** Words of any language, each with the spaces that follow it. */
function splitWords(text: string): string[] {
  const words: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    if (segment.trim() === '' && words.length > 0) {
      words[words.length - 1] += segment
    } else {
      words.push(segment)
    }
  }
  return words
}
