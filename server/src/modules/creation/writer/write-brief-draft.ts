import type { BriefDraft, DraftQuestion } from '@marquee/contract/brief-drafts'
import type { AdInspiration, WrittenAngle } from '@marquee/contract/image-words'
import type { ScriptScene } from '@marquee/contract/video-scripts'
import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'
import { describeLength, writeScenes } from '../video-scenes/video-scenes.service.ts'
import type { CollectedFacts } from './collect-facts.ts'
import { type BriefSentences, fillSentence } from './languages/writer-language.ts'
import type { ProductName } from './name-product.ts'

interface DraftSource {
  /** As in the texts: the product's name, or what the idea is about. */
  name: ProductName
  facts: CollectedFacts['facts']
  /** The user's own words. */
  idea: string
  brand: { voice: string; alwaysInclude: readonly string[]; neverMention: readonly string[] }
  inspiration: AdInspiration | null
  /** How many photos of the product there are. */
  photos: number
  /** The length of the video, in seconds. */
  seconds: number
  /** In the language of the angles. */
  sentences: BriefSentences
}

const MAX_HOOKS = 6
const MOST_QUESTIONS = 3

/**
 * Drafts a brief from the writer's angles: their headlines become the hooks, and the first angle becomes the script. What is not known stays empty
 * and is asked for. The draft never names the advertiser of the inspiring ad, because clients read it. The same angles always give the same draft.
 */
export function writeBriefDraft(
  all: readonly WrittenAngle[],
  source: DraftSource,
): { draft: BriefDraft; questions: DraftQuestion[] } {
  const { facts, inspiration, idea } = source
  const angles = all.flatMap((angle) => withoutAdvertiser(angle, inspiration))
  const [lead] = angles
  const scenes = lead === undefined ? [] : listScenes(lead, source)
  const draft = {
    objective: writeObjective(source, lead?.words.offer ?? ''),
    audience: facts.find(({ kind }) => kind === 'audience')?.text ?? '',
    insight: writeInsight(source),
    concept: idea.trim(),
    hooks: [...new Set(angles.map(({ words }) => words.headline))].slice(0, MAX_HOOKS),
    script: toScript(scenes, source),
    deliverables: listDeliverables(inspiration, countSeconds(scenes)),
    do: listDos(source).map(fit),
    dont: listDonts(source).map(fit),
  }
  return { draft, questions: listQuestions(draft, describeLength(scenes, source.seconds)) }
}

/** An angle without the lines that name the advertiser of the inspiring ad; none when its headline does. */
function withoutAdvertiser(angle: WrittenAngle, inspiration: AdInspiration | null): WrittenAngle[] {
  const name = inspiration?.brand_name.trim().toLowerCase() ?? ''
  const isNamed = (text: string) => name !== '' && text.toLowerCase().includes(name)
  const lines = Object.entries(angle.words).map(([place, text]) => [place, isNamed(text) ? '' : text])
  return isNamed(angle.words.headline) ? [] : [{ ...angle, words: { ...angle.words, ...Object.fromEntries(lines) } }]
}

/** The scenes of a video of these words. Photos are given to them afterwards, so no scene is there for a photo alone. */
function listScenes(angle: WrittenAngle, { name, seconds }: DraftSource): ScriptScene[] {
  return writeScenes(angle, { name: name.label, imageIds: [], preferred: null, seconds, pacing: null })
}

/** Half a second is the time without words of a scene, so lines stay as long as they take to be said. */
const countSeconds = (scenes: readonly ScriptScene[]) =>
  Math.round((2 * scenes.reduce((sum, { frames }) => sum + frames, 0)) / FRAMES_PER_SECOND) / 2

function toScript(scenes: readonly ScriptScene[], { photos, sentences }: DraftSource): BriefDraft['script'] {
  return scenes.map((scene, index) => ({
    start_s: countSeconds(scenes.slice(0, index)),
    end_s: countSeconds(scenes.slice(0, index + 1)),
    spoken: scene.spoken,
    overlay: [...new Set(Object.values(scene.texts))].join(' · ').slice(0, 500),
    visual: describeVisual(scene, index < photos ? index + 1 : null, sentences).slice(0, 2000),
  }))
}

/** A photo that exists, else what is still to be shot. A customer's words and an offer have nothing that a camera could show. */
function describeVisual(
  { role, spoken, texts }: ScriptScene,
  photo: number | null,
  { visuals }: BriefSentences,
): string {
  if (role === 'call') {
    return visuals.end
  }
  if (photo !== null) {
    return fillSentence(visuals.photo, { number: String(photo) })
  }
  return role === 'proof' || role === 'offer'
    ? visuals.words
    : fillSentence(visuals.shot, { text: spoken || Object.values(texts).join(' · ') })
}

/** What is known about the customers: a review in their own words, or what they use today; empty when neither is known. */
function writeInsight({ facts, sentences: { quoted, quotedBy } }: DraftSource): string {
  const review = facts.find(({ kind }) => kind === 'review')
  if (review !== undefined) {
    return fillSentence(review.author === '' ? quoted : quotedBy, { text: review.text, author: review.author })
  }
  return facts.find(({ kind }) => kind === 'today')?.text ?? ''
}

function writeObjective({ name, sentences }: DraftSource, offer: string): string {
  const objective = name.label === '' ? '' : fillSentence(sentences.objectives[name.offering], { name: name.label })
  return [objective, offer === '' ? '' : fillSentence(sentences.offer, { text: offer })].filter(Boolean).join(' ')
}

function listDos({ name, brand, sentences: { rules } }: DraftSource): string[] {
  const { voice, alwaysInclude } = brand
  return [
    ...(name.label === '' ? [] : [fillSentence(rules.show, { name: name.label })]),
    ...alwaysInclude.map((text) => fillSentence(rules.say, { text })),
    ...(voice.trim() === '' ? [] : [fillSentence(rules.voice, { text: voice })]),
  ]
}

function listDonts({ brand, inspiration, sentences: { rules } }: DraftSource): string[] {
  return [
    ...brand.neverMention.map((text) => fillSentence(rules.never, { text })),
    ...(inspiration === null ? [] : [rules.reference]),
    rules.claims,
  ]
}

function listDeliverables(inspiration: AdInspiration | null, seconds: number): BriefDraft['deliverables'] {
  const ratio = inspiration?.aspect_ratio ?? '4:5'
  const video = { format: 'video', aspect_ratio: '9:16', duration_s: Math.ceil(seconds), count: 1 } as const
  return [...(seconds === 0 ? [] : [video]), { format: 'image', duration_s: null, count: 3, aspect_ratio: ratio }]
}

/** What only a person can tell, the most useful first. */
function listQuestions(draft: BriefDraft, length: string | null): DraftQuestion[] {
  const asked: readonly (DraftQuestion & { isAsked: boolean })[] = [
    { field: 'audience', question: 'Whom is it for?', isAsked: draft.audience === '' },
    {
      field: 'insight',
      question: 'What bothers these people today, in their own words?',
      isAsked: draft.insight === '',
    },
    { field: 'script', question: length ?? '', isAsked: length !== null },
    { field: 'concept', question: 'Which idea holds the scenes together?', isAsked: draft.concept === '' },
  ]
  return asked
    .filter(({ isAsked }) => isAsked)
    .slice(0, MOST_QUESTIONS)
    .map(({ field, question }) => ({ field, question }))
}

/** Cuts a line to the maximum length of a line in a brief. */
function fit(line: string): string {
  return line.slice(0, 500)
}
