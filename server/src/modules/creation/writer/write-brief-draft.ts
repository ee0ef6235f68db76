import type { BriefDraft } from '@marquee/contract/brief-drafts'
import type { AdInspiration, WrittenAngle } from '@marquee/contract/image-words'

type Words = WrittenAngle['words']

interface DraftSource {
  /** The name of the product; empty without a product. */
  name: string
  brand: { audience: string; voice: string; alwaysInclude: readonly string[]; neverMention: readonly string[] }
  inspiration: AdInspiration | null
}

const MAX_HOOKS = 6
/** The start and end of the parts of a short video, in seconds: the hook has three seconds, the measure that platforms use. */
const BEATS = { hook: [0, 3], problem: [3, 8], proof: [8, 16], call: [16, 20] } as const

/**
 * Drafts a brief from the writer's angles: their headlines become the hooks, and the first angle becomes the concept and the script.
 * The same angles always give the same draft.
 */
export function writeBriefDraft(
  angles: readonly WrittenAngle[],
  { name, brand, inspiration }: DraftSource,
): BriefDraft {
  const [lead] = angles
  const words = lead?.words
  const benefits = words === undefined ? [] : listBenefits(words)
  return {
    objective: writeObjective(name, words?.offer),
    audience: brand.audience,
    concept: [lead?.title, words?.subline, words?.body].filter(isSaid).join('\n\n'),
    hooks: [...new Set(angles.map((angle) => angle.words.headline))].slice(0, MAX_HOOKS),
    script: words === undefined ? [] : writeScript(words, benefits),
    deliverables: listDeliverables(inspiration),
    do: listDos(brand, benefits).map(fit),
    dont: listDonts(brand, inspiration).map(fit),
  }
}

function listBenefits(words: Words): string[] {
  return [words.benefit_1, words.benefit_2, words.benefit_3, words.benefit_4].filter(isSaid)
}

function writeObjective(name: string, offer: string | undefined): string {
  const objective = `Make people who do not know ${name === '' ? 'the product' : name} yet want to try it.`
  return isSaid(offer) ? `${objective} Tell them of the offer: ${offer}.` : objective
}

function listDos({ voice, alwaysInclude }: DraftSource['brand'], benefits: readonly string[]): string[] {
  return [
    'Show the product within the first three seconds.',
    ...benefits.slice(0, 2).map((benefit) => `Make it seen: ${benefit}`),
    ...alwaysInclude.map((phrase) => `Always say: ${phrase}`),
    ...(isSaid(voice) ? [`Keep the voice: ${voice}`] : []),
  ]
}

function listDonts({ neverMention }: DraftSource['brand'], inspiration: AdInspiration | null): string[] {
  const notTaken = inspiration?.not_taken ?? []
  return [
    ...neverMention.map((phrase) => `Never mention: ${phrase}`),
    ...notTaken.map((line) => `From the ad that inspired it: ${line.toLowerCase()}`),
    'Do not claim what the product page does not say.',
  ]
}

function writeScript(words: Words, benefits: readonly string[]): BriefDraft['script'] {
  const line = ([start_s, end_s]: readonly [number, number], spoken: string, overlay: string, visual: string) => ({
    start_s,
    end_s,
    spoken,
    overlay: overlay.slice(0, 500),
    visual,
  })
  return [
    line(BEATS.hook, words.headline, words.headline, 'The product in use, close, in motion from the first frame.'),
    line(
      BEATS.problem,
      words.before || words.subline,
      words.before,
      'What it was like before: one moment that everybody knows.',
    ),
    line(BEATS.proof, benefits.join(' '), benefits[0] ?? '', 'Each benefit in one image, the product always in sight.'),
    line(
      BEATS.call,
      words.call_to_action,
      [words.call_to_action, words.offer].filter(isSaid).join(' · '),
      'The product and the name, still for two seconds.',
    ),
  ]
}

function listDeliverables(inspiration: AdInspiration | null): BriefDraft['deliverables'] {
  const ratio = inspiration?.aspect_ratio ?? '4:5'
  const image = { format: 'image', duration_s: null, count: 3 } as const
  return [
    { format: 'video', aspect_ratio: '9:16', duration_s: BEATS.call[1], count: 1 },
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
