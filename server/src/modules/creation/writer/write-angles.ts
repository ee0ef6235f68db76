import { imageWords, type WritingFramework, writingFramework } from '@marquee/contract/image-words'
import { cutText } from '../../../platform/web/pages/to-plain-text.ts'
import { createTextCheck } from './allowed-text.ts'
import { chooseWords } from './choose-words.ts'
import { collectFacts } from './collect-facts.ts'
import { toSlots } from './fill-slots.ts'
import type { Benefit, WriterLanguage } from './languages/writer-language.ts'
import { readRegister } from './voice-register.ts'
import type { Angle, WritingBrief } from './writing-brief.ts'

interface WritingOptions {
  /** Null: all frameworks are used in turn. */
  framework: WritingFramework | null
  /** Another round gives other words for the same brief. */
  round: number
  language: WriterLanguage
}

const ANGLES = 6
const LONGEST_TITLE = 80

/**
 * Writes angles by rules from the facts of the brief; the same brief always gives the same angles. Every line stands on a fact, which is
 * returned with it. No angle copies sentences of the inspiring ad, and no angle contains words that the brand never mentions. A brief with
 * few facts gives fewer angles; without any fact there is one, which only names the product.
 */
export function writeAngles(brief: WritingBrief, { framework, round, language }: WritingOptions): Angle[] {
  const facts = collectFacts(brief, language)
  const check = createTextCheck(brief.brand.neverMention, brief.inspiration?.sourceTexts ?? [])
  const isSaid = ({ forms }: Benefit) => check.isAllowed(forms.plain, Number.POSITIVE_INFINITY)
  const benefits = facts.benefits.filter(isSaid)
  const reviews = facts.reviews.filter(({ text }) => check.isAllowed(text, Number.POSITIVE_INFINITY))
  const order = framework === null ? writingFramework.options : [framework]
  const register = readRegister(brief.brand.voice)
  const angles: Angle[] = []
  for (let turn = 0; turn < ANGLES * 4 && angles.length < ANGLES; turn += 1) {
    const number = round * ANGLES + turn
    const used = order[number % order.length] ?? 'aida'
    const ordered = orderBenefits(benefits, used, Math.floor(number / order.length) + (number % order.length))
    const frames = language.frameworks[used]
    const slots = toSlots({ ...facts, reviews }, ordered, language)
    const taken = new Set(angles.map(({ words }) => words.headline.toLowerCase()))
    const written = chooseWords({
      brief,
      facts: { ...facts, reviews },
      benefits: ordered,
      frames,
      slots,
      language,
      register,
      check,
      taken,
      turn: number,
    })
    if (written !== null) {
      const lead = ordered[0]?.forms.short
      const title = lead === undefined ? frames.title : `${frames.title}: ${lead}`
      angles.push({
        key: `${used}-${number}`,
        framework: used,
        title: cutText(title, LONGEST_TITLE),
        ...written,
        words: imageWords.parse(written.words),
      })
    }
  }
  return angles
}

/** Rotates the benefits, without questions, which have a slot of their own. Frameworks that begin with a problem prefer the next one that answers an objection or denies something. */
function orderBenefits(benefits: readonly Benefit[], framework: WritingFramework, by: number): Benefit[] {
  const said = benefits.filter(({ kind }) => kind !== 'question')
  const goods = said.filter(({ forms }) => forms.goods !== undefined)
  const rotated =
    goods.length === 0
      ? rotate(said, by)
      : [...rotate(goods, by), ...said.filter((benefit) => !goods.includes(benefit))]
  if (framework !== 'pas' && framework !== 'bab') {
    return rotated
  }
  const solving = rotated.filter(({ answers, kind }) => answers !== null || kind === 'negation')
  const lead = solving[0] ?? rotated[0]
  return lead === undefined ? [] : [lead, ...rotated.filter((benefit) => benefit !== lead)]
}

function rotate<T>(items: readonly T[], by: number): T[] {
  const start = items.length === 0 ? 0 : by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}
