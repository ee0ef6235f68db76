import { z } from 'zod'
import { aspectRatio } from '../formats.ts'
import { formatLayout } from '../layer.ts'
import { creativeLook } from '../look.ts'
import { creativePicture } from '../picture.ts'
import { videoPlacement } from './placement/video-placement.ts'
import { musicTrack, voiceTake, volume } from './sounds.ts'
import { MAX_CLIP_FRAMES, MAX_VIDEO_FRAMES, MIN_SCENE_FRAMES } from './time.ts'

/** Increased when stored projects must be converted. */
export const VIDEO_PROJECT_VERSION = 1

const frame = z.number().int().min(0).max(MAX_VIDEO_FRAMES)

/** Layers in each format with their words and images, as in a creative document. The image editor edits them. */
const design = {
  texts: z.record(z.string().min(1).max(64), z.string().max(2000)),
  pictures: z.record(z.string().min(1).max(64), creativePicture),
  formats: z.partialRecord(aspectRatio, formatLayout),
}

/** A video file that scenes show: made normal at its upload (30 frames a second, even sizes, upright). */
export const videoClip = z.object({
  id: z.uuid(),
  asset_id: z.uuid(),
  name: z.string().max(200),
  width: z.number().int().min(2).max(4096),
  height: z.number().int().min(2).max(4096),
  /** The length of the file. */
  frames: z.number().int().min(1).max(MAX_CLIP_FRAMES),
  has_sound: z.boolean(),
})
export type VideoClip = z.infer<typeof videoClip>

export const stillMotion = z.enum(['none', 'zoom_in', 'zoom_out', 'pan_left', 'pan_right', 'pan_up', 'pan_down'])
export type StillMotion = z.infer<typeof stillMotion>

/** What a scene shows behind its layers. */
const sceneBackground = z.discriminatedUnion('kind', [
  /** The background of the layout in each format. */
  z.object({ kind: z.literal('layout') }),
  z.object({ kind: z.literal('still'), picture: creativePicture, motion: stillMotion }),
  z.object({
    kind: z.literal('clip'),
    clip_id: z.uuid(),
    /** The first frame of the clip that is shown. */
    from: z.number().int().min(0),
    /** Frames of the clip for each frame of the video. */
    speed: z.number().min(0.25).max(4),
    volume,
  }),
])
export type SceneBackground = z.infer<typeof sceneBackground>

/**
 * How the next scene follows. The transition takes the first frames of the next scene, over which the last frame of this scene stays
 * visible, so that no length changes.
 */
export const transition = z.object({
  kind: z.enum(['cut', 'fade', 'slide', 'zoom']),
  frames: z.number().int().min(0).max(30),
})
export type Transition = z.infer<typeof transition>

export const videoScene = z.object({
  id: z.uuid(),
  name: z.string().max(80),
  duration: z.number().int().min(MIN_SCENE_FRAMES).max(MAX_VIDEO_FRAMES),
  /** The words of the voice. */
  spoken: z.string().max(1000),
  background: sceneBackground,
  /** Whether the layers enter one after the other, or are all there from the first frame. */
  entrance: z.enum(['staggered', 'none']),
  transition,
  ...design,
})
export type VideoScene = z.infer<typeof videoScene>

/** Layers above the scenes. With `scene_id` the start counts from the start of that scene, otherwise from the start of the video. */
const overlay = z.object({
  id: z.uuid(),
  name: z.string().max(80),
  scene_id: z.uuid().nullable(),
  start: frame,
  duration: z.number().int().min(1).max(MAX_VIDEO_FRAMES),
  ...design,
})
export type Overlay = z.infer<typeof overlay>

export const captionStyle = z.enum(['none', 'block', 'karaoke', 'words'])
export type CaptionStyle = z.infer<typeof captionStyle>

export const captionPlace = z.enum(['upper', 'middle', 'lower'])
export type CaptionPlace = z.infer<typeof captionPlace>

export const captionSize = z.enum(['small', 'medium', 'large'])
export type CaptionSize = z.infer<typeof captionSize>

/** A caption of an uploaded file, in frames from the start of the video; `to` is the first frame without it. */
const uploadedCue = z.object({
  from: frame,
  to: frame,
  words: z
    .array(z.object({ text: z.string().min(1).max(80), from: frame, to: frame }))
    .min(1)
    .max(100),
})

const videoCaptions = z.object({
  style: captionStyle,
  place: captionPlace,
  size: captionSize,
  /** The captions of a file, which are shown instead of the spoken words. They stay at their times when scenes change. */
  uploaded: z.object({ name: z.string().max(200), cues: z.array(uploadedCue).max(500) }).optional(),
})

/** A video as the editor edits it and the renderer renders it. Lengths are frames, sounds are in samples. */
export const videoProject = z.object({
  schema_version: z.literal(VIDEO_PROJECT_VERSION),
  look: creativeLook,
  /** The language of the words, as BCP 47. */
  language: z.string().min(2).max(35),
  /** The formats that are rendered; the first is the one that is edited. */
  aspect_ratios: z.array(aspectRatio).min(1).max(4),
  /** Whose covered areas its words keep clear of. Missing: those of Meta, as the templates lay them out. */
  placement: videoPlacement.optional(),
  clips: z.array(videoClip).max(60),
  scenes: z.array(videoScene).min(1).max(60),
  overlays: z.array(overlay).max(60),
  captions: videoCaptions,
  voice: z.array(voiceTake).max(60),
  music: musicTrack.nullable(),
})
export type VideoProject = z.infer<typeof videoProject>
