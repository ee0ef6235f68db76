import {
  type HookType,
  type ImageWords,
  imageWords,
  WORD_LIMITS,
  type WordBinding,
  type WritingFramework,
  writingFramework,
} from '@marquee/contract/image-words'
import { createTextCheck, shorten, type TextCheck } from './allowed-text.ts'
import { argue, type Argument } from './frameworks.ts'
import { readHookType } from '../../library/library.public.ts'
import { type Phrase, toPhrase } from './phrase.ts'
import { toArgumentSource } from './argument-source.ts'
import { CALLS_TO_ACTION, OFFER_CALLS, readRegister } from './voice-register.ts'
import type { Angle, Proposal, WritingBrief } from './writing-brief.ts'

interface WritingOptions {
  /** Null: all frameworks are used in turn. */
  framework: WritingFramework | null
  /** Another round gives other words for the same brief. */
  round: number
}

const ANGLES = 6
const BENEFITS = ['benefit_1', 'benefit_2', 'benefit_3', 'benefit_4'] as const

/**
 * Writes several angles for one image. The same brief, framework and round always give the same words. No angle repeats five
 * consecutive words of the inspiring ad, and no angle contains words that the brand never mentions.
 */
export function writeAngles(brief: WritingBrief, { framework, round }: WritingOptions): Angle[] {
  const source = toArgumentSource(brief)
  const check = createTextCheck(brief.brand.neverMention, brief.inspiration?.sourceTexts ?? [])
  const benefits = source.benefits.map(toPhrase).filter(({ plain }) => check.isAllowed(plain, Number.POSITIVE_INFINITY))
  const order = framework === null ? writingFramework.options : [framework]
  const angles: Angle[] = []
  for (let turn = 0; turn < ANGLES * 4 && angles.length < ANGLES; turn += 1) {
    const number = round * ANGLES + turn
    const used = order[number % order.length] ?? 'aida'
    const lead = rotate(benefits, Math.floor(number / order.length) + (number % order.length))
    const argument = toArgument(source, lead)
    const { title, proposal } = argue(used, argument)
    const words = chooseWords(brief, argument, proposal, { check, turn: number })
    if (!angles.some((angle) => angle.words.headline === words.headline)) {
      angles.push({ key: `${used}-${number}`, framework: used, title: shorten(title, 80), words, facts: {} })
    }
  }
  return angles
}

type Source = ReturnType<typeof toArgumentSource>

function toArgument(source: Source, [lead, ...more]: readonly Phrase[]): Argument {
  const { name, kind, isPlural, audience, offer, price } = source
  return { name, kind, isPlural, audience, offer, price, lead: lead ?? null, more }
}

interface Choice {
  check: TextCheck
  turn: number
}

/** Chooses the first text that is allowed in a place; empty when none is allowed. */
type Choose = (binding: WordBinding, candidates: readonly string[]) => string

function chooseWords(brief: WritingBrief, argument: Argument, proposal: Proposal, { check, turn }: Choice): ImageWords {
  const choose: Choose = (binding, candidates) =>
    candidates.map(clean).find((text) => text !== '' && check.isAllowed(text, WORD_LIMITS[binding])) ?? ''
  const { offer, price } = argument
  const headline = choose('headline', listHeadlines(brief, argument, proposal))
  const { subline = [], body = [], before = [], after = [] } = proposal
  const words: Partial<ImageWords> = {
    headline,
    call_to_action: choose('call_to_action', listCalls(brief, offer, turn)),
    subline: choose(
      'subline',
      subline.filter((text) => clean(text) !== headline),
    ),
    offer: choose('offer', [shorten(offer, WORD_LIMITS.offer)]),
    price: choose('price', [price]),
    badge: choose('badge', [offer]),
    before: choose('before', before),
    after: choose(
      'after',
      after.map((text) => shorten(text, WORD_LIMITS.after)),
    ),
    ...chooseReview(brief, check),
    ...chooseBenefits(argument, headline, choose),
  }
  words.body = withPhrases(choose('body', body), brief.brand.alwaysInclude, words)
  return imageWords.parse(words)
}

function listHeadlines(brief: WritingBrief, { name, offer }: Argument, { headline = [] }: Proposal): string[] {
  const preferred = preferHook(headline.map(clean), brief.inspiration?.hookType ?? null, offer)
  return [...preferred, shorten(name, WORD_LIMITS.headline), 'Take a closer look', 'New']
}

function listCalls({ brand }: WritingBrief, offer: string, turn: number): string[] {
  const register = readRegister(brand.voice)
  const calls = CALLS_TO_ACTION[register]
  const wanted = offer === '' ? rotate(calls, turn) : [...OFFER_CALLS[register], ...calls]
  return [...wanted, 'Learn more', 'See more', 'Go']
}

/** Chooses the benefits. A benefit used in the headline is not repeated; the offer follows in the next free place. */
function chooseBenefits({ lead, more, offer }: Argument, headline: string, choose: Choose): Partial<ImageWords> {
  const said = headline.toLowerCase()
  const benefits = [lead ?? [], more].flat().map(({ plain }) => plain)
  const others = [...benefits.filter((plain) => !said.startsWith(plain.toLowerCase())), offer]
  return Object.fromEntries(
    BENEFITS.map((binding, place) => [binding, choose(binding, [shorten(others[place] ?? '', WORD_LIMITS[binding])])]),
  )
}

/** Chooses a customer review in its original words, or none: a review is never shortened or invented. */
function chooseReview({ product }: WritingBrief, check: TextCheck): Partial<ImageWords> {
  const rating = check.isAllowed(product.rating, WORD_LIMITS.rating) ? product.rating : ''
  const review = product.reviews.find(({ text }) => check.isAllowed(clean(text), WORD_LIMITS.quote))
  return review === undefined
    ? { rating }
    : { rating, quote: clean(review.text), author: shorten(review.author, WORD_LIMITS.author) }
}

/** Appends the brand's mandatory phrases unless the words already contain them; they are exempt from the text check. */
function withPhrases(body: string, always: readonly string[], words: Partial<ImageWords>): string {
  const said = [body, ...Object.values(words)].join(' ').toLowerCase()
  const missing = always
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '' && !said.includes(phrase.toLowerCase()))
  const closing = missing.map((phrase) => (/[.!?]$/.test(phrase) ? phrase : `${phrase}.`)).join(' ')
  const room = WORD_LIMITS.body - closing.length - 1
  const opening = body.length <= room ? body : keepSentences(body, room)
  return `${opening} ${closing}`.trim().slice(0, WORD_LIMITS.body)
}

function keepSentences(text: string, limit: number): string {
  const kept: string[] = []
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    if ([...kept, sentence].join(' ').length > limit) {
      break
    }
    kept.push(sentence)
  }
  return kept.join(' ')
}

/** Puts headlines with the hook type of the inspiring ad first; otherwise the order is kept. */
function preferHook(headlines: readonly string[], hook: HookType | null, offer: string): string[] {
  const offered = hook === 'offer' && offer !== '' ? [offer] : []
  const isAlike = (headline: string) => hook !== null && readHookType(headline) === hook
  return [...offered, ...headlines.filter(isAlike), ...headlines.filter((headline) => !isAlike(headline))]
}

function rotate<T>(items: readonly T[], by: number): T[] {
  const start = items.length === 0 ? 0 : by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

function clean(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}
