import { countFrames } from '../scene-times.ts'
import { MAX_VIDEO_FRAMES, MIN_SCENE_FRAMES } from '../time.ts'
import type { VideoProject, VideoScene } from '../video-project.ts'
import { type CommandOf, RefusedCommand } from './video-command.ts'

const MOST_SCENES = 60

/** @throws RefusedCommand when the project has no such scene */
export function findScene({ scenes }: VideoProject, id: string): VideoScene {
  const scene = scenes.find((one) => one.id === id)
  if (scene === undefined) {
    throw new RefusedCommand('This scene is not there any more.')
  }
  return scene
}

/** A scene with the same id in its place. */
export function replaceScene(project: VideoProject, scene: VideoScene): VideoProject {
  return { ...project, scenes: project.scenes.map((one) => (one.id === scene.id ? scene : one)) }
}

/** The longest that a scene can be beside the others, in frames. */
function getLongestDuration(project: VideoProject, { duration }: VideoScene): number {
  return MAX_VIDEO_FRAMES - countFrames(project) + duration
}

export function insertScenes(project: VideoProject, index: number, added: readonly VideoScene[]): VideoProject {
  const scenes = project.scenes.toSpliced(Math.max(0, Math.min(project.scenes.length, index)), 0, ...added)
  if (scenes.length > MOST_SCENES) {
    throw new RefusedCommand(`A video has at most ${MOST_SCENES} scenes.`)
  }
  if (countFrames({ scenes }) > MAX_VIDEO_FRAMES) {
    throw new RefusedCommand('A video has at most 60 seconds. Shorten or remove a scene first.')
  }
  return { ...project, scenes }
}

export function removeScene(project: VideoProject, { scene_id }: CommandOf<'remove_scene'>): VideoProject {
  findScene(project, scene_id)
  const scenes = project.scenes.filter(({ id }) => id !== scene_id)
  if (scenes.length === 0) {
    throw new RefusedCommand('A video needs at least one scene.')
  }
  return { ...project, scenes }
}

export function moveScene(project: VideoProject, { scene_id, index }: CommandOf<'move_scene'>): VideoProject {
  const scene = findScene(project, scene_id)
  const others = project.scenes.filter(({ id }) => id !== scene_id)
  const scenes = others.toSpliced(Math.max(0, Math.min(others.length, index)), 0, scene)
  return scenes.indexOf(scene) === project.scenes.indexOf(scene) ? project : { ...project, scenes }
}

export function duplicateScene(
  project: VideoProject,
  { scene_id, new_scene_id, new_take_id }: CommandOf<'duplicate_scene'>,
): VideoProject {
  const scene = findScene(project, scene_id)
  const take = project.voice.find((one) => one.scene_id === scene_id)
  const copied = insertScenes(project, project.scenes.indexOf(scene) + 1, [{ ...scene, id: new_scene_id }])
  return take === undefined
    ? copied
    : { ...copied, voice: [...copied.voice, { ...take, id: new_take_id, scene_id: new_scene_id }] }
}

/** Trims the start or the end of a scene. A clip keeps the frames at its other edge, and neither edge leaves its file. */
export function trimScene(project: VideoProject, command: CommandOf<'trim_scene'>): VideoProject {
  const scene = findScene(project, command.scene_id)
  const most = getLongestDuration(project, scene)
  const duration = Math.max(MIN_SCENE_FRAMES, Math.min(most, Math.round(command.duration)))
  if (duration === scene.duration) {
    return project
  }
  const { background } = scene
  const clip = background.kind === 'clip' ? project.clips.find(({ id }) => id === background.clip_id) : undefined
  if (background.kind !== 'clip' || clip === undefined) {
    return replaceScene(project, { ...scene, duration })
  }
  if (command.edge === 'end') {
    const left = Math.floor((clip.frames - 1 - background.from) / background.speed) + 1
    return replaceScene(project, { ...scene, duration: Math.max(MIN_SCENE_FRAMES, Math.min(duration, left)) })
  }
  const earliest = Math.floor(background.from / background.speed)
  const reached = Math.min(duration, scene.duration + earliest)
  const from = Math.max(0, background.from + Math.round((scene.duration - reached) * background.speed))
  return replaceScene(project, { ...scene, duration: reached, background: { ...background, from } })
}

/** @throws RefusedCommand for a scene without a clip */
export function setSpeed(project: VideoProject, { scene_id, speed }: CommandOf<'set_speed'>): VideoProject {
  const scene = findScene(project, scene_id)
  const { background } = scene
  if (background.kind !== 'clip') {
    throw new RefusedCommand('Only a video has a speed. This scene shows an image.')
  }
  const wanted = Math.round((scene.duration * background.speed) / speed)
  const duration = Math.max(MIN_SCENE_FRAMES, Math.min(getLongestDuration(project, scene), wanted))
  return replaceScene(project, { ...scene, duration, background: { ...background, speed } })
}
