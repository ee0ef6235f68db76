import type { VoiceTake } from '../sounds.ts'
import type { Overlay, VideoClip, VideoProject, VideoScene } from '../video-project.ts'

type SceneParts = Omit<VideoScene, 'id' | 'duration'>
type TakeParts = Pick<VoiceTake, 'offset' | 'from' | 'to' | 'volume'>
type VideoParts = Pick<VideoProject, 'captions' | 'music' | 'aspect_ratios' | 'placement' | 'look' | 'language'>

/** The ids of what a command makes. Commands are plain data, so that the same command always gives the same project. */
interface NewIds {
  new_scene_id: string
  new_take_id: string
}

/** A change of a project. Times are frames; those of a scene count from its start. */
export type VideoCommand =
  | { kind: 'add_scene'; scene: VideoScene; index: number }
  | { kind: 'remove_scene'; scene_id: string }
  | { kind: 'move_scene'; scene_id: string; index: number }
  | ({ kind: 'duplicate_scene'; scene_id: string } & NewIds)
  /** Parts a scene in two. The image stays, a clip goes on, the voice is cut, and the words go to the part in which they are said. */
  | ({ kind: 'split_scene'; scene_id: string; frame: number } & NewIds)
  /** Moves the start or the end of a scene. The following scenes move along. */
  | { kind: 'trim_scene'; scene_id: string; edge: 'start' | 'end'; duration: number }
  | { kind: 'edit_scene'; scene_id: string; change: Partial<SceneParts> }
  /** Shows a video behind a scene; it is added to the project when the project does not have it. */
  | { kind: 'show_clip'; scene_id: string; clip: VideoClip }
  /** Shows the same part of the clip faster or slower: the scene becomes shorter or longer. */
  | { kind: 'set_speed'; scene_id: string; speed: number }
  | { kind: 'add_overlay'; overlay: Overlay }
  | { kind: 'edit_overlay'; overlay_id: string; change: Partial<Omit<Overlay, 'id'>> }
  | { kind: 'remove_overlay'; overlay_id: string }
  /** Replaces the takes of the scenes that the takes belong to. */
  | { kind: 'set_takes'; takes: readonly VoiceTake[] }
  | { kind: 'edit_take'; take_id: string; change: Partial<TakeParts> }
  | { kind: 'remove_take'; take_id: string }
  | { kind: 'edit_video'; change: Partial<VideoParts> }
  /** Puts parts of an earlier project back: the inverse of every command. */
  | { kind: 'restore'; parts: Partial<VideoProject> }

/** A command of one kind. */
export type CommandOf<Kind extends VideoCommand['kind']> = Extract<VideoCommand, { kind: Kind }>

/** Why a command cannot be done, as a sentence for the user. */
export class RefusedCommand extends Error {}
