/** The number of consecutive words from a source text that counts as copying. */
const COPIED_WORDS = 5

/** The words of a text, without case, accents and punctuation. */
function toWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function toRuns(text: string): string[] {
  const words = toWords(text)
  return words.slice(COPIED_WORDS - 1).map((_, start) => words.slice(start, start + COPIED_WORDS).join(' '))
}

/**
 * Checks which texts the writer may use.
 * @param neverMention words and phrases, compared as whole words without case and accents
 * @param sourceTexts texts of others; no five consecutive words of them may be repeated
 */
export function createTextCheck(neverMention: readonly string[], sourceTexts: readonly string[]) {
  const banned = neverMention.map((phrase) => toWords(phrase).join(' ')).filter((phrase) => phrase !== '')
  const foreign = new Set(sourceTexts.flatMap(toRuns))

  return {
    mentionsBanned(text: string): boolean {
      const words = ` ${toWords(text).join(' ')} `
      return banned.some((phrase) => words.includes(` ${phrase} `))
    },
    isAllowed(text: string, limit: number): boolean {
      return text.length <= limit && !this.mentionsBanned(text) && !toRuns(text).some((run) => foreign.has(run))
    },
  }
}

export type TextCheck = ReturnType<typeof createTextCheck>

/** Shortens a text to the end of its first clause, else to the end of a word. The cut is not marked. */
export function shorten(text: string, limit: number): string {
  const trimmed = text.trim()
  if (trimmed.length <= limit) {
    return trimmed
  }
  const clause = trimmed.split(/\s*[,;:(–—]\s*|\s+-\s+|\s+(?:so that|because|while|without)\s+/u)[0] ?? ''
  if (clause.length >= 3 && clause.length <= limit) {
    return clause
  }
  const cut = trimmed.slice(0, limit + 1)
  const end = cut.lastIndexOf(' ')
  // A text without spaces, as in Japanese, is cut at half of the limit.
  const words =
    end > 0
      ? cut.slice(0, end)
      : Array.from(trimmed)
          .slice(0, Math.floor(limit / 2))
          .join('')
  return words
    .replace(/(?:\s+(?:a|an|the|and|or|of|for|to|in|on|at|with|by|your|our|is|are|that))+$/iu, '')
    .replace(/[,;:–—-]+$/u, '')
}
