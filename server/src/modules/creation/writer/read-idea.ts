import type { FoundFact } from './fact.ts'
import type { WriterLanguage } from './languages/writer-language.ts'
import { toPlainText, upperFirst } from './read-benefit-text.ts'

interface ReadIdea {
  /** What it is about, in a few words: "Boxing course". */
  thing: string
  facts: FoundFact[]
}

const LONGEST_AUDIENCE = 120
const MOST_NAME_WORDS = 6
const LONGEST_PRICE = 20
const CURRENCY = /(?:[€$£¥]|R\$|\b(?:CHF|EUR|USD|GBP))\s?\d|\d\s?(?:[€$£¥]|(?:CHF|EUR|USD|GBP|euros?)\b)/iu

/**
 * Reads a sentence for its facts by its punctuation: what stands before the colon (else before the first comma) says what it is and for
 * whom, the clauses after it are benefits, prices and offers. Further sentences are clauses too. Nothing is put in other words.
 */
export function readIdea(idea: string, language: WriterLanguage): ReadIdea {
  const [first = '', ...others] = toPlainText(idea.replaceAll(/\s*\n+\s*/gu, '. '))
    .split(/(?<=[.!?…])\s+/u)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  const { head, clauses } = splitSentence(first.replace(language.request, ''), language)
  const bare = trimEnd(head)
  const [thing = ''] = bare.replace(language.determiner, '').split(language.audience)
  const line = upperFirst(bare.replace(language.article, ''))
  return {
    thing: language.pronoun.test(bare) ? '' : upperFirst(toName(thing, language)),
    facts: [
      toClauseFact(line, bare, language, 'thing'),
      ...findAudience(bare, language),
      ...[...clauses, ...others].map(trimEnd).map((text) => toClauseFact(upperFirst(text), text, language, 'benefit')),
    ].filter(({ text }) => text.length > 2),
  }
}

function splitSentence(sentence: string, language: WriterLanguage): { head: string; clauses: string[] } {
  const [, head, list] = /^(.+?)(?:\s*[:–—]\s+|\s+-\s+)(.+)$/u.exec(sentence) ?? []
  if (head !== undefined && list !== undefined) {
    return { head, clauses: splitClauses(list, language) }
  }
  const [first = '', ...clauses] = splitClauses(sentence, language)
  return { head: first, clauses }
}

/** The parts of a list. A clause such as "who have never boxed" belongs to the part before it. */
function splitClauses(text: string, { relative, and }: WriterLanguage): string[] {
  const parts: string[] = []
  for (const part of text.split(/(?<!\d),\s*|,\s+|\s*;\s+|\s+[·•+]\s+/u)) {
    const before = parts.at(-1)
    if (before !== undefined && relative.test(part)) {
      parts[parts.length - 1] = `${before}, ${part}`
    } else if (part !== '') {
      parts.push(part.replace(and, ''))
    }
  }
  return parts
}

function toName(text: string, { relative }: WriterLanguage): string {
  const words = text.split(/[,\s]+/u)
  const end = words.findIndex((word, index) => index > 0 && relative.test(`${word} `))
  const named = words.slice(0, end === -1 ? words.length : end)
  return named.length <= MOST_NAME_WORDS
    ? named.join(' ')
    : named
        .slice(0, MOST_NAME_WORDS)
        .join(' ')
        .replace(/(?:\s\p{Ll}{1,3})+$/u, '')
}

function findAudience(head: string, { audience, purpose }: WriterLanguage): FoundFact[] {
  const at = head.search(audience)
  const text = at === -1 ? '' : head.slice(at).replace(audience, '').trim()
  return text === '' || purpose.test(text) || text.length > LONGEST_AUDIENCE
    ? []
    : [{ kind: 'audience', text, given: text, origin: 'said' }]
}

function toClauseFact(
  text: string,
  given: string,
  { offer, free }: WriterLanguage,
  usual: 'thing' | 'benefit',
): FoundFact {
  const said = { text, given, origin: 'said' } as const
  if (CURRENCY.test(text) && text.length <= LONGEST_PRICE) {
    return { ...said, kind: 'price' }
  }
  if (usual !== 'thing' && (offer.test(text) || free.test(text))) {
    return { ...said, kind: 'offer' }
  }
  return { ...said, kind: usual === 'benefit' && /\d/u.test(text) ? 'number' : usual }
}

function trimEnd(text: string): string {
  return text.trim().replace(/[.,;:\s]+$/u, '')
}
