/** So many words in a row make a text somebody else's. */
const COPIED_WORDS = 5

/** The words of a text, without case, accents and signs. */
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
 * Decides what the writer may say.
 * @param neverMention words and phrases, compared without case and accents, as whole words
 * @param sourceTexts somebody else's texts, of which no five words in a row may be repeated
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

/** The longest beginning that makes sense by itself: up to a clause's end, else up to a word's end. Nothing is marked as cut. */
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
  // Words without spaces, as in Japanese, end where there is room.
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
