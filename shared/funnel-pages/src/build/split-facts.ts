import type { PageFacts } from './product-facts.ts'

/** A benefit as a title and what explains it; the explanation may be empty. */
export interface BenefitWords {
  title: string
  text: string
}

/** The limit of a line of a page. */
const MOST_TITLE = 300

/** Splits a benefit at its first colon, dash or sentence end: "Dry in an hour: the shell sheds water" has a title and a text. */
export function splitBenefit(benefit: string): BenefitWords {
  const trimmed = benefit.trim()
  const match = /^(.{8,90}?)(?::\s+|\s+[–—-]\s+|[.!?]\s+)(\S.*)$/su.exec(trimmed)
  const [title, text] = match?.[1] === undefined || match[2] === undefined ? [trimmed, ''] : [match[1], match[2]]
  return { title: title.replace(/[.:]$/u, '').slice(0, MOST_TITLE), text: toSentence(text) }
}

/** The text with a capital at its start and a full stop at its end, in scripts that have them. */
function toSentence(text: string): string {
  return text
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(/(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d])$/u, '.')
}

/** The sentences of a text, without what is only space. */
export function toSentences(text: string, language: string): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '')
}

/** The first sentences of a text that have at most `most` characters together; a longer first sentence is left whole. */
export function takeSentences(text: string, language: string, most: number): string {
  const sentences = toSentences(text, language)
  let taken = sentences[0] ?? ''
  for (const sentence of sentences.slice(1)) {
    if (taken.length + sentence.length + 1 > most) {
      break
    }
    taken = `${taken} ${sentence}`
  }
  return taken
}

/** The description in its two parts: what opens a story, and what follows. Paragraphs of the description are kept. */
export function splitDescription(description: string, language: string): { opening: string; rest: string } {
  const [first = '', ...others] = description
    .split(/\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (others.length > 0) {
    return { opening: first, rest: others.join('\n') }
  }
  const sentences = toSentences(first, language)
  const middle = Math.max(1, Math.ceil(sentences.length / 2))
  return { opening: sentences.slice(0, middle).join(' '), rest: sentences.slice(middle).join(' ') }
}

const MARKS = /[^\p{L}\p{N}]+/u

/** The words of a text that carry its meaning: numbers, and words of at least four letters (two in scripts without spaces), in lower case. */
export function listKeywords(text: string): string[] {
  return text
    .toLowerCase()
    .split(MARKS)
    .filter((word) => /\d/.test(word) || word.length >= 4)
}

/** The candidate that shares the most keywords with a text, at least two; undefined when there is none. */
export function findRelated<Item>(
  text: string,
  candidates: readonly Item[],
  read: (item: Item) => string,
): Item | undefined {
  const keywords = new Set(listKeywords(text))
  const count = (item: Item) => new Set(listKeywords(read(item)).filter((word) => keywords.has(word))).size
  const best = candidates.toSorted((a, b) => count(b) - count(a))[0]
  return best !== undefined && count(best) >= 2 ? best : undefined
}

/** Numbers that facts state, as in `12 hours` or `4.7 of 5`, each with the fact that states it. */
export function listFigures(facts: PageFacts): { value: string; text: string }[] {
  return facts.benefits.flatMap((benefit) => {
    const value = /(?:[€$£]\s?)?\d[\d.,]*\s?(?:%|°\p{Lu}?|\p{L}{1,12})?/u.exec(benefit)?.[0].trim()
    return value === undefined ? [] : [{ value: value.replace(/[.,]$/, ''), text: splitBenefit(benefit).title }]
  })
}
