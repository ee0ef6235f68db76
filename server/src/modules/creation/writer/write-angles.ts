import { imageWords, WORD_LIMITS, type WritingFramework } from '@marquee/contract/image-words'
import { readHookType } from '../../library/library.public.ts'
import { createTextCheck, shorten, type TextCheck } from './allowed-text.ts'
import { chooseWords } from './choose-words.ts'
import type { CollectedFacts } from './collect-facts.ts'
import type { Fact } from './fact.ts'
import type { Offering } from './languages/offering.ts'
import type { WriterLanguage } from './languages/writer-language.ts'
import type { ProductName } from './name-product.ts'
import { listLeads, rankPoints } from './rank-facts.ts'
import { readRegister } from './voice-register.ts'
import type { Angle, WritingBrief } from './writing-brief.ts'

interface WritingOptions {
  /** Null: each framework leads in turn, as far as its facts go. */
  framework: WritingFramework | null
  /** Another round leads with the next facts; none are left when it returns nothing. */
  round: number
  language: WriterLanguage
}

interface Turn {
  framework: WritingFramework
  lead: Fact
}

const ANGLES = 6
const FEWEST_WORDS = 3
const ORDER: readonly WritingFramework[] = ['fab', 'aida', 'four_cs', 'pas', 'bab']
const TITLES: Readonly<Partial<Record<Fact['kind'], string>>> = {
  thing: 'What it is',
  benefit: 'A benefit',
  number: 'A figure',
  proof: 'Proof',
  offer: 'The offer',
  price: 'The price',
  rating: 'The rating',
  review: 'A customer’s words',
}

/**
 * Sets the facts of a brief as plain ads: each angle leads with another fact, and states its facts as they were written. The same facts always
 * give the same angles. No angle copies sentences of the inspiring ad or says what the brand never mentions. Without a fact to lead with, one
 * angle names the product; without a name there is none.
 */
export function writeAngles(
  { facts, name }: CollectedFacts,
  brief: WritingBrief,
  { framework, round, language }: WritingOptions,
): Angle[] {
  const check = createTextCheck(brief.brand.neverMention, brief.inspiration?.sourceTexts ?? [])
  const isSaid = ({ text, kind }: Fact) => kind === 'phrase' || check.isAllowed(text, Number.POSITIVE_INFINITY)
  const said = facts.filter(isSaid)
  const points = rankPoints(said, language)
  const offering = chooseOffering(name, brief)
  const base = { facts: said, offering, register: readRegister(brief.brand.voice), language, check }
  const set = ({ framework: used, lead }: Turn): Omit<Angle, 'key'>[] => {
    const isContrast = used === 'pas' || used === 'bab'
    const written = chooseWords({ ...base, lead, isContrast, points: follow(points, lead) })
    return written === null
      ? []
      : [{ framework: used, title: TITLES[lead.kind] ?? '', ...written, words: imageWords.parse(written.words) }]
  }
  const order = framework === null ? listOrder(offering) : [framework]
  const names = listNames(name, check).map((lead): Turn => ({ framework: order[0] ?? 'fab', lead }))
  const turns = listTurns(listLeads(said, points, language), order)
  const angles = preferHook((isThin(turns) && names.length > 0 ? names : turns).flatMap(set), brief)
  return (angles.length > 0 ? angles : names.flatMap(set))
    .slice(round * ANGLES, (round + 1) * ANGLES)
    .map((angle, index) => ({ ...angle, key: `${angle.framework}-${round * ANGLES + index}` }))
}

/** Null for what names no service and no place and has no price of its own: it need not be something that a shop sells. */
function chooseOffering({ offering }: ProductName, { product }: WritingBrief): Offering | null {
  return offering === 'product' && (product.name === '' || product.price === '') ? null : offering
}

/** Whether the only fact is a word or two, such as "Citric acid": then the name leads and the fact follows. */
function isThin([first, ...others]: readonly Turn[]): boolean {
  return others.length === 0 && (first === undefined || first.lead.text.split(' ').length < FEWEST_WORDS)
}

/** A sale is its offer. */
function listOrder(offering: Offering | null): readonly WritingFramework[] {
  return offering === 'sale' ? ['aida', ...ORDER.filter((one) => one !== 'aida')] : ORDER
}

/** Which fact leads in which framework: the frameworks in turn, each fact once. A framework that was chosen goes on with what the product does. */
function listTurns(leads: Record<WritingFramework, Fact[]>, order: readonly WritingFramework[]): Turn[] {
  const used = new Set<Fact>()
  const turns: Turn[] = []
  const isChosen = order.length === 1
  for (let count = -1; count < turns.length;) {
    count = turns.length
    for (const framework of order) {
      const lead = [...leads[framework], ...(isChosen ? leads.fab : [])].find((one) => !used.has(one))
      if (lead !== undefined) {
        used.add(lead)
        turns.push({ framework, lead })
      }
    }
  }
  return turns
}

/** The points after the lead, and then those before it. */
function follow(points: readonly Fact[], lead: Fact): Fact[] {
  const at = points.indexOf(lead)
  return [...points.slice(at + 1), ...points.slice(0, Math.max(at, 0))]
}

/** Angles that open as the inspiring ad does go first. */
function preferHook<T extends { words: { headline: string } }>(angles: T[], { inspiration }: WritingBrief): T[] {
  const isAlike = ({ words }: T) =>
    inspiration !== null && readHookType(words.headline) === inspiration.hookType ? 0 : 1
  return angles.toSorted((a, b) => isAlike(a) - isAlike(b))
}

/** The name as it is, where nothing else can lead. */
function listNames({ label }: ProductName, check: TextCheck): Fact[] {
  const text = shorten(label, WORD_LIMITS.headline)
  const isUsed = text !== '' && check.isAllowed(label, Number.POSITIVE_INFINITY)
  return isUsed ? [{ id: 'name', kind: 'thing', text, given: label, origin: 'product', author: '' }] : []
}
