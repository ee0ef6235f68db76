import type { WritingFramework } from '@marquee/contract/image-words'
import { lowerFirst, type Phrase, upperFirst } from './phrase.ts'
import type { Proposal } from './writing-brief.ts'

/** The input from which a framework builds its texts. */
export interface Argument {
  name: string
  /** The kind of product, in lower case, such as "travel cup"; empty when it is unknown. */
  kind: string
  /** Whether the product is referred to as "they", for example shoes. */
  isPlural: boolean
  audience: string
  /** The main benefit of the argument; null when none is known. */
  lead: Phrase | null
  /** The other benefits, in the order in which they appear in the texts. */
  more: readonly Phrase[]
  offer: string
  price: string
}

type Told = Argument & { lead: Phrase }

interface Framework {
  title: string
  /** Proposes texts from a main benefit. */
  propose: (argument: Told) => Proposal
  /** Proposes texts without any benefit. */
  proposeBare: (argument: Argument) => Proposal
}

function isOrAre({ isPlural }: Argument): string {
  return isPlural ? 'are' : 'is'
}

/** A phrase such as "a travel cup that does not leak" or "shoes that weigh nothing"; empty when the kind of product is unknown. */
function oneThat({ kind, isPlural, lead }: Told): string {
  const article = /^[aeiou]/.test(kind) ? 'an ' : 'a '
  return kind === '' ? '' : `${isPlural ? '' : article}${kind} that ${lead.clause(isPlural)}`
}

/** The sentence, or an empty string when its part is unknown. */
function when(part: string | null | undefined, toText: (known: string) => string): string {
  return part === '' || part === null || part === undefined ? '' : toText(part)
}

function sentences(phrases: readonly Phrase[], { isPlural }: Argument): string {
  return phrases.map(({ sentence }) => sentence(isPlural)).join(' ')
}

function remark({ lead, isPlural }: Told): string {
  return lead.remark(isPlural)
}

const aida: Framework = {
  title: 'Attention first',
  propose: (it) => ({
    headline: [
      // A benefit that cannot be an imperative becomes a statement about the product.
      it.lead.command === it.lead.plain ? when(oneThat(it), (one) => `Meet ${one}`) : it.lead.command,
      `${it.lead.plain}. Finally.`,
      `Say hello to ${it.name}`,
      `${it.name} ${isOrAre(it)} here`,
    ],
    subline: [
      when(it.more[0]?.remark(it.isPlural), (next) => `And there is more: ${next}.`),
      `${it.name} ${isOrAre(it)} made for ${it.audience}.`,
    ],
    body: [
      `Some things you only notice once you have them. ${it.name}: ${remark(it)}. ${sentences(it.more.slice(0, 2), it)}`,
      `${it.lead.sentence(it.isPlural)} ${sentences(it.more.slice(0, 2), it)}`,
      it.lead.sentence(it.isPlural),
    ],
  }),
  proposeBare: (it) => ({
    headline: [`Meet ${it.name}`, `Say hello to ${it.name}`],
    subline: [`Made for ${it.audience}.`, 'See what it can do for you.'],
    body: [`Some things you only notice once you have them. Have a look at ${it.name} and decide for yourself.`],
  }),
}

const pas: Framework = {
  title: 'Problem first',
  propose: (it) => ({
    headline: [
      when(oneThat(it), (one) => `Still looking for ${one}?`),
      when(it.lead.noun, (noun) => `Still going without ${noun}?`),
      'Why put up with less?',
      'There is a better way',
    ],
    subline: [
      'Small annoyances add up. This one can stop today.',
      'You should not have to settle.',
      `${upperFirst(it.audience)} know the feeling.`,
    ],
    body: [
      `You have got by without it so far. You no longer have to. The answer is ${it.name}: ${remark(it)}. ${sentences(it.more.slice(0, 1), it)}`,
      `The answer is ${it.name}: ${remark(it)}.`,
      it.lead.sentence(it.isPlural),
    ],
    before: [when(it.lead.noun, (noun) => `Getting by without ${noun}`), 'Getting by with less', 'Until now'],
    after: [it.lead.plain],
  }),
  proposeBare: (it) => ({
    headline: ['Why put up with less?', 'There is a better way'],
    subline: ['You should not have to settle.'],
    body: [`You have got by without it so far. You no longer have to. The answer is ${it.name}.`],
    before: ['Getting by with less'],
    after: [it.name],
  }),
}

const bab: Framework = {
  title: 'Before and after',
  propose: (it) => ({
    headline: [
      `Before: making do. After: ${it.name}.`,
      `From making do to ${it.name}`,
      'The before and after you can feel',
    ],
    subline: [
      `What changes: ${remark(it)}.`,
      when(it.more[0]?.remark(it.isPlural), (next) => `What changes: ${next}.`),
    ],
    body: [
      `Before, it was one more thing to put up with. After, you hardly think of it. What is in between? ${it.name}. ${it.lead.sentence(it.isPlural)}`,
      `Before: one more thing to put up with. After: ${remark(it)}.`,
      it.lead.sentence(it.isPlural),
    ],
    before: ['One more thing to put up with', 'Making do'],
    after: [it.lead.plain],
  }),
  proposeBare: (it) => ({
    headline: [`Before: making do. After: ${it.name}.`, 'The before and after you can feel'],
    subline: [`What is in between? ${it.name}.`],
    body: [
      `Before, it was one more thing to put up with. After, you hardly think of it. What is in between? ${it.name}.`,
    ],
    before: ['Making do'],
    after: [it.name],
  }),
}

const fab: Framework = {
  title: 'From feature to benefit',
  propose: (it) => ({
    headline: [it.lead.plain, `${it.lead.plain}. That is ${it.name}.`, `${it.name}, explained in one line`],
    subline: [
      when(it.more[0]?.remark(it.isPlural), (next) => `And that is not all: ${next}.`),
      'So you can think about something else.',
    ],
    body: [
      `The feature: ${remark(it)}. What it means for ${it.audience}: one thing less to think about. ${sentences(it.more.slice(0, 1), it)}`,
      `${it.lead.sentence(it.isPlural)} For you, that is one thing less to think about.`,
      it.lead.sentence(it.isPlural),
    ],
  }),
  proposeBare: (it) => ({
    headline: [`${it.name}, explained in one line`, `This is ${it.name}`],
    subline: ['So you can think about something else.'],
    body: [`${it.name} ${isOrAre(it)} made for ${it.audience}: one thing less to think about.`],
  }),
}

const fourCs: Framework = {
  title: 'Clear and short',
  propose: (it) => ({
    headline: [`${it.name}: ${remark(it)}`, `${it.name}. ${it.lead.plain}.`, it.name],
    subline: [
      [it.offer, it.price].filter(Boolean).join(' · '),
      it.more.length > 1
        ? it.more
            .slice(0, 2)
            .map(({ plain }) => plain)
            .join(' · ')
        : '',
      when(it.more[0]?.plain, (next) => `${next}.`),
      'Nothing more to it.',
    ],
    body: [
      `No big words: ${remark(it)}. ${sentences(it.more.slice(0, 2), it)} Check the details, then decide.`,
      `No big words: ${remark(it)}. Check the details, then decide.`,
      it.lead.sentence(it.isPlural),
    ],
  }),
  proposeBare: (it) => ({
    headline: [`This is ${it.name}`, it.name],
    subline: [[it.offer, it.price].filter(Boolean).join(' · '), 'Nothing more to it.'],
    body: ['No big words. Check the details, then decide.'],
  }),
}

const FRAMEWORKS: Readonly<Record<WritingFramework, Framework>> = { aida, pas, bab, fab, four_cs: fourCs }

/** Applies a framework to an argument. @returns the title of the angle, and texts for each place */
export function argue(framework: WritingFramework, argument: Argument): { title: string; proposal: Proposal } {
  const { title, propose, proposeBare } = FRAMEWORKS[framework]
  const { lead } = argument
  return lead === null
    ? { title, proposal: proposeBare(argument) }
    : { title: `${title}: ${lowerFirst(lead.plain)}`, proposal: propose({ ...argument, lead }) }
}
