import { applyCommand } from '@marquee/creative/apply-command'
import type { VideoCommand } from '@marquee/creative/video-command'
import type { VideoClip, VideoProject, VideoScene } from '@marquee/creative/video-project'
import type { VoiceTake } from '@marquee/creative/video-sounds'
import { SAMPLES_PER_FRAME } from '@marquee/creative/video-time'

/** @throws RefusedCommand when it cannot be done, with a sentence for the user */
function run(project: VideoProject, command: VideoCommand): VideoProject {
  return applyCommand(project, command).project
}

/** Changes some properties of a scene. */
export function changeScene(
  project: VideoProject,
  id: string,
  changes: Partial<Omit<VideoScene, 'id' | 'duration'>>,
): VideoProject {
  return run(project, { kind: 'edit_scene', scene_id: id, change: changes })
}

export function moveScene(project: VideoProject, id: string, to: number): VideoProject {
  return run(project, { kind: 'move_scene', scene_id: id, index: to })
}

/** Makes a scene longer or shorter; the scenes after it move along. */
export function setDuration(project: VideoProject, id: string, frames: number): VideoProject {
  return run(project, { kind: 'trim_scene', scene_id: id, edge: 'end', duration: frames })
}

/** Removes a scene with its take and overlays. */
export function removeScene(project: VideoProject, id: string): VideoProject {
  return run(project, { kind: 'remove_scene', scene_id: id })
}

/** Adds a copy after a scene, with its take. */
export function duplicateScene(project: VideoProject, id: string): VideoProject {
  return run(project, { kind: 'duplicate_scene', scene_id: id, ...createIds() })
}

/** Splits a scene at a frame within it, counted from its start. */
export function splitScene(project: VideoProject, id: string, at: number): VideoProject {
  return run(project, { kind: 'split_scene', scene_id: id, frame: at, ...createIds() })
}

/** Changes what holds for the whole video. */
export function changeVideo(
  project: VideoProject,
  change: Partial<Pick<VideoProject, 'captions' | 'music' | 'aspect_ratios' | 'look' | 'language'>>,
): VideoProject {
  return run(project, { kind: 'edit_video', change })
}

/** Takes up an earlier version: all of it becomes as it was. */
export function restoreVersion(project: VideoProject, version: VideoProject): VideoProject {
  return run(project, { kind: 'restore', parts: version })
}

function createIds() {
  return { new_scene_id: crypto.randomUUID(), new_take_id: crypto.randomUUID() }
}

/** Moves a take within its scene. @param offset frames from the start of its scene */
export function moveTake(project: VideoProject, id: string, offset: number): VideoProject {
  return run(project, { kind: 'edit_take', take_id: id, change: { offset: Math.max(0, Math.round(offset)) } })
}

export function changeTake(project: VideoProject, id: string, changes: Partial<VoiceTake>): VideoProject {
  return run(project, { kind: 'edit_take', take_id: id, change: changes })
}

/** New takes take the place of those of the same scenes. */
export function addTakes(project: VideoProject, takes: readonly VoiceTake[]): VideoProject {
  return run(project, { kind: 'set_takes', takes })
}

/** The frames after the last word before the next scene begins. */
const AFTER_TAKE = 6

/** Makes the scenes of takes longer until all of each take is heard in them, as far as a video's length and the scenes' clips allow. */
export function lengthenForTakes(project: VideoProject, takes: readonly VoiceTake[]): VideoProject {
  return takes.reduce((changed, { scene_id, offset, from, to }) => {
    const needed = offset + Math.ceil((to - from) / SAMPLES_PER_FRAME) + AFTER_TAKE
    const scene = changed.scenes.find(({ id }) => id === scene_id)
    return scene === undefined || scene.duration >= needed ? changed : setDuration(changed, scene_id, needed)
  }, project)
}

/** The numbers of the scenes, from 1, that end before the words of their take do. */
export function listCutScenes({ scenes, voice }: VideoProject): number[] {
  return scenes.flatMap(({ id, duration }, index) => {
    const take = voice.find(({ scene_id }) => scene_id === id)
    const needed = take === undefined ? 0 : take.offset + Math.ceil((take.to - take.from) / SAMPLES_PER_FRAME)
    return needed > duration ? [index + 1] : []
  })
}

/** Shows a clip behind a scene, from its start. */
export function showClip(project: VideoProject, id: string, clip: VideoClip): VideoProject {
  return run(project, { kind: 'show_clip', scene_id: id, clip })
}

/** Shows the same part of the clip faster or slower: the scene becomes shorter or longer. */
export function setSpeed(project: VideoProject, id: string, speed: number): VideoProject {
  return run(project, { kind: 'set_speed', scene_id: id, speed })
}
