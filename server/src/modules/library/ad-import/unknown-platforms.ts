/** A hostile file may have a new word in each row. */
const MOST_WORDS = 50
const SHOWN_WORDS = 10

/** Counts the words of platforms that the library does not have: ads keep them in the data of their source. */
export function createUnknownPlatforms() {
  const counts = new Map<string, number>()
  return {
    add(words: readonly string[]): void {
      for (const word of words) {
        if (counts.has(word) || counts.size < MOST_WORDS) {
          counts.set(word, (counts.get(word) ?? 0) + 1)
        }
      }
    },

    /** One sentence, when there was such a word. */
    listNotes(): string[] {
      const words = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, SHOWN_WORDS)
      const named = words.map(([word, count]) => `“${word}” (${count.toLocaleString('en')})`).join(', ')
      return words.length === 0
        ? []
        : [
            `Some ads name platforms that the library does not have: ${named}. These words stay in the data of their source; the filter of platforms does not find them.`,
          ]
    },
  }
}
