import { countFrames } from '@marquee/creative/scene-times'
import { MAX_VIDEO_FRAMES, MIN_SCENE_FRAMES, SAMPLES_PER_FRAME } from '@marquee/creative/video-time'
import type { VoiceTake } from '@marquee/creative/video-sounds'
import type { VideoProject, VideoScene } from '@marquee/creative/video-project'
import { moveItem } from './move-item.ts'

/** Changes some properties of a scene. */
export function changeScene(project: VideoProject, id: string, changes: Partial<VideoScene>): VideoProject {
  return { ...project, scenes: project.scenes.map((scene) => (scene.id === id ? { ...scene, ...changes } : scene)) }
}

export function moveScene(project: VideoProject, id: string, to: number): VideoProject {
  const from = project.scenes.findIndex((scene) => scene.id === id)
  const target = Math.min(project.scenes.length - 1, Math.max(0, to))
  return from === -1 || from === target ? project : { ...project, scenes: moveItem(project.scenes, from, target) }
}

/** Makes a scene longer or shorter; the scenes after it move along. A video has at most a minute. */
export function setDuration(project: VideoProject, id: string, frames: number): VideoProject {
  const scene = project.scenes.find((one) => one.id === id)
  if (scene === undefined) {
    return project
  }
  const most = MAX_VIDEO_FRAMES - countFrames(project) + scene.duration
  const duration = Math.min(most, Math.max(MIN_SCENE_FRAMES, Math.round(frames)))
  return duration === scene.duration ? project : changeScene(project, id, { duration })
}

/** Removes a scene with its takes and overlays. The last scene stays. */
export function removeScene(project: VideoProject, id: string): VideoProject {
  if (project.scenes.length === 1) {
    return project
  }
  return {
    ...project,
    scenes: project.scenes.filter((scene) => scene.id !== id),
    voice: project.voice.filter(({ scene_id }) => scene_id !== id),
    overlays: project.overlays.filter(({ scene_id }) => scene_id !== id),
  }
}

/** Adds a copy after a scene, with its takes. Nothing changes when the video would become longer than a minute. */
export function duplicateScene(project: VideoProject, id: string): VideoProject {
  const index = project.scenes.findIndex((scene) => scene.id === id)
  const scene = project.scenes[index]
  if (scene === undefined || countFrames(project) + scene.duration > MAX_VIDEO_FRAMES) {
    return project
  }
  const copy = { ...scene, id: crypto.randomUUID() }
  const takes = project.voice.filter(({ scene_id }) => scene_id === id)
  return {
    ...project,
    scenes: project.scenes.toSpliced(index + 1, 0, copy),
    voice: [...project.voice, ...takes.map((take) => ({ ...take, id: crypto.randomUUID(), scene_id: copy.id }))],
  }
}

/**
 * Splits a scene at a frame within it. Layers of the second part do not enter again, a clip goes on, and a take is cut between two words.
 * @param at frames from the start of the scene
 * @returns the same project when a part would be too short
 */
export function splitScene(project: VideoProject, id: string, at: number): VideoProject {
  const index = project.scenes.findIndex((scene) => scene.id === id)
  const scene = project.scenes[index]
  if (scene === undefined || at < MIN_SCENE_FRAMES || scene.duration - at < MIN_SCENE_FRAMES) {
    return project
  }
  const secondId = crypto.randomUUID()
  const takes = project.voice.filter(({ scene_id }) => scene_id === id)
  const parts = takes.map((take) => splitTake(take, at, secondId))
  const spoken = splitSpoken(scene, parts, at)
  const { background } = scene
  const rest =
    background.kind === 'clip'
      ? { ...background, from: background.from + Math.floor(at * background.speed) }
      : background
  const first: VideoScene = { ...scene, duration: at, spoken: spoken.first, transition: { kind: 'cut', frames: 0 } }
  const second: VideoScene = {
    ...scene,
    id: secondId,
    duration: scene.duration - at,
    spoken: spoken.second,
    background: rest,
    entrance: 'none',
  }
  return {
    ...project,
    scenes: project.scenes.toSpliced(index, 1, first, second),
    voice: [...project.voice.filter(({ scene_id }) => scene_id !== id), ...parts.flatMap(listParts)],
  }
}

interface TakeParts {
  first: VoiceTake | null
  second: VoiceTake | null
}

const listParts = ({ first, second }: TakeParts) => [first, second].filter((take) => take !== null)

function splitTake(take: VoiceTake, at: number, secondId: string): TakeParts {
  if (take.offset >= at) {
    return { first: null, second: { ...take, scene_id: secondId, offset: take.offset - at } }
  }
  const wanted = take.from + (at - take.offset) * SAMPLES_PER_FRAME
  if (wanted >= take.to) {
    return { first: take, second: null }
  }
  // A word that is being said is not cut: it is heard in the part in which it begins.
  const spokenAt = take.words.find(({ start, end }) => start < wanted && end > wanted)
  const cut = Math.min(take.to, spokenAt?.end ?? wanted)
  const isSecond = ({ start }: { start: number }) => start >= cut
  const second = take.words.filter(isSecond)
  return {
    first: {
      ...take,
      to: cut,
      text: toText(
        take,
        take.words.filter((word) => !isSecond(word)),
      ),
    },
    second: {
      ...take,
      id: crypto.randomUUID(),
      scene_id: secondId,
      offset: Math.round((cut - wanted) / SAMPLES_PER_FRAME),
      from: cut,
      text: toText(take, second),
    },
  }
}

function toText({ words, text }: VoiceTake, kept: readonly { text: string }[]): string {
  return words.length === 0 ? text : kept.map((word) => word.text).join(' ')
}

/** The words of both parts: by the times of a take, else by the share of the scene. */
function splitSpoken({ spoken, duration }: VideoScene, parts: readonly TakeParts[], at: number) {
  const words = spoken.split(/\s+/).filter((word) => word !== '')
  const heard = parts[0]?.first?.words.filter(({ start }) => start < (parts[0]?.first?.to ?? 0)).length
  const count = parts.length === 0 ? Math.round((words.length * at) / duration) : (heard ?? 0)
  return { first: words.slice(0, count).join(' '), second: words.slice(count).join(' ') }
}

/** Moves a take within its scene. @param offset frames from the start of its scene */
export function moveTake(project: VideoProject, id: string, offset: number): VideoProject {
  const take = project.voice.find((one) => one.id === id)
  const scene = project.scenes.find((one) => one.id === take?.scene_id)
  if (take === undefined || scene === undefined) {
    return project
  }
  const next = Math.min(scene.duration - 1, Math.max(0, Math.round(offset)))
  return next === take.offset ? project : changeTake(project, id, { offset: next })
}

export function changeTake(project: VideoProject, id: string, changes: Partial<VoiceTake>): VideoProject {
  return { ...project, voice: project.voice.map((take) => (take.id === id ? { ...take, ...changes } : take)) }
}

/** New takes take the place of those of the same scenes. */
export function addTakes(project: VideoProject, takes: readonly VoiceTake[]): VideoProject {
  const scenes = new Set(takes.map(({ scene_id }) => scene_id))
  return { ...project, voice: [...project.voice.filter(({ scene_id }) => !scenes.has(scene_id)), ...takes] }
}
