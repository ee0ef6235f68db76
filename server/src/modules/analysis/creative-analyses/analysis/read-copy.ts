/** Types of openings of a text; the first matching type counts. */
const HOOK_TYPES: readonly { name: string; label: string; pattern: RegExp }[] = [
  { name: 'question', label: 'Question', pattern: /^[^.!\n]{0,120}\?/ },
  {
    name: 'number',
    label: 'Number or list',
    pattern: /^(?:the )?(?:top )?\d+\s+(?:\w+\s+)?(?:reasons?|ways?|tips?|things?|steps?|mistakes?|signs?|secrets?)\b/i,
  },
  {
    name: 'offer',
    label: 'Offer',
    pattern: /(?:\d+ ?% (?:off|discount|rabatt)|\bfree\b|\bsale\b|\bsave (?:up to )?[$€£]?\d|[$€£]\d+ off|\bdeal\b)/i,
  },
  {
    name: 'social-proof',
    label: 'Social proof',
    pattern:
      /\b(?:\d[\d,.]*\+? (?:happy )?(?:customers|people|reviews|users|women|men|moms|families)|rated \d|\d(?:\.\d)? ?(?:stars?|★)|loved by|trusted by|as seen (?:in|on))/i,
  },
  {
    name: 'problem',
    label: 'Problem',
    pattern: /^(?:tired of|sick of|struggling|still |stop |no more|can['’]t|hate |fed up)/i,
  },
  { name: 'story', label: 'Story', pattern: /^(?:i |we |my |when i|last (?:week|year|month)|after \d+ years)/i },
  { name: 'how-to', label: 'How-to', pattern: /^how (?:to|i|we)\b/i },
  {
    name: 'urgency',
    label: 'Urgency',
    pattern:
      /\b(?:today only|last chance|ends (?:tonight|soon|today)|hurry|limited|only \d+ left|while stocks? lasts?)\b/i,
  },
  {
    name: 'command',
    label: 'Command',
    pattern:
      /^(?:get|discover|meet|try|see|make|build|find|turn|upgrade|sleep|learn|say|feel|wear|eat|drink|start|join)\b/i,
  },
]

/** Calls to action on a button or in a last sentence. */
const CALLS = [
  /\b(?:shop|buy|order|get|claim|start|try|book|join|subscribe|download|sign up|register|apply|reserve|discover|learn more|see (?:more|how|prices)|find (?:out|your)|save|watch|play|call|visit|take the quiz|add to (?:cart|bag))\b/i,
  /\b(?:jetzt|kaufen|bestellen|entdecken|testen|achetez|découvrir|comprar|descubre|scopri|acquista)\b/i,
]

/** The type of a text's opening; null when no rule matches. */
export function findHookType(text: string): { name: string; label: string } | null {
  const opening = text.trim().split('\n')[0] ?? ''
  return HOOK_TYPES.find(({ pattern }) => pattern.test(opening)) ?? null
}

/** The index of the last line with a call to action, because calls to action are usually at the end; null without one. */
export function findCallToAction(lines: readonly string[]): number | null {
  const index = lines.findLastIndex((line) => line.length <= 40 && CALLS.some((pattern) => pattern.test(line)))
  return index === -1 ? null : index
}

export interface ReadingEase {
  /** The Flesch score: 60 to 70 is plain English, higher is easier. */
  score: number
  words: number
  sentences: number
}

const MIN_WORDS = 12

/** Flesch reading ease of an English text (1948): 206.835 − 1.015 × words per sentence − 84.6 × syllables per word. */
export function getReadingEase(text: string): ReadingEase | null {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  if (words.length < MIN_WORDS) {
    return null
  }
  const sentences = Math.max(1, text.split(/[.!?\n]+/).filter((part) => /\p{L}/u.test(part)).length)
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  const score = 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length)
  return { score: Math.round(score), words: words.length, sentences }
}

/** The number of vowel groups, without a silent e at the end. */
export function countSyllables(word: string): number {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  const groups = plain.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g)
  return Math.max(1, groups?.length ?? 0)
}
