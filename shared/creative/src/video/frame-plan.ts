import type { AspectRatio, Size } from '../formats.ts'
import type { Transition } from './video-project.ts'

/** Where and how strongly something is drawn. Lengths are drawing units; `x` and `y` move it, `scale` enlarges it around `origin`. */
export interface Placing {
  opacity: number
  x: number
  y: number
  scale: number
  origin: { x: number; y: number }
}

/** The design that a layer belongs to: a scene or an overlay. */
export interface DesignOwner {
  kind: 'scene' | 'overlay'
  id: string
}

/** What is drawn, and where. Drawings that refer to a file are left out when the file is missing. */
export type FrameDrawing = Placing &
  (
    | { kind: 'background'; owner: DesignOwner }
    /** An image that fills the canvas; `share` is how far its motion is, from 0 to 1. */
    | { kind: 'still'; scene_id: string; share: number }
    /** A frame of a clip's file, which fills the canvas. */
    | { kind: 'clip'; scene_id: string; clip_id: string; asset_id: string; clip_frame: number }
    | { kind: 'layer'; owner: DesignOwner; layer_id: string }
    /** Words of a cue. `current` is the index of the word that is spoken; -1 before the first. */
    | { kind: 'caption'; words: readonly string[]; current: number }
  )

/** One scene within a frame: a transition shows two of them. */
export interface SceneDrawing extends Placing {
  scene_id: string
  /** From back to front. */
  drawings: FrameDrawing[]
}

/** Everything that one frame shows in one format, from back to front. */
export interface FramePlan {
  format: AspectRatio
  frame: number
  /** Drawing units. */
  canvas: Size
  transition: Transition['kind']
  scenes: SceneDrawing[]
  /** Overlays and captions, above the scenes. */
  above: FrameDrawing[]
}
