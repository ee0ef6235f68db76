const STEM_LETTERS = 5

/** The first letters of a word without accents and case: enough to see that “sizes” and “size” are one word. */
export function toStem(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L}{3})(?:es|s|en|n|e)$/u, '')
    .slice(0, STEM_LETTERS)
}

const SHORT = 3

/** The stems of the words that carry meaning, by their length: articles and pronouns are short in all seven languages. */
export function listStems(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length > SHORT).map(toStem)
}
