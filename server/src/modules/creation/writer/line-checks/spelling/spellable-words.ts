import type { LineFinding, LineLanguage } from '@marquee/contract/line-checks'

/** Addresses, e-mail addresses, hashtags and names of accounts are no words. */
const NO_WORDS =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|[#@][\p{L}\p{N}_]+|\p{L}+\.(?:com|net|org|io|app|de|fr|es|it|pt|nl)(?!\p{L})/giu
const WORD = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*(?![\p{L}\p{N}])/gu
const LONGEST_WORD = 60

export interface SpellableWord {
  word: string
  start: number
}

/**
 * The words of a line whose spelling can be judged: not names with capitals inside, not abbreviations, not what is known, and no name in
 * the middle of a sentence, except in German and in titles, where other words have capitals too.
 */
export function listSpellableWords(line: string, language: LineLanguage, known: ReadonlySet<string>): SpellableWord[] {
  const text = line.replaceAll(NO_WORDS, (found) => ' '.repeat(found.length))
  const words = [...text.matchAll(WORD)].map((match) => ({ word: match[0], start: match.index }))
  const capitals = words.filter(({ word }) => /^\p{Lu}\p{Ll}/u.test(word)).length
  const areCapitalsUsual = language === 'de' || capitals * 2 > words.length
  return words.filter(({ word, start }) => {
    const isFirst =
      start === 0 || /[.!?:“„"(«¿¡]\s*$/u.test(text.slice(0, start).trimEnd()) || text.slice(0, start).trim() === ''
    const isName = /^\p{Lu}/u.test(word) && !isFirst && !areCapitalsUsual
    const isAbbreviation = /\p{Lu}/u.test(word.slice(1)) || word.length < 2 || word.length > LONGEST_WORD
    return !isName && !isAbbreviation && !toKnownForms(word).some((form) => known.has(form))
  })
}

/** The form that dictionaries use: the plain apostrophe. */
export function toDictionaryForm(word: string): string {
  return word.replaceAll('’', "'")
}

/** The words of names and texts that the author gave, in lower case. */
export function listKnownWords(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(WORD)].flatMap(([word]) => toKnownForms(word))))
}

/** A known name is also known in the genitive, with or without an apostrophe. */
function toKnownForms(word: string): string[] {
  const lower = toDictionaryForm(word).toLowerCase()
  return [lower, lower.replace(/'?s$/u, '')]
}

export function toSpellingFinding({ word, start }: SpellableWord, suggestions: readonly string[]): LineFinding {
  return {
    kind: 'spelling',
    rule: 'spelling',
    start,
    end: start + word.length,
    message: `“${word}” is in no dictionary.`,
    suggestions: [...suggestions],
    source: null,
  }
}
