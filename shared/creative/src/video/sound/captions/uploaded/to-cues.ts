import type { Cue, CueWord } from '../../../cue.ts'
import { FRAMES_PER_SECOND } from '../../../time.ts'
import { spreadWords } from '../caption-words.ts'
import { splitWords } from '../split-words.ts'
import type { PlainCaption } from './merge-captions.ts'
import type { TimedPart } from './plain-line.ts'

const MOST_WORDS = 100
const LONGEST_WORD = 80
/** Half of the longest word, because a sign may have two units. */
const WORD_PARTS = /.{1,40}/gsu

/**
 * Captions in the order of their starts as cues. One is shown at a time: one that is still there when the next begins ends with it, and none
 * lasts longer than the video.
 * @param frames the length of the video
 */
export function toCues(captions: readonly PlainCaption[], frames: number): Cue[] {
  return captions.flatMap(({ start, end, lines }, index) => {
    const from = toFrame(start)
    const next = captions[index + 1]
    const to = Math.max(from + 1, Math.min(toFrame(end), frames, next === undefined ? frames : toFrame(next.start)))
    return splitCue({ from, to, words: timeWords(lines.flat(), from, to) })
  })
}

function toFrame(seconds: number): number {
  return Math.max(0, Math.round(seconds * FRAMES_PER_SECOND))
}

/** Words at the times that their file gives; without times that fit the caption, spread by their lengths. */
function timeWords(parts: readonly TimedPart[], from: number, to: number): CueWord[] {
  const timed: { words: string[]; starts: number }[] = []
  for (const { text, start } of parts) {
    const last = timed.at(-1)
    const words = splitWords(text).flatMap((word) =>
      word.length > LONGEST_WORD ? (word.match(WORD_PARTS) ?? []) : [word],
    )
    if (last !== undefined && start === null) {
      last.words.push(...words)
    } else {
      timed.push({ words, starts: start === null ? from : toFrame(start) })
    }
  }
  const starts = timed.map((part) => part.starts)
  const isInOrder = starts.every((start, index) => start >= (starts[index - 1] ?? from) && start < to)
  const words = isInOrder
    ? timed.flatMap(({ words: said, starts: start }, index) =>
        spreadWords(said, start, Math.max(start + 1, starts[index + 1] ?? to)),
      )
    : spreadWords(
        timed.flatMap(({ words: said }) => said),
        from,
        to,
      )
  // A caption may have more words than frames.
  return words.map((word) => ({ ...word, from: Math.min(word.from, to - 1), to: Math.min(word.to, to) }))
}

/** A cue with more words than a project keeps in one becomes several. */
function splitCue(cue: Cue): Cue[] {
  const { words, from, to } = cue
  if (words.length <= MOST_WORDS) {
    return words.length === 0 ? [] : [cue]
  }
  const [head, rest] = [words.slice(0, MOST_WORDS), words.slice(MOST_WORDS)]
  const cut = rest[0]?.from ?? to
  return [{ from, to: cut, words: head }, ...splitCue({ from: cut, to, words: rest })]
}
