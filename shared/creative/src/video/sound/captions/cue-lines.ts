import type { CueWord } from '../../cue.ts'
import { joinWords } from './split-words.ts'

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60]/gu

/**
 * Breaks the words of a caption into at most two lines, the upper one not longer than the lower one if both fit.
 * @param letters that a line holds
 */
export function breakLines(words: readonly CueWord[], letters: number): (readonly CueWord[])[] {
  if (countLetters(words) <= letters || words.length < 2) {
    return [words]
  }
  const cuts = words.slice(1).map((_, index) => index + 1)
  const rate = (cut: number) => {
    const [upper, lower] = [countLetters(words.slice(0, cut)), countLetters(words.slice(cut))]
    return Math.max(upper, lower) + (upper > lower ? 0.5 : 0)
  }
  const cut = cuts.reduce((best, one) => (rate(one) < rate(best) ? one : best))
  return [words.slice(0, cut), words.slice(cut)]
}

/** The length of words in one line. The signs of Chinese, Japanese and Korean are as wide as two letters. */
export function countLetters(words: readonly CueWord[]): number {
  const line = joinWords(words.map(({ text }) => text))
  return line.length + (line.match(WIDE)?.length ?? 0)
}
