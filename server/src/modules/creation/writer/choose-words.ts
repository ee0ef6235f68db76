import {
  type ImageWords,
  type LineFact,
  WORD_LIMITS,
  type WordBinding,
  type WrittenHook,
} from '@marquee/contract/image-words'
import { readHookType } from '../../library/library.public.ts'
import { shorten, type TextCheck } from './allowed-text.ts'
import type { WritingFacts } from './collect-facts.ts'
import { type FilledLine, fillTemplate, type Slots } from './languages/fill-template.ts'
import type { Benefit, BodyFrame, Frame, FrameworkFrames, WriterLanguage } from './languages/writer-language.ts'
import type { Register } from './voice-register.ts'
import type { WritingBrief } from './writing-brief.ts'

interface Choice {
  brief: WritingBrief
  facts: WritingFacts
  /** The leading benefit first. */
  benefits: readonly Benefit[]
  frames: FrameworkFrames
  slots: Slots
  language: WriterLanguage
  register: Register
  check: TextCheck
  /** Headlines of other angles, in lower case. */
  taken: ReadonlySet<string>
  turn: number
}

interface Written {
  hook: WrittenHook
  words: Partial<ImageWords>
  facts: Partial<Record<WordBinding, LineFact>>
}

const BENEFIT_PLACES = ['benefit_1', 'benefit_2', 'benefit_3', 'benefit_4'] as const

/** Chooses the words of one angle; null when every headline is taken by another angle. */
export function chooseWords(choice: Choice): Written | null {
  const headline = chooseHeadline(choice)
  if (headline === null) {
    return null
  }
  const { frames, facts, check } = choice
  const said = new Set(headline.line.facts.map(({ text }) => text))
  const place = (binding: WordBinding, templates: readonly string[], isNew = false) =>
    findLine(choice, templates, binding, isNew ? said : new Set())
  const lines: [WordBinding, FilledLine | null][] = [
    ['headline', headline.line],
    ['subline', place('subline', frames.subline, true)],
    ['body', chooseBody(choice, headline.line.text)],
    ['offer', toOffer(facts.offer, check, WORD_LIMITS.offer)],
    ['badge', toOffer(facts.offer, check, WORD_LIMITS.badge)],
    ['price', place('price', ['{price}'])],
    ['before', place('before', frames.before ?? [])],
    ['after', place('after', frames.after ?? [])],
    ...chooseProof(facts, check),
    ...chooseBenefits(choice, headline.line.text),
  ]
  const kept = lines.flatMap(([binding, line]) => (line === null ? [] : [[binding, line] as const]))
  const words: Partial<ImageWords> = Object.fromEntries(kept.map(([binding, { text }]) => [binding, text]))
  words.call_to_action = chooseCall(choice)
  words.body = withPhrases(words.body ?? '', choice.brief.brand.alwaysInclude, words)
  const byPlace = kept.flatMap(([binding, line]) => {
    const fact = line.facts.find(({ kind }) => kind !== 'objection') ?? line.facts[0]
    return fact === undefined ? [] : [[binding, fact] as const]
  })
  return { hook: headline.hook, words, facts: Object.fromEntries(byPlace) }
}

/** Ranks the headlines: those that open as the inspiring ad does, those of the brand's voice, then in the order of the frames. */
function chooseHeadline(choice: Choice): { line: FilledLine; hook: WrittenHook } | null {
  const { brief, frames, register, turn, facts, taken } = choice
  const wanted = brief.inspiration?.hookType ?? null
  const possible = frames.headline
    .filter(({ voices }) => voices === undefined || voices.includes(register))
    .flatMap((frame) => {
      const line = fill(choice, frame.text, 'headline')
      return line === null ? [] : [{ frame, line, hook: toHook(frame, line) }]
    })
  const ofVoice = ({ frame }: { frame: Frame }) => (frame.voices?.includes(register) === true ? 0 : 1)
  const alike = ({ line }: { line: FilledLine }) => (wanted !== null && readHookType(line.text) === wanted ? 0 : 1)
  // Images show the name in a place of its own, so a headline that begins with it says it twice.
  const named = ({ frame }: { frame: Frame }) => (frame.text.startsWith('{label}') ? 1 : 0)
  const varied = vary(
    possible.toSorted((a, b) => named(a) - named(b)),
    turn + hash(facts.name.label),
  )
  const ranked = varied.toSorted((a, b) => alike(a) - alike(b) || ofVoice(a) - ofVoice(b))
  const offered = wanted === 'offer' ? toOffer(facts.offer, choice.check, WORD_LIMITS.headline) : null
  const all = [...(offered === null ? [] : [{ line: offered, hook: 'urgency' as const }]), ...ranked]
  const free = all.find(({ line }) => !taken.has(line.text.toLowerCase()))
  if (free !== undefined) {
    return { line: free.line, hook: free.hook }
  }
  return taken.size === 0 ? nameOnly(choice) : null
}

/** Without any fact, the headline is the name of the product. */
function nameOnly({ facts, check, brief }: Choice): { line: FilledLine; hook: WrittenHook } {
  const names = [facts.name.label, brief.brand.name].map((name) => shorten(name, WORD_LIMITS.headline))
  return {
    line: {
      text: names.find((name) => name !== '' && check.isAllowed(name, WORD_LIMITS.headline)) ?? 'New',
      facts: [],
    },
    hook: 'statement',
  }
}

/** The first frames are the best; which of the best three comes first depends on the product and the turn. */
function vary<T>(items: readonly T[], by: number): T[] {
  const best = items.slice(0, 3)
  const start = best.length === 0 ? 0 : by % best.length
  return [...best.slice(start), ...best.slice(0, start), ...items.slice(3)]
}

function toHook(frame: Frame, { text }: FilledLine): WrittenHook {
  return frame.hook ?? (/\d/.test(text) ? 'number' : 'statement')
}

/** Fills a template and speaks it in the brand's voice; null when it is not allowed or too long for its place. */
function fill(
  { slots, language, register, check, facts }: Choice,
  template: string,
  binding: WordBinding,
): FilledLine | null {
  const line = fillTemplate(template, slots)
  if (line === null) {
    return null
  }
  const text = language.speak(line.text, register)
  if (language.repeatsItself(text) || saysTwice(text, facts.audience)) {
    return null
  }
  return check.isAllowed(text, WORD_LIMITS[binding]) ? { ...line, text } : null
}

/** Whether a text names its audience twice: "For small teams: Zapline is built for small teams". */
function saysTwice(text: string, audience: string): boolean {
  return audience !== '' && text.toLowerCase().split(audience.toLowerCase()).length > 2
}

function findLine(
  choice: Choice,
  templates: readonly string[],
  binding: WordBinding,
  said: ReadonlySet<string>,
): FilledLine | null {
  for (const template of templates) {
    const line = fill(choice, template, binding)
    if (line !== null && !line.facts.some(({ text }) => said.has(text))) {
      return line
    }
  }
  return null
}

function chooseBody(choice: Choice, headline: string): FilledLine | null {
  const { frames, register } = choice
  const isOfVoice = ({ voices }: BodyFrame) => voices === undefined || voices.includes(register)
  for (const { opening, more } of frames.body.filter(isOfVoice)) {
    const line = fill(choice, opening, 'body')
    const others = more.filter((template) => template !== '{offer}.' || !headline.includes(choice.facts.offer))
    const body = line === null ? null : others.reduce((text, template) => extend(choice, text, template), line)
    if (body !== null && body.text.toLowerCase().replace(/\.$/, '') !== headline.toLowerCase()) {
      return body
    }
  }
  return null
}

/** Adds a sentence when its fact is new, there is space for it, and the whole is allowed. */
function extend(choice: Choice, body: FilledLine, template: string): FilledLine {
  const { language, register, check } = choice
  const added = fill(choice, template, 'body')
  // A second "And …" or "It also …" would be a list, so the plain sentence is taken.
  const isList = added !== null && language.repeatsItself(`${body.text} ${added.text}`)
  const sentence = isList ? fill(choice, template.replace('.addition', '.sentence'), 'body') : added
  if (sentence === null || sentence.facts.some((fact) => body.facts.some((said) => saysSame(fact, said)))) {
    return body
  }
  const text = language.speak(`${body.text} ${sentence.text}`, register)
  if (language.repeatsItself(text)) {
    return body
  }
  return check.isAllowed(text, WORD_LIMITS.body) ? { text, facts: [...body.facts, ...sentence.facts] } : body
}

/** "Up to 60% off patio sets" says again that there is up to 60% off. */
function saysSame(fact: LineFact, said: LineFact): boolean {
  const [one, other] = [fact.text.toLowerCase(), said.text.toLowerCase()]
  return one === other || (said.kind === 'offer' && one.includes(other))
}

function toOffer(offer: string, check: TextCheck, limit: number): FilledLine | null {
  const [clause = ''] = offer.split(/\s*[,;:(–—]\s*|\s+-\s+/u)
  const text = [offer, clause].find((one) => one !== '' && check.isAllowed(one, limit))
  return text === undefined ? null : { text, facts: [{ kind: 'offer', text: offer }] }
}

/** A customer's review in its original words, or none: a review is never shortened or invented. */
function chooseProof({ reviews, rating }: WritingFacts, check: TextCheck): [WordBinding, FilledLine | null][] {
  const review = reviews.find(({ text }) => text !== '' && check.isAllowed(text, WORD_LIMITS.quote))
  const toLine = (text: string, fact: LineFact): FilledLine => ({ text, facts: [fact] })
  return [
    [
      'rating',
      rating !== '' && check.isAllowed(rating, WORD_LIMITS.rating)
        ? toLine(rating, { kind: 'rating', text: rating })
        : null,
    ],
    ['quote', review === undefined ? null : toLine(review.text, { kind: 'review', text: review.text })],
    [
      'author',
      review === undefined
        ? null
        : toLine(shorten(review.author, WORD_LIMITS.author), { kind: 'review', text: review.text }),
    ],
  ]
}

/** The benefits as they were written. One that is the headline is not repeated. */
function chooseBenefits({ benefits, check }: Choice, headline: string): [WordBinding, FilledLine][] {
  const said = headline.toLowerCase()
  const fitting = benefits.filter(
    ({ forms }) => check.isAllowed(forms.plain, WORD_LIMITS.benefit_1) && !said.startsWith(forms.plain.toLowerCase()),
  )
  return BENEFIT_PLACES.flatMap((binding, index) => {
    const benefit = fitting[index]
    return benefit === undefined
      ? []
      : [[binding, { text: benefit.forms.plain, facts: [benefit.fact] }] as [WordBinding, FilledLine]]
  })
}

function chooseCall({ language, facts, register, check, turn }: Choice): string {
  const calls = language.calls[facts.name.offering][register]
  const start = turn % calls.length
  const rotated = [...calls.slice(start), ...calls.slice(0, start), ...language.calls[facts.name.offering].plain]
  return rotated.find((call) => check.isAllowed(call, WORD_LIMITS.call_to_action)) ?? rotated[0] ?? 'OK'
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

/** FNV-1a, 32 bit, only to vary the order. */
function hash(text: string): number {
  let value = 2_166_136_261
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
  }
  return value
}
