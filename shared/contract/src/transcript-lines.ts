import type { SaidWord } from './transcripts.ts'

/** A line of a transcript, in seconds. */
export interface TranscriptLine {
  start_s: number
  end_s: number
  text: string
  words: SaidWord[]
}

const LONGEST_LINE = 80
const LONGEST_LINE_S = 7
/** A longer pause ends a line. */
const PAUSE_S = 0.9
const SENTENCE_END = /[.!?…。！？؟।]["'”’»)\]]*$/u
/** Scripts that are written without spaces. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}、。！？]/u

/** Joins words to a text, with spaces where their script has them. */
export function joinWords(words: readonly { text: string }[]): string {
  return words.reduce((text, { text: word }) => {
    const isJoined = text === '' || (UNSPACED.test(text.slice(-1)) && UNSPACED.test(word.slice(0, 1)))
    return isJoined ? text + word : `${text} ${word}`
  }, '')
}

/** The words of a transcript in lines: a line ends with its sentence, before a pause, and before it becomes too long to read. */
export function toTranscriptLines(words: readonly SaidWord[]): TranscriptLine[] {
  const lines: SaidWord[][] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line === undefined || endsBefore(line, word)) {
      lines.push([word])
    } else {
      line.push(word)
    }
  }
  return lines.map((line) => ({
    start_s: line[0]?.start_s ?? 0,
    end_s: Math.max(...line.map(({ end_s }) => end_s)),
    text: joinWords(line),
    words: line,
  }))
}

function endsBefore(line: readonly SaidWord[], next: SaidWord): boolean {
  const [first, last] = [line[0], line.at(-1)]
  return (
    first === undefined ||
    last === undefined ||
    SENTENCE_END.test(last.text) ||
    next.start_s - last.end_s > PAUSE_S ||
    next.end_s - first.start_s > LONGEST_LINE_S ||
    joinWords([...line, next]).length > LONGEST_LINE
  )
}
