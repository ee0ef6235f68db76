/** Scripts written without spaces: each letter is a separate word there, and a longer query is a phrase of letters. */
const UNSPACED =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}/u
const UNSPACED_LETTER = new RegExp(`(?:${UNSPACED.source})\\p{M}*`, 'gu')
/** Marks count only after a letter: the variation selector of an emoji such as the heart is not a word. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
/** ASCII: only the case of the letters is folded. */
const PLAIN = /^\p{ASCII}*$/u
/** Accents, and the soft hyphen, which is invisible. */
const IGNORED = /[\u0300-\u036f\u00ad]/g
const UNDECOMPOSED = /[ßæœøđłıþð]/g
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ð: 'd',
}

/** PostgreSQL accepts lexemes of up to 2,046 bytes; the longest character has four bytes. */
const MAX_WORD_LENGTH = 255

/**
 * Cuts a text into the words that are searched, in order. Documents and queries pass through this one function, so that
 * both agree whatever the language: case, accents (`für` = `fur`, `Straße` = `strasse`), and compatibility forms (bold
 * mathematical letters, full width) make no difference; words are never stemmed; anything that is neither a letter nor a
 * digit separates.
 */
export function searchWords(text: string): string[] {
  const isPlain = PLAIN.test(text)
  const runs = (isPlain ? text.toLowerCase() : fold(text)).match(WORD) ?? []
  // Most texts need no further splitting.
  if (isPlain && runs.every((run) => run.length <= MAX_WORD_LENGTH)) {
    return runs
  }
  return runs.flatMap((run) => (UNSPACED.test(run) ? splitUnspaced(run) : run.slice(0, MAX_WORD_LENGTH)))
}

function fold(text: string): string {
  return text
    .toWellFormed()
    .toLowerCase()
    .normalize('NFKD')
    .replace(IGNORED, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(UNDECOMPOSED, (letter) => LETTERS[letter] ?? letter)
}

function splitUnspaced(run: string): string[] {
  const words: string[] = []
  let end = 0
  for (const match of run.matchAll(UNSPACED_LETTER)) {
    words.push(run.slice(end, match.index), match[0])
    end = match.index + match[0].length
  }
  words.push(run.slice(end))
  return words.filter((word) => word !== '').map((word) => word.slice(0, MAX_WORD_LENGTH))
}
