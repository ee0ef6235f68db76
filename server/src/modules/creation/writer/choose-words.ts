import { type ImageWords, WORD_LIMITS, type WrittenHook } from '@marquee/contract/image-words'
import { shorten } from './allowed-text.ts'
import { saysSame } from './collect-facts.ts'
import { type Fact, toLineFact } from './fact.ts'
import type { CallStep, WriterLanguage } from './languages/writer-language.ts'
import { isSpecification } from './rank-facts.ts'
import { type Choice, type Line, type Lines, setFact } from './set-fact.ts'
import { setFields } from './set-fields.ts'
import type { Register } from './voice-register.ts'
import { bindUnits, contract } from './write-line.ts'
import type { Angle } from './writing-brief.ts'

/** How many facts a body states. */
const BODY_FACTS: Readonly<Record<Register, number>> = { plain: 3, playful: 3, bold: 2, calm: 3, premium: 2, expert: 3 }
const STEPS: Readonly<Record<Register, readonly CallStep[]>> = {
  plain: ['act', 'look', 'learn'],
  playful: ['act', 'look', 'learn'],
  bold: ['act', 'look', 'learn'],
  calm: ['look', 'learn', 'act'],
  premium: ['look', 'learn', 'act'],
  expert: ['learn', 'look', 'act'],
}

/** Sets the facts of one angle: each line states a fact as it was written. Null when the lead fits no headline. */
export function chooseWords(choice: Choice): Pick<Angle, 'hook' | 'words' | 'facts'> | null {
  const headline = setHeadline(choice)
  if (headline === null) {
    return null
  }
  // A question opens, and closes nothing.
  const others = choice.points.filter(({ text }) => !text.endsWith('?') && !saysSame(text, choice.lead.text))
  const subline = setSubline(choice, others)
  const rest = others.filter((one) => one !== subline?.facts[0])
  const lines: Lines = {
    headline,
    ...(subline !== null && { subline }),
    ...setBody(choice, rest, [choice.lead, ...(subline?.facts ?? [])]),
    ...setFields(choice),
    ...setContrast(choice),
    ...setBenefits(choice, rest.length >= 2 ? rest : others),
  }
  const kept = Object.entries(lines)
  const facts = kept.flatMap(([binding, line]) => {
    const fact = toLineFact(line.facts)
    return fact === null ? [] : [[binding, fact]]
  })
  const texts = Object.fromEntries(kept.map(([binding, { text }]) => [binding, text]))
  return {
    hook: toHook(choice.lead, lines.before !== undefined),
    words: { ...EMPTY, ...texts, headline: headline.text, call_to_action: setCall(choice) },
    facts: Object.fromEntries(facts),
  }
}

const EMPTY = Object.fromEntries(Object.keys(WORD_LIMITS).map((binding) => [binding, ''])) as ImageWords

function setHeadline(choice: Choice): Line | null {
  const { lead, language, check } = choice
  if (lead.kind !== 'review') {
    return setFact(choice, lead, 'headline')
  }
  const text = quote(lead.text, language)
  return check.isAllowed(text, WORD_LIMITS.headline) ? { text, facts: [lead] } : null
}

function quote(text: string, { quotes: [open, close] }: WriterLanguage): string {
  return `${open}${text.replaceAll(/^["“„«\s]+|["”“»\s]+$/gu, '')}${close}`
}

function setSubline(choice: Choice, others: readonly Fact[]): Line | null {
  const { lead } = choice
  if (lead.kind === 'review' && lead.author !== '') {
    return { text: `– ${shorten(lead.author, WORD_LIMITS.author)}`, facts: [lead] }
  }
  return others.map((one) => setFact(choice, one, 'subline')).find((line) => line !== null) ?? null
}

/** The shop's own sentences, which read best; without them the next facts, each as a sentence of its own. */
function setBody(choice: Choice, rest: readonly Fact[], said: readonly Fact[]): Lines {
  const { facts, register } = choice
  const phrases = facts.filter(({ kind }) => kind === 'phrase')
  const room = WORD_LIMITS.body - phrases.reduce((sum, { text }) => sum + text.length + 2, 0)
  const told = facts.filter(({ origin, kind, text }) => origin === 'page' && kind === 'benefit' && text.length > 30)
  const fresh = told.filter(({ text }) => !said.some((one) => saysSame(text, one.text)))
  const chosen = [fresh, rest.filter(({ text }) => !isSpecification(text))].map((from) =>
    takeSentences(choice, from.slice(0, BODY_FACTS[register]), room),
  )
  const body = chosen.find((facts) => facts.length > 0) ?? []
  const stated = [...body, ...phrases]
  return stated.length === 0
    ? {}
    : {
        body: {
          text: stated
            .map(({ text }) => bindUnits(toSentence(contract(text, register, choice.language))))
            .join(' ')
            .slice(0, WORD_LIMITS.body),
          facts: stated,
        },
      }
}

/** As many facts as have room. */
function takeSentences({ check }: Choice, from: readonly Fact[], room: number): Fact[] {
  const taken: Fact[] = []
  let length = 0
  for (const one of from) {
    const needed = one.text.length + 2
    if (length + needed <= room && check.isAllowed(one.text, room)) {
      taken.push(one)
      length += needed
    }
  }
  return taken
}

const toSentence = (text: string) => (/[.!?…]["”»]?$/u.test(text) ? text : `${text}.`)

/** What people use today, beside what they get, where a person has told it. */
function setContrast(choice: Choice): Lines {
  const today = choice.facts.find(({ kind }) => kind === 'today')
  const before = !choice.isContrast || today === undefined ? null : setFact(choice, today, 'before')
  const after = setFact(choice, choice.lead, 'after')
  return before === null || after === null ? {} : { before, after }
}

const BENEFIT_PLACES = ['benefit_1', 'benefit_2', 'benefit_3', 'benefit_4'] as const

function setBenefits(choice: Choice, others: readonly Fact[]): Lines {
  const fitting = others.flatMap((one) => setFact(choice, one, 'benefit_1') ?? [])
  return Object.fromEntries(
    BENEFIT_PLACES.flatMap((binding, index) => {
      const line = fitting[index]
      return line === undefined ? [] : [[binding, line]]
    }),
  )
}

function setCall({ language, offering, register, check }: Choice): string {
  const steps = offering === null ? STEPS.expert : STEPS[register]
  const calls = steps.map((step) => language.calls[offering ?? 'product'][step])
  const call = calls.find((one) => check.isAllowed(one, WORD_LIMITS.call_to_action)) ?? calls[0] ?? ''
  return register === 'playful' && call.length < WORD_LIMITS.call_to_action ? `${call}${language.exclamation}` : call
}

function toHook({ kind, text }: Fact, isContrast: boolean): WrittenHook {
  const hooks: Partial<Record<Fact['kind'], WrittenHook>> = { review: 'story', rating: 'proof', proof: 'proof' }
  if (isContrast) {
    return 'contrast'
  }
  if (text.endsWith('?')) {
    return 'question'
  }
  return hooks[kind] ?? (/\d/u.test(text) ? 'number' : 'statement')
}
