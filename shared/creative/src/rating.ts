/** Scales on which ratings are given: "4.6/5", "4,6 von 5", "9.2 out of 10". */
const SCALED = /(\d+(?:[.,]\d+)?)\s*(?:\/|von|out of|sur|su|de|van)\s*(5|10)(?!\d)/i
const STARRED = /(?:★\s*(\d(?:[.,]\d+)?))|(?:(\d(?:[.,]\d+)?)\s*(?:★|stars?|sterne?|étoiles?|stelle|estrellas|sterren))/i

/** The number of stars, 0–5, of a rating that is written as text; null when the text states no such number. */
export function parseRating(text: string | undefined): number | null {
  const scaled = SCALED.exec(text ?? '')
  const starred = STARRED.exec(text ?? '')
  const written = scaled?.[1] ?? starred?.[1] ?? starred?.[2]
  if (written === undefined) {
    return null
  }
  const scale = Number(scaled?.[2] ?? 5)
  const value = Number(written.replace(',', '.'))
  return value > scale ? null : (value * 5) / scale
}
