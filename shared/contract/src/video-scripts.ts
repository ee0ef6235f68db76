import { type ContentBinding, contentBindings } from '@marquee/creative/content'
import { sceneRoles } from '@marquee/creative/compose-scene'
import { aspectRatio } from '@marquee/creative/formats'
import { stillMotion, videoClip } from '@marquee/creative/video-project'
import { MAX_VIDEO_FRAMES, MIN_SCENE_FRAMES } from '@marquee/creative/video-time'
import { z } from 'zod'
import { storedAsset } from './assets.ts'
import { SCRIPT_SECONDS } from './brief-drafts.ts'
import { endpoint } from './endpoint.ts'
import { factAnswers, factQuestion, lineFact, writingFramework, writingLanguage } from './image-words.ts'
import { id, line, text } from './primitives.ts'

/** The possible starting points of a video. */
export const videoSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), product_id: id }),
  z.object({ kind: z.literal('ad'), ad_id: id }),
  z.object({ kind: z.literal('brief'), brief_id: id }),
  z.object({ kind: z.literal('idea'), idea: line(1000, 'what the video is about') }),
])
export type VideoSource = z.infer<typeof videoSource>
export const videoSourceKind = z.enum(['product', 'ad', 'brief', 'idea'])

/** What a scene does in the argument of a video. */
export const sceneRole = z.enum(sceneRoles)

const contentBinding = z.enum(contentBindings as [ContentBinding, ...ContentBinding[]])

/** A scene as words, before it is laid out. */
export const scriptScene = z.object({
  role: sceneRole,
  /** The length in frames. */
  frames: z.number().int().min(MIN_SCENE_FRAMES).max(MAX_VIDEO_FRAMES),
  /** The words of the voice; empty in a scene without speech. */
  spoken: text(1000),
  /** The words on the screen, by the bindings of templates. */
  texts: z.partialRecord(contentBinding, text(300)),
  /** The image of the scene, as an asset; null: words on a background in the brand's colours. */
  asset_id: id.nullable(),
  /** A prepared clip of the workspace, which is shown from its start instead of the image. */
  clip: videoClip.optional(),
  /** How the image moves behind the words. `none`: the image stands beside them. */
  motion: stillMotion,
  /** What the scene's words stand on; null for calls to action, words of the user and scenes without words. */
  fact: lineFact.nullable(),
})
export type ScriptScene = z.infer<typeof scriptScene>

export const videoScript = z.object({
  /** Unique within the answer. */
  key: z.string(),
  framework: writingFramework,
  /** The basis of the argument, in a few words. */
  title: z.string(),
  /** The first words. */
  hook: z.string(),
  scenes: z.array(scriptScene),
})
export type VideoScript = z.infer<typeof videoScript>

export const writeVideoScripts = endpoint('POST', '/api/video-scripts', {
  access: 'verified',
  permission: 'generation.create',
  feature: 'generation',
  errors: [404],
  summary: 'Several scripts of a video with different hooks; the same input gives the same scripts. It costs nothing',
  body: z.object({
    source: videoSource,
    product_id: id.nullable().default(null),
    brand_profile_id: id.nullable().default(null),
    framework: writingFramework.nullable().default(null),
    /** The length of the video in seconds. */
    seconds: z.number().int().min(SCRIPT_SECONDS.least).max(SCRIPT_SECONDS.most),
    /** The language of the words, as BCP 47; null: the language of the product's texts, else English. */
    language: z.string().min(2).max(35).nullable().default(null),
    answers: factAnswers.prefault({}),
    /** Increased to get other words from the same input. */
    round: z.number().int().min(0).max(50).default(0),
  }),
  response: z.object({
    data: z.array(videoScript),
    meta: z.object({
      /** A title for the video. */
      title: z.string(),
      /** The product's images, the best first; scenes refer to them. */
      images: z.array(storedAsset),
      /** What was taken over from an ad's structure, and what was not, in sentences; empty without an ad. */
      taken: z.array(z.string()),
      not_taken: z.array(z.string()),
      /** The format of the ad; null without an ad. */
      aspect_ratio: aspectRatio.nullable(),
      written_by: z.enum(['embedded', 'model']),
      /** Why the model that is configured did not write, or which of its lines were left out; null otherwise. */
      notice: z.string().nullable(),
      /** The language of the words. */
      written_in: z.string(),
      /** The languages that the texts may be in, the likeliest first, when they do not tell; the user is asked. */
      language_candidates: z.array(writingLanguage).default([]),
      /** What is missing, as a sentence; null when there are enough facts. */
      missing: z.string().nullable(),
      /** The questions whose answers would become facts. */
      questions: z.array(factQuestion),
    }),
  }),
})
