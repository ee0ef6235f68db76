import type { LineFinding, LineLanguage } from '@marquee/contract/line-checks'
import { AGREEMENT, DOUBLE_ALLOWED } from './grammar-words.ts'
import { findAll, grammarFinding, toPlace, wholeWords } from './draft-finding.ts'

/** Rules that are certain: what they find is wrong in every text of the language. */
export function findGrammar(line: string, language: LineLanguage | null): LineFinding[] {
  return [
    ...findDoubledWords(line, language),
    ...findSpacing(line, language),
    ...findMissingCapitals(line),
    ...findUnbalanced(line),
    ...(language === 'en' ? findArticles(line) : []),
    ...(language === 'es' ? findMissingOpeners(line) : []),
    ...(language === null ? [] : findAgreement(line, language)),
  ]
}

function findDoubledWords(line: string, language: LineLanguage | null): LineFinding[] {
  const allowed = new Set(language === null ? [] : DOUBLE_ALLOWED[language])
  return findAll(line, /(?<![\p{L}\p{N}'’-])(\p{L}+)\s+\1(?![\p{L}\p{N}'’-])/giu).flatMap((match) => {
    const [, word = ''] = match
    return allowed.has(word.toLowerCase())
      ? []
      : [grammarFinding('doubled_word', `“${word}” stands here twice.`, toPlace(match), [word])]
  })
}

/** French sets a space before `!`, `?`, `:` and `;`; every other language sets none. */
function findSpacing(line: string, language: LineLanguage | null): LineFinding[] {
  const before =
    language === 'fr'
      ? /[ \t\u00a0]+([,.](?![\p{L}\p{N}.]))/gu
      : /[ \t\u00a0]+([,.!?;:])(?:(?<=[!?])[!?]+)?(?![\p{L}\p{N}.)(])/gu
  return [
    ...findAll(line, before).map((match) =>
      grammarFinding('space_before_punctuation', `No space belongs before “${match[1]}”.`, toPlace(match), [
        match[1] ?? '',
      ]),
    ),
    ...findAll(line, /(?<=\p{L})([,;!?])(?=\p{L}{2})/gu).map((match) =>
      grammarFinding('space_after_punctuation', `A space is missing after “${match[1]}”.`, toPlace(match), [
        `${match[1]} `,
      ]),
    ),
    ...findAll(line, /(?<=\S) {2,}(?=\S)/gu).map((match) =>
      grammarFinding('doubled_space', 'There is more than one space.', toPlace(match), [' ']),
    ),
    ...findAll(line, language === 'fr' ? /([!?])\1+/gu : /(?<![ \t\u00a0!?])([!?])\1+/gu).map((match) =>
      grammarFinding('repeated_punctuation', 'One sign is enough.', toPlace(match), [match[1] ?? '']),
    ),
  ]
}

/** Only where a text is written in sentences: a line without an end may be a label. */
function findMissingCapitals(line: string): LineFinding[] {
  const isSentence = /[.!?…]["”’»]?\s*$/u.test(line.trim()) && /\s/u.test(line.trim())
  const first = isSentence ? /^(\s*["“„«¿¡]?)(\p{Ll})(?=\p{Ll}*(?:[\s,.!?'’]|$))/u.exec(line) : null
  const later = findAll(line, /(?<=\p{L}{2}[.!?] )(\p{Ll})(?=\p{Ll}*(?:[\s,.!?'’]|$))/gu)
  const places = [
    ...(first === null ? [] : [{ at: first[1]?.length ?? 0, letter: first[2] ?? '' }]),
    ...later.map((match) => ({ at: match.index, letter: match[0] })),
  ]
  return places.map(({ at, letter }) =>
    grammarFinding(
      'missing_capital',
      'A sentence begins with a capital letter.',
      { start: at, end: at + letter.length },
      [letter.toUpperCase()],
    ),
  )
}

const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['«', '»'],
] as const

function findUnbalanced(line: string): LineFinding[] {
  const uneven = PAIRS.filter(([open, close]) => line.split(open).length !== line.split(close).length)
  const marks = findAll(line, /(?<!\d)"/gu)
  const [only] = marks.length % 2 === 1 ? marks.slice(-1) : []
  return [
    ...uneven.map(([open, close]) => {
      const at = Math.max(line.lastIndexOf(open), line.lastIndexOf(close))
      return grammarFinding('unbalanced', `“${open}” and “${close}” do not match.`, { start: at, end: at + 1 }, [])
    }),
    ...(only === undefined ? [] : [grammarFinding('unbalanced', 'A quotation mark is missing.', toPlace(only), [])]),
  ]
}

/** Words that begin with a vowel sound although written with a consonant, and the other way round. */
const SILENT_H = /^(?:hour|honest|honou?r|heir)/iu
const CONSONANT_SOUND = /^(?:uni(?!n|m|d)|use|usual|usab|util|ut[eo]|eu|ewe|one(?![a-z])|once)/iu

function findArticles(line: string): LineFinding[] {
  return findAll(line, /(?<![\p{L}\p{N}'’-])(an?)\s+(?=(\p{Ll}[\p{L}-]+))/giu).flatMap((match) => {
    const [, article = '', word = ''] = match
    const right = beginsWithVowelSound(word) ? 'an' : 'a'
    return article.toLowerCase() === right ? [] : [toArticle(match, article, right, word)]
  })
}

function beginsWithVowelSound(word: string): boolean {
  return SILENT_H.test(word) || (/^[aeiou]/iu.test(word) && !CONSONANT_SOUND.test(word))
}

function toArticle(match: RegExpExecArray, article: string, right: string, word: string): LineFinding {
  const place = { start: match.index, end: match.index + article.length }
  const mended = article.startsWith('A') ? right.replace('a', 'A') : right
  return grammarFinding('article', `It is “${right} ${word}”.`, place, [mended])
}

/** Spanish opens a question and an exclamation. */
function findMissingOpeners(line: string): LineFinding[] {
  return findAll(line, /[^.!?¡¿]+([!?])/gu).flatMap((match) => {
    const [sentence = '', close = ''] = match
    const open = close === '?' ? '¿' : '¡'
    const start = match.index + sentence.search(/\S/u)
    return line[match.index - 1] === open
      ? []
      : [grammarFinding('missing_opener', `Spanish begins it with “${open}”.`, { start, end: start }, [open])]
  })
}

function findAgreement(line: string, language: LineLanguage): LineFinding[] {
  return AGREEMENT[language].flatMap(([wrong, right]) =>
    findAll(line, wholeWords(wrong)).map((match) => {
      const isCapital = /^\p{Lu}/u.test(match[0])
      const mended = isCapital ? right.charAt(0).toUpperCase() + right.slice(1) : right
      return grammarFinding('agreement', `It is “${right}”.`, toPlace(match), [mended])
    }),
  )
}
