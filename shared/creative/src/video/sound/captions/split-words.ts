/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー。、！？「」『』（）]/u
/** The signs at the end of a sentence and of a part of one, in the signs of Chinese and Japanese too. */
export const ENDS_SENTENCE = /[.!?…。！？]["'”’)」』]*$/
export const ENDS_PART = /[,;:–—、，；：]$/
/** Letters and digits; what is between words joins the word before it. */
const WORD = /[\p{L}\p{N}]/u
const OPENING = /^[「『（《〈【“‘([]+$/u

/** So many signs of a script without spaces fill a line. */
const LINE = 8

/** The words of a text. What has no spaces and does not fit a line, such as a Japanese sentence, is divided at the words of its language. */
export function splitWords(text: string): string[] {
  return text
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => (word.length > LINE && UNSPACED.test(word) ? segment(word) : [word]))
}

/** Signs stay with the word before them, and opening brackets with the word behind. */
function segment(text: string): string[] {
  const words: string[] = []
  let opening = ''
  for (const { segment: part } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    const last = words.length - 1
    if (OPENING.test(part)) {
      opening += part
    } else if (WORD.test(part) || opening !== '' || last < 0) {
      words.push(opening + part)
      opening = ''
    } else {
      words[last] += part
    }
  }
  return opening === '' ? words : [...words, opening]
}

/** What stands between two words of a line: nothing where neither script has spaces. */
export function getSpace(left: string, right: string): '' | ' ' {
  return UNSPACED.test(left.slice(-1)) && UNSPACED.test(right.slice(0, 1)) ? '' : ' '
}

/** Words as one line of text. */
export function joinWords(words: readonly string[]): string {
  return words.map((word, index) => (index === 0 ? word : getSpace(words[index - 1] ?? '', word) + word)).join('')
}
