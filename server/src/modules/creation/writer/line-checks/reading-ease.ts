import type { LineFinding, LineLanguage } from '@marquee/contract/line-checks'

/**
 * Reading ease = base − sentence · (words ÷ sentences) − syllable · (syllables ÷ words): 100 reads easily, 0 hardly.
 * Sources: Flesch (1948) for English, Amstad (1978) German, Kandel and Moles (1958) French, Fernández Huerta (1959) Spanish,
 * Franchina and Vacca (1986) Italian, Martins and others (1996) Portuguese, Douma (1960) Dutch.
 */
const FORMULAS: Readonly<Record<LineLanguage, { base: number; sentence: number; syllable: number }>> = {
  en: { base: 206.835, sentence: 1.015, syllable: 84.6 },
  de: { base: 180, sentence: 1, syllable: 58.5 },
  fr: { base: 207, sentence: 1.015, syllable: 73.6 },
  es: { base: 206.84, sentence: 1.02, syllable: 60 },
  it: { base: 217, sentence: 1.3, syllable: 60 },
  pt: { base: 248.835, sentence: 1.015, syllable: 84.6 },
  nl: { base: 206.84, sentence: 0.93, syllable: 77 },
}
/** Vowels that sound as one syllable. Spanish, Italian and Portuguese part strong vowels, so only pairs with i and u count as one. */
const SYLLABLES: Readonly<Record<'germanic' | 'french' | 'romance', RegExp>> = {
  germanic: /[aeiouyäöüéèëïáóú]+/gu,
  french: /[aeiouyàâäéèêëîïôöùûüœ]+/gu,
  romance: /[iuy]?[aeoáàâãéèêóòôõ][iuy]?|[iuíúìùy]+/gu,
}
/** Short texts give formulas nothing to count: a headline of four words is not hard because one of them is long. */
const FEWEST_WORDS = 12
const HARD = 40

/** @returns the reading ease, at most 100; null for fewer than twelve words */
export function measureReadingEase(text: string, language: LineLanguage): number | null {
  const words = text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? []
  if (words.length < FEWEST_WORDS) {
    return null
  }
  const sentences = Math.max(1, text.split(/[.!?…]+(?:\s|$)/u).filter((part) => /\p{L}/u.test(part)).length)
  const syllables = words.reduce((sum, word) => sum + countSyllables(word, language), 0)
  const { base, sentence, syllable } = FORMULAS[language]
  return Math.min(100, base - sentence * (words.length / sentences) - syllable * (syllables / words.length))
}

const VOWELS: Readonly<Record<LineLanguage, RegExp>> = {
  en: SYLLABLES.germanic,
  de: SYLLABLES.germanic,
  nl: SYLLABLES.germanic,
  fr: SYLLABLES.french,
  es: SYLLABLES.romance,
  it: SYLLABLES.romance,
  pt: SYLLABLES.romance,
}
/** Ends that are not spoken: the last e in English (“brave”, not “table”) and in French. */
const SILENT_END: Partial<Record<LineLanguage, RegExp>> = { en: /(?<![aeiouyl])e$/u, fr: /e(?:s|nt)?$/u }

function countSyllables(word: string, language: LineLanguage): number {
  const silent = SILENT_END[language]
  const spoken = silent === undefined ? word : word.replace(silent, '')
  return Math.max(1, spoken.match(VOWELS[language])?.length ?? 1)
}

export function findHardText(line: string, language: LineLanguage): LineFinding[] {
  const ease = measureReadingEase(line, language)
  if (ease === null || ease >= HARD) {
    return []
  }
  const message = `This reads hard: reading ease ${Math.round(ease)} of 100. Try shorter sentences and words.`
  return [
    { kind: 'reading_ease', rule: 'reading_ease', start: 0, end: line.length, message, suggestions: [], source: null },
  ]
}
