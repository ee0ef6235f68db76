import { storedAsset } from '@marquee/contract/assets'
import { SCRIPT_SECONDS } from '@marquee/contract/brief-drafts'
import { factAnswers, writingFramework } from '@marquee/contract/image-words'
import type { CallOutput } from '@marquee/contract/endpoint'
import {
  scriptScene,
  type VideoScript,
  type VideoSource,
  videoSourceKind,
  type writeVideoScripts,
} from '@marquee/contract/video-scripts'
import { speakingVoice } from '@marquee/contract/video-voices'
import { aspectRatio } from '@marquee/creative/formats'
import { videoPlacement } from '@marquee/creative/video-placement'
import { captionStyle } from '@marquee/creative/video-project'
import { MAX_VIDEO_FRAMES } from '@marquee/creative/video-time'
import { z } from 'zod'
import type { ScriptWishes } from '../api/video-scripts.ts'
import type { VideoInput } from '../api/videos.ts'
import { createDraftStore } from '../../wizard/state/draft-store.ts'

/** The longest idea that can be sent, and the longest that can be typed, in characters. */
const LONGEST_IDEA = 1000
const MOST_TYPED = 20_000

/** The values entered in the wizard so far. */
export const videoDraft = z.object({
  /** The video's idempotency key: it changes with each video, so that a second click makes nothing twice. */
  orderKey: z.uuid(),
  source: videoSourceKind.nullable(),
  productId: z.uuid().nullable(),
  adId: z.uuid().nullable(),
  briefId: z.uuid().nullable(),
  /** May be longer than an idea can be while it is shortened. */
  idea: z.string().max(MOST_TYPED),
  brandProfileId: z.uuid().nullable(),
  /** The language of the words in BCP 47; null for that of the product's texts. */
  language: z.string().max(35).nullable(),
  framework: writingFramework.nullable(),
  seconds: z.number().int().min(SCRIPT_SECONDS.least).max(SCRIPT_SECONDS.most),
  answers: factAnswers,
  round: z.number().int().min(0).max(50),
  /** The script from which the scenes started; the user may have edited them since. */
  scriptKey: z.string().nullable(),
  scenes: z.array(scriptScene).max(60),
  /** The language in which the script was written. */
  writtenIn: z.string().max(35),
  title: z.string().max(200),
  /** Images that the user added to those of the product. */
  uploads: z.array(storedAsset),
  aspectRatios: z.array(aspectRatio),
  captions: captionStyle,
  /** Drafts that were begun before it could be chosen get the usual one. */
  placement: videoPlacement.default('everywhere'),
  /** Null: nothing is spoken. */
  voice: speakingVoice.pick({ maker: true, voice: true }).nullable(),
  /** The name of a music bed; null: no music. */
  bed: z.string().max(40).nullable(),
})
export type VideoDraft = z.infer<typeof videoDraft>

export const videoDrafts = createDraftStore('marquee.video-draft.', videoDraft)

/** Puts a product into a draft, which may not exist yet. A script that was written for another product is removed. */
export function keepProductOfVideo(key: string, productId: string): void {
  const draft = videoDrafts.read(key) ?? readVideoDraftFromAddress(new URLSearchParams())
  videoDrafts.keep(key, { ...draft, ...withoutScript({ source: draft.source ?? 'product', productId }) })
}

/** Steps of the wizard, in their order. */
export const VIDEO_STEPS = ['source', 'script', 'scenes', 'finish'] as const
export type VideoStep = (typeof VIDEO_STEPS)[number]

/** The words of a script are written again when one of these changes. */
const NO_SCRIPT = { scriptKey: null, scenes: [] } as const

/** The parameters of an address that leads into the wizard: `?product=…`, `?ad=…`, `?brief=…`, `?idea=…`. */
export function readVideoDraftFromAddress(params: URLSearchParams): VideoDraft {
  const uuid = (name: string) => z.uuid().safeParse(params.get(name)).data ?? null
  const adId = uuid('ad') ?? uuid('create_from_ad')
  const briefId = uuid('brief')
  const productId = uuid('product')
  const idea = params.get('idea')?.slice(0, MOST_TYPED) ?? ''
  return {
    orderKey: crypto.randomUUID(),
    source: chooseSource({ adId, briefId, productId, idea }),
    productId,
    adId,
    briefId,
    idea,
    brandProfileId: null,
    language: null,
    framework: null,
    seconds: SCRIPT_SECONDS.usual,
    answers: { better: '', audience: '', today: '' },
    round: 0,
    ...NO_SCRIPT,
    scenes: [],
    writtenIn: 'en',
    title: '',
    uploads: [],
    aspectRatios: ['9:16', '1:1'],
    captions: 'karaoke',
    placement: 'everywhere',
    voice: null,
    bed: null,
  }
}

/** An address may contain several sources; the most deliberate choice is used: ad, then brief, then product, then idea. */
function chooseSource(from: Pick<VideoDraft, 'adId' | 'briefId' | 'productId' | 'idea'>): VideoDraft['source'] {
  if (from.adId !== null) {
    return 'ad'
  }
  if (from.briefId !== null) {
    return 'brief'
  }
  if (from.productId !== null) {
    return 'product'
  }
  return from.idea === '' ? null : 'idea'
}

/** The changes of a wish about the words, which make the chosen script outdated. */
export function withoutScript(changes: Partial<VideoDraft>): Partial<VideoDraft> {
  return { ...changes, ...NO_SCRIPT, scenes: [] }
}

/** The changes by which a written script becomes the scenes of the draft. */
export function takeScript(
  script: VideoScript,
  {
    title,
    written_in,
    aspect_ratio,
  }: Pick<CallOutput<typeof writeVideoScripts>['meta'], 'title' | 'written_in' | 'aspect_ratio'>,
): Partial<VideoDraft> {
  const format = aspect_ratio === null ? {} : { aspectRatios: [aspect_ratio] }
  return { scriptKey: script.key, scenes: script.scenes, title, writtenIn: written_in, ...format }
}

/** The reason why an idea is too long to be sent, as a sentence; null when it is not. */
export function findFaultOfIdea(idea: string): string | null {
  const length = idea.trim().length
  return length > LONGEST_IDEA
    ? `Say your idea in at most ${LONGEST_IDEA.toLocaleString('en')} characters. It has ${length.toLocaleString('en')}.`
    : null
}

/** The reason why a step is not complete, as a sentence; null when it is complete. */
export function findMissing(draft: VideoDraft, step: VideoStep): string | null {
  switch (step) {
    case 'source':
      return (
        (draft.source === 'idea' ? findFaultOfIdea(draft.idea) : null) ??
        (toVideoSource(draft) === null ? 'Choose what the video begins with.' : null)
      )
    case 'script':
      return draft.scenes.length === 0 ? 'Choose a script.' : null
    case 'scenes':
      return findSceneFault(draft)
    case 'finish':
      return findFinishFault(draft)
  }
}

function findSceneFault({ scenes }: VideoDraft): string | null {
  if (scenes.length === 0) {
    return 'A video needs at least one scene.'
  }
  return countFrames(scenes) > MAX_VIDEO_FRAMES ? 'A video has at most 60 seconds. Make some scenes shorter.' : null
}

function findFinishFault({ aspectRatios, title }: VideoDraft): string | null {
  if (aspectRatios.length === 0) {
    return 'Choose at least one format.'
  }
  return title.trim() === '' ? 'Enter a title.' : null
}

/** The step that is shown for a requested step: every step before it must be complete. */
export function findOpenStep(draft: VideoDraft, asked: VideoStep): VideoStep {
  const before = VIDEO_STEPS.slice(0, VIDEO_STEPS.indexOf(asked))
  return before.find((step) => findMissing(draft, step) !== null) ?? asked
}

export function countFrames(scenes: VideoDraft['scenes']): number {
  return scenes.reduce((sum, { frames }) => sum + frames, 0)
}

function toVideoSource({ source, productId, adId, briefId, idea }: VideoDraft): VideoSource | null {
  switch (source) {
    case 'product':
      return productId === null ? null : { kind: 'product', product_id: productId }
    case 'ad':
      return adId === null ? null : { kind: 'ad', ad_id: adId }
    case 'brief':
      return briefId === null ? null : { kind: 'brief', brief_id: briefId }
    case 'idea':
      return idea.trim() === '' ? null : { kind: 'idea', idea: idea.trim() }
    case null:
      return null
  }
}

/** What is asked of the writer; null while the source is missing. */
export function toScriptWishes(draft: VideoDraft): ScriptWishes | null {
  const source = toVideoSource(draft)
  const { productId, brandProfileId, framework, seconds, language, answers, round } = draft
  return source === null
    ? null
    : {
        source,
        product_id: productId,
        brand_profile_id: brandProfileId,
        framework,
        seconds,
        language,
        answers,
        round,
      }
}

/** The body of the request that makes the video; null while a value is missing. */
export function toVideoInput(draft: VideoDraft): VideoInput | null {
  const source = toVideoSource(draft)
  if (source === null || VIDEO_STEPS.some((step) => findMissing(draft, step) !== null)) {
    return null
  }
  return {
    idempotency_key: draft.orderKey,
    title: draft.title.trim(),
    source,
    product_id: draft.productId,
    brand_profile_id: draft.brandProfileId,
    language: draft.writtenIn,
    aspect_ratios: draft.aspectRatios,
    scenes: draft.scenes,
    captions: draft.captions,
    placement: draft.placement,
    music: draft.bed === null ? null : { ...USUAL_MUSIC, source: { kind: 'bed', bed: draft.bed } },
  }
}

/** Quiet enough for a voice, and out by the end. */
export const USUAL_MUSIC = { from: 0, volume: 0.8, ducking: 0.35, fade_in: 6, fade_out: 30 } as const
