/**
 * How well the typed words match a text; null: no match. Every word must occur: at the start of the text, at the start of a word, inside a
 * word, or with its letters in order, from best to worst.
 */
export function fuzzyScore(typed: string, text: string): number | null {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const target = plain(text)
  let total = 0
  for (const word of words) {
    const score = scoreOfWord(word, target)
    if (score === null) {
      return null
    }
    total += score
  }
  return total
}

/** In lower case and without accents: "Résumé" is found by "resume". */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

function scoreOfWord(word: string, text: string): number | null {
  if (text.startsWith(word)) {
    return 100
  }
  const at = ` ${text}`.indexOf(` ${word}`)
  if (at >= 0) {
    return 80
  }
  return text.includes(word) ? 50 : scoreOfLetters(word, text)
}

/** Letters in order: fewer gaps between them give a better score. A text with many gaps matches only by chance and is rejected. */
function scoreOfLetters(word: string, text: string): number | null {
  let last = -1
  let gaps = 0
  for (const letter of word) {
    const at = text.indexOf(letter, last + 1)
    if (at < 0) {
      return null
    }
    gaps += last >= 0 && at > last + 1 ? 1 : 0
    last = at
  }
  return gaps > word.length / 2 ? null : 30 - gaps
}
