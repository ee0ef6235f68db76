import type { HeardTokens } from './model-orders.ts'

/** A word in seconds from the start of its sound. */
interface TokenWord {
  text: string
  start: number
  end: number
}

/** SentencePiece marks the start of a word; other models use a space. */
const WORD_START = /^[\u2581 ]/u
/** Scripts whose tokens are words of their own. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** A token lasts no longer than this, so that a pause is no part of a word. */
const LONGEST_TOKEN_S = 0.4

/**
 * Joins the tokens of a recognizer to words with their times.
 * @returns null for a text whose tokens have no times
 */
export function readTokens({ text, tokens, timestamps, durations }: HeardTokens): TokenWord[] | null {
  if (timestamps.length < tokens.length || (tokens.length === 0 && text.trim() !== '')) {
    return null
  }
  const words: TokenWord[] = []
  tokens.forEach((token, index) => {
    const start = timestamps[index] ?? 0
    const length = durations[index] ?? Math.max(0, (timestamps[index + 1] ?? start + LONGEST_TOKEN_S) - start)
    const end = start + Math.min(length, LONGEST_TOKEN_S)
    const letters = token.replaceAll(/[\u2581 ]/gu, '')
    const word = words.at(-1)
    if (word === undefined || WORD_START.test(token) || UNSPACED.test(letters)) {
      words.push({ text: letters, start, end })
    } else {
      word.text += letters
      word.end = end
    }
  })
  const said = words.filter((word) => /[\p{L}\p{N}]/u.test(word.text))
  // Models that were trained on capitals alone write nothing else.
  return /\p{Ll}/u.test(text) ? said : said.map((word) => ({ ...word, text: word.text.toLowerCase() }))
}
