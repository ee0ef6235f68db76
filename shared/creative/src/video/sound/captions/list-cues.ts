import type { AspectRatio } from '../../../formats.ts'
import type { Cue, CueWord } from '../../cue.ts'
import { countFrames } from '../../scene-times.ts'
import { FRAMES_PER_SECOND } from '../../time.ts'
import type { CaptionSize, VideoProject } from '../../video-project.ts'
import { listCaptionWords } from './caption-words.ts'
import { countLetters } from './cue-lines.ts'
import { ENDS_PART, ENDS_SENTENCE } from './split-words.ts'

/** The letters of a line at a medium size: a caption fills about four fifths of the width. */
const LINE_LETTERS: Readonly<Record<AspectRatio, number>> = { '1:1': 24, '4:5': 24, '9:16': 22, '16:9': 40 }
const SIZE_FACTORS: Readonly<Record<CaptionSize, number>> = { small: 1.25, medium: 1, large: 0.78 }
const LINES = 2
/** A pause of this length starts a new caption, in frames. */
const PAUSE = Math.round(0.6 * FRAMES_PER_SECOND)
/** How long a caption stays after its last word if no other follows, in frames. */
const LINGER = Math.round(0.4 * FRAMES_PER_SECOND)
/** A comma ends a caption that is already this full. */
const FULL_AT_COMMA = 0.55

/**
 * The captions of a video in a format: at most two lines each, broken at the ends of sentences, at pauses and at commas. The style
 * `words` shows one word at a time.
 */
export function listCues(project: VideoProject, format: AspectRatio): Cue[] {
  const letters = countLineLetters(project, format)
  const isSingle = project.captions.style === 'words'
  const pages = listCaptionWords(project).flatMap((words) =>
    isSingle ? words.map((word) => [word]) : splitPages(words, letters * LINES),
  )
  const end = countFrames(project)
  return pages.flatMap((words, index) => toCue(words, pages[index + 1]?.[0]?.from ?? end))
}

/** @param next the first frame of what follows @returns none for words that have no time of their own */
function toCue(words: readonly CueWord[], next: number): Cue[] {
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined) {
    return []
  }
  const isFollowed = next - last.to < PAUSE
  const to = isFollowed ? next : Math.min(next, last.to + LINGER)
  return to > first.from ? [{ from: first.from, to, words }] : []
}

/** The letters that a line of a caption holds. */
export function countLineLetters({ captions }: Pick<VideoProject, 'captions'>, format: AspectRatio): number {
  return Math.floor(LINE_LETTERS[format] * SIZE_FACTORS[captions.size])
}

function splitPages(words: readonly CueWord[], most: number): CueWord[][] {
  const pages: CueWord[][] = []
  let page: CueWord[] = []
  words.forEach((word, index) => {
    page.push(word)
    const next = words[index + 1]
    if (next === undefined || isBreak(page, word, next, most)) {
      pages.push(...balance(page, most))
      page = []
    }
  })
  return pages
}

function isBreak(page: readonly CueWord[], word: CueWord, next: CueWord, most: number): boolean {
  const letters = countLetters(page)
  const endsSentence = ENDS_SENTENCE.test(word.text) && !/^\p{Lu}\.$/u.test(word.text)
  const endsPart = ENDS_PART.test(word.text) && letters > most * FULL_AT_COMMA
  return endsSentence || endsPart || next.from - word.to >= PAUSE
}

/** Divides words that do not fit into pages of about the same length, so that no word is left alone. */
function balance(words: CueWord[], most: number): CueWord[][] {
  const count = Math.ceil(countLetters(words) / most)
  if (count <= 1 || words.length === 1) {
    return [words]
  }
  const wanted = countLetters(words) / count
  let best = 1
  for (let cut = 1; cut < words.length && countLetters(words.slice(0, cut)) <= most; cut += 1) {
    const isCloser =
      Math.abs(countLetters(words.slice(0, cut)) - wanted) <= Math.abs(countLetters(words.slice(0, best)) - wanted)
    best = isCloser ? cut : best
  }
  return [words.slice(0, best), ...balance(words.slice(best), most)]
}
