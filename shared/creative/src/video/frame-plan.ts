import type { AspectRatio, Size } from '../formats.ts'
import type { Box } from '../layer.ts'
import type { CueWord } from './cue.ts'
import type { CaptionStyle, Transition } from './video-project.ts'

/** Where and how strongly something is drawn. Lengths are drawing units; `x` and `y` move it, `scale` enlarges it around `origin`. */
export interface Placing {
  opacity: number
  x: number
  y: number
  scale: number
  origin: { x: number; y: number }
}

/** What is drawn, and where. */
export type FrameDrawing = Placing &
  (
    | { kind: 'background' }
    /** The image behind a scene's layers. It covers the canvas when its scale is 1. */
    | { kind: 'still' }
    /** A frame of a clip's file, counted from 0. It covers the canvas. */
    | { kind: 'clip'; asset_id: string; clip_frame: number }
    /** With `zoom`, an image is enlarged around a point of the canvas within its own frame. */
    | { kind: 'layer'; layer_id: string; zoom?: { scale: number; focus: { x: number; y: number } } }
  )

/** A scene or an overlay within a frame. A transition shows two scenes; the placing holds for all of its drawings together. */
export interface PlannedDesign extends Placing {
  kind: 'scene' | 'overlay'
  id: string
  /** From back to front. */
  drawings: FrameDrawing[]
}

/** The words of a caption at one frame. */
export interface PlannedCaption {
  words: readonly CueWord[]
  /** The index of the word that is spoken, or was spoken last; -1 before the first. */
  current: number
  style: CaptionStyle
  /** The area that its lines fill from the middle, in drawing units. */
  box: Box
  /** The font size in drawing units. */
  size: number
}

/** Everything that one frame shows in one format. */
export interface FramePlan {
  format: AspectRatio
  /** Drawing units. */
  canvas: Size
  transition: Transition['kind']
  /** From back to front: scenes, then overlays. */
  designs: PlannedDesign[]
  /** Above all designs. */
  caption: PlannedCaption | null
}
