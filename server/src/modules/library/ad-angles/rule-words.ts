/** A pattern of whole words, in any writing. */
export function words(...alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
}

/** A sum of money. */
export const MONEY = '(?:[$€£]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:€|eur|euro|usd|dollars?|pounds?))'
