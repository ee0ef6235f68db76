import type { BriefDraft } from '@marquee/contract/brief-drafts'
import type { AdInspiration, WrittenAngle } from '@marquee/contract/image-words'
import { writeScript } from './brief-script.ts'

type Words = WrittenAngle['words']

interface DraftSource {
  /** The name of the product within a sentence, such as "the PressPal Go"; empty without a product. */
  name: string
  brand: { audience: string; voice: string; alwaysInclude: readonly string[]; neverMention: readonly string[] }
  inspiration: AdInspiration | null
  /** The length of the video, in seconds. */
  seconds: number
}

const MAX_HOOKS = 6

/**
 * Drafts a brief from the writer's angles: their headlines become the hooks, and the first angle becomes the concept and the script. The
 * draft never names the advertiser of the inspiring ad, because clients read it. The same angles always give the same draft.
 */
export function writeBriefDraft(
  all: readonly WrittenAngle[],
  { name, brand, inspiration, seconds }: DraftSource,
): BriefDraft {
  const angles = all.filter(({ words }) => !namesAdvertiser(Object.values(words).join(' '), inspiration))
  const [lead] = angles
  const words = lead?.words
  const benefits = words === undefined ? [] : listBenefits(words)
  return {
    objective: writeObjective(name, brand.audience, words?.offer),
    audience: brand.audience,
    insight: writeInsight(words),
    concept: [words?.headline, words?.subline, words?.body].filter(isSaid).join('\n\n'),
    hooks: [...new Set(angles.map((angle) => angle.words.headline))].slice(0, MAX_HOOKS),
    script: words === undefined ? [] : writeScript(words, benefits, name, seconds),
    deliverables: listDeliverables(inspiration, seconds),
    do: listDos(name, brand, benefits).map(fit),
    dont: listDonts(brand, inspiration).map(fit),
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
function writeInsight(words: Words | undefined): string {
  if (isSaid(words?.quote)) {
    return `A customer says: “${words?.quote}”${isSaid(words?.author) ? ` (${words?.author})` : ''}`
  }
  return words?.before ?? ''
}

function writeObjective(name: string, audience: string, offer: string | undefined): string {
  const whom = audience === '' ? 'People who do not know it yet' : audience.replace(/[.\s]+$/u, '')
  const objective = `${whom}: they try ${name === '' ? 'the product' : name} for the first time.`
  return isSaid(offer) ? `${objective} The offer is: ${offer}.` : objective
}

function listDos(name: string, { voice, alwaysInclude }: DraftSource['brand'], benefits: readonly string[]): string[] {
  return [
    `Show ${name === '' ? 'the product' : name} within the first three seconds.`,
    ...benefits.slice(0, 2).map((benefit) => `Make it seen: ${benefit}`),
    ...alwaysInclude.map((phrase) => `Always say: ${phrase}`),
    ...(isSaid(voice) ? [`Keep the voice: ${voice}`] : []),
  ]
}

function listDonts({ neverMention }: DraftSource['brand'], inspiration: AdInspiration | null): string[] {
  return [
    ...neverMention.map((phrase) => `Never mention: ${phrase}`),
    ...(inspiration === null ? [] : ['Take no sentence, image, claim, name or logo from the reference ads.']),
    'Do not claim what the product page does not say.',
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
