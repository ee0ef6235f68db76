import type { BriefDraft } from '@marquee/contract/brief-drafts'
import type { AdInspiration, WrittenAngle } from '@marquee/contract/image-words'
import { writeScript } from './brief-script.ts'
import { type BriefSentences, fillSentence } from './languages/brief-sentences/brief-sentences.ts'
import type { ProductName } from './languages/writer-language.ts'

type Words = WrittenAngle['words']

interface DraftSource {
  /** Null without a product. */
  name: ProductName | null
  brand: { audience: string; voice: string; alwaysInclude: readonly string[]; neverMention: readonly string[] }
  inspiration: AdInspiration | null
  /** The length of the video, in seconds. */
  seconds: number
  /** In the language of the angles. */
  sentences: BriefSentences
}

const MAX_HOOKS = 6

/**
 * Drafts a brief from the writer's angles: their headlines become the hooks, and the first angle becomes the concept and the script. The
 * draft never names the advertiser of the inspiring ad, because clients read it. The same angles always give the same draft.
 */
export function writeBriefDraft(all: readonly WrittenAngle[], source: DraftSource): BriefDraft {
  const { brand, inspiration, seconds } = source
  const angles = all.filter(({ words }) => !namesAdvertiser(Object.values(words).join(' '), inspiration))
  const [lead] = angles
  const words = lead?.words
  const benefits = words === undefined ? [] : listBenefits(words)
  return {
    objective: writeObjective(source, words?.offer),
    audience: brand.audience,
    insight: writeInsight(words, source.sentences),
    concept: [words?.headline, words?.subline, words?.body].filter(isSaid).join('\n\n'),
    hooks: [...new Set(angles.map((angle) => angle.words.headline))].slice(0, MAX_HOOKS),
    script: words === undefined ? [] : writeScript(words, benefits, source),
    deliverables: listDeliverables(inspiration, seconds),
    do: listDos(source, benefits).map(fit),
    dont: listDonts(source).map(fit),
  }
}

function namesAdvertiser(text: string, inspiration: AdInspiration | null): boolean {
  const name = inspiration?.brand_name.trim().toLowerCase() ?? ''
  return name !== '' && text.toLowerCase().includes(name)
}

function listBenefits(words: Words): string[] {
  return [words.benefit_1, words.benefit_2, words.benefit_3, words.benefit_4].filter(isSaid)
}

/** What is known about the customers: a review in their own words, or the situation before the product; empty when neither is known. */
function writeInsight(words: Words | undefined, { quoted, quotedBy }: BriefSentences): string {
  if (isSaid(words?.quote)) {
    return fillSentence(isSaid(words.author) ? quotedBy : quoted, { text: words.quote, author: words.author })
  }
  return words?.before ?? ''
}

function writeObjective({ name, brand, sentences }: DraftSource, offer: string | undefined): string {
  const { newCustomers, objectives, unnamed } = sentences
  const audience = brand.audience === '' ? newCustomers : brand.audience.replace(/[.\s]+$/u, '')
  const objective = fillSentence(name === null ? unnamed : objectives[name.offering], {
    audience,
    name: name?.inSentence ?? '',
  })
  return isSaid(offer) ? `${objective} ${fillSentence(sentences.offer, { offer })}` : objective
}

function listDos({ name, brand, sentences }: DraftSource, benefits: readonly string[]): string[] {
  const { rules, product } = sentences
  const { voice, alwaysInclude } = brand
  return [
    fillSentence(rules.show, { name: name?.inSentence ?? product }),
    ...benefits.slice(0, 2).map((benefit) => fillSentence(rules.seen, { benefit })),
    ...alwaysInclude.map((phrase) => fillSentence(rules.say, { phrase })),
    ...(isSaid(voice) ? [fillSentence(rules.voice, { text: voice })] : []),
  ]
}

function listDonts({ brand, inspiration, sentences: { rules } }: DraftSource): string[] {
  return [
    ...brand.neverMention.map((phrase) => fillSentence(rules.never, { phrase })),
    ...(inspiration === null ? [] : [rules.reference]),
    rules.claims,
  ]
}

function listDeliverables(inspiration: AdInspiration | null, seconds: number): BriefDraft['deliverables'] {
  const ratio = inspiration?.aspect_ratio ?? '4:5'
  const image = { format: 'image', duration_s: null, count: 3 } as const
  return [
    { format: 'video', aspect_ratio: '9:16', duration_s: seconds, count: 1 },
    { ...image, aspect_ratio: ratio },
  ]
}

function isSaid(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== ''
}

/** Cuts a line to the maximum length of a line in a brief. */
function fit(line: string): string {
  return line.slice(0, 500)
}
