/** Scales on which ratings are given: "4.6/5", "4.6 of 5", "4,6 von 5", "9.2 out of 10". "3 of 5 dentists" is none. */
const SCALED = /(\d+(?:[.,]\d+)?)\s*(?:\/|von|out of|(?<=[.,]\d+\s*)of|sur|su|de|van)\s*(5|10)(?!\d)/i
const STARRED = /★\s*(\d(?:[.,]\d+)?)(?!\d)/
const IN_WORDS = /(\d(?:[.,]\d+)?)\s*(?:★|stars?|sterne?|étoiles?|stelle|estrellas|sterren)/i

/** The number of stars, 0–5, of a rating that is written as text; null when the text states no such number. */
export function parseRating(text = ''): number | null {
  const [, written, scale = '5'] = SCALED.exec(text) ?? STARRED.exec(text) ?? IN_WORDS.exec(text) ?? []
  if (written === undefined) {
    return null
  }
  const share = Number(written.replace(',', '.')) / Number(scale)
  return share > 1 ? null : share * 5
}
