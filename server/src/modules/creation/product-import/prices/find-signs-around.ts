import type { CurrencyMention } from './find-currencies.ts'
import type { NumberMention } from './price-numbers.ts'

/** A text with the currencies and the numbers that were found in it. */
export interface SignedText {
  text: string
  mentions: readonly CurrencyMention[]
  numbers: readonly NumberMention[]
}

const GAP_BEFORE = /^[\s:.=~+)-]{0,3}$/
const RANGE = /^ ?(?:-|to|bis|à|до) ?$/u
const GAP_BEHIND = /^(?:[.,]?-{1,3})?[\s*+]{0,2}$/

/** The mentions directly before a number: `US $ 12` has two. */
export function findBefore({ text, mentions }: SignedText, number: NumberMention): CurrencyMention[] {
  const found: CurrencyMention[] = []
  let start = number.start
  for (const mention of mentions.filter(({ end }) => end <= number.start).toReversed()) {
    const gap = text.slice(mention.end, start)
    if (!GAP_BEFORE.test(gap) || (mention.isWeak && gap.includes('-'))) {
      break
    }
    found.unshift(mention)
    start = mention.start
  }
  return isOfNumberBefore(text.slice(0, start), text.slice(found.at(-1)?.end ?? start, number.start)) ? [] : found
}

/**
 * Whether a sign between two numbers belongs to the first: `10 € 12 €`. It belongs to the second when it stands closer to that, `15 $799`,
 * or when the first is a part of a name, `PS5 € 499`.
 */
function isOfNumberBefore(before: string, gapBehind: string): boolean {
  const [, letter, gap] = /(\p{L}?)\d[\d.,]*([-\s]*)$/u.exec(before) ?? []
  return gap !== undefined && letter === '' && gap.length <= gapBehind.length
}

/** The mentions directly behind a number, or behind the end of its range: `24 - 38 €`. */
export function findBehind(place: SignedText, from: number, hasBefore: boolean): CurrencyMention[] {
  const { text, numbers } = place
  const found = listBehind(place, from)
  const end = found.at(-1)?.end ?? from
  const next = numbers.find(({ start }) => start >= end)
  if (next === undefined) {
    return found
  }
  const gap = text.slice(end, next.start)
  if (found.length === 0) {
    return !hasBefore && RANGE.test(gap) ? findBehind(place, next.end, false) : []
  }
  return isOfNumberBehind(text.slice(0, found[0]?.start), gap, hasBefore) ? [] : found
}

function listBehind({ text, mentions }: SignedText, from: number): CurrencyMention[] {
  const found: CurrencyMention[] = []
  for (const mention of mentions.filter(({ start }) => start >= from)) {
    if (!GAP_BEHIND.test(text.slice(found.at(-1)?.end ?? from, mention.start))) {
      break
    }
    found.push(mention)
  }
  return found
}

/** `USD 10 EUR 9`: what stands before the next number belongs to it, at least when this number has a sign already. */
function isOfNumberBehind(before: string, gap: string, hasBefore: boolean): boolean {
  return hasBefore ? /^[\s.]?$/.test(gap) : !isOfNumberBefore(before, gap) && GAP_BEFORE.test(gap)
}
