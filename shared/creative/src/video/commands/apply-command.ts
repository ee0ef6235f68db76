import type { VideoProject } from '../video-project.ts'
import {
  duplicateScene,
  findScene,
  insertScenes,
  moveScene,
  removeScene,
  replaceScene,
  setSpeed,
  trimScene,
} from './scene-list.ts'
import { settleProject } from './settle-project.ts'
import { splitScene } from './split-scene.ts'
import { type CommandOf, RefusedCommand, type VideoCommand } from './video-command.ts'

const MOST_ITEMS = 60

/**
 * Changes a project. The project that is given stays as it is; parts that do not change are the same objects in the new one.
 * @returns the new project, and the command that leads back to exactly the given one; the given project itself when nothing changes
 * @throws RefusedCommand with a sentence when the command cannot be done
 */
export function applyCommand(
  project: VideoProject,
  command: VideoCommand,
): { project: VideoProject; inverse: VideoCommand } {
  const changed =
    command.kind === 'restore' ? { ...project, ...command.parts } : settleProject(change(project, command))
  // A part that the project lacked is taken away again.
  const keys = new Set([...Object.keys(project), ...Object.keys(changed)] as (keyof VideoProject)[])
  const parts = [...keys].flatMap((key) => (changed[key] === project[key] ? [] : [[key, project[key]] as const]))
  return {
    project: parts.length === 0 ? project : changed,
    inverse: { kind: 'restore', parts: Object.fromEntries(parts) },
  }
}

const SCENE_KINDS = [
  'add_scene',
  'remove_scene',
  'move_scene',
  'duplicate_scene',
  'split_scene',
  'trim_scene',
  'edit_scene',
  'show_clip',
  'set_speed',
] as const
type SceneKind = (typeof SCENE_KINDS)[number]

function isSceneCommand(command: VideoCommand): command is CommandOf<SceneKind> {
  return SCENE_KINDS.some((kind) => kind === command.kind)
}

function change(project: VideoProject, command: Exclude<VideoCommand, { kind: 'restore' }>): VideoProject {
  return isSceneCommand(command) ? changeScenes(project, command) : changeOthers(project, command)
}

function changeOthers(
  project: VideoProject,
  command: Exclude<VideoCommand, { kind: SceneKind | 'restore' }>,
): VideoProject {
  switch (command.kind) {
    case 'add_overlay':
      return { ...project, overlays: withRoom([...project.overlays, command.overlay], 'overlays') }
    case 'edit_overlay':
      return { ...project, overlays: editById(project.overlays, command.overlay_id, command.change) }
    case 'remove_overlay':
      return { ...project, overlays: project.overlays.filter(({ id }) => id !== command.overlay_id) }
    case 'set_takes':
      return setTakes(project, command)
    case 'edit_take':
      return { ...project, voice: editById(project.voice, command.take_id, command.change) }
    case 'remove_take':
      return { ...project, voice: project.voice.filter(({ id }) => id !== command.take_id) }
    case 'edit_video':
      return { ...project, ...command.change }
  }
}

function changeScenes(project: VideoProject, command: CommandOf<SceneKind>): VideoProject {
  switch (command.kind) {
    case 'add_scene':
      return insertScenes(project, command.index, [command.scene])
    case 'remove_scene':
      return removeScene(project, command)
    case 'move_scene':
      return moveScene(project, command)
    case 'duplicate_scene':
      return duplicateScene(project, command)
    case 'split_scene':
      return splitScene(project, command)
    case 'trim_scene':
      return trimScene(project, command)
    case 'edit_scene':
      return replaceScene(project, { ...findScene(project, command.scene_id), ...command.change })
    case 'show_clip':
      return showClip(project, command)
    case 'set_speed':
      return setSpeed(project, command)
  }
}

function withRoom<T>(items: T[], name: string): T[] {
  if (items.length > MOST_ITEMS) {
    throw new RefusedCommand(`A video has at most ${MOST_ITEMS} ${name}.`)
  }
  return items
}

function editById<T extends { id: string }>(items: readonly T[], id: string, changes: Partial<NoInfer<T>>): T[] {
  return items.map((item) => (item.id === id ? { ...item, ...changes } : item))
}

function showClip(project: VideoProject, { scene_id, clip }: CommandOf<'show_clip'>): VideoProject {
  const isNew = project.clips.every(({ id }) => id !== clip.id)
  const clips = isNew ? withRoom([...project.clips, clip], 'videos') : project.clips
  const background = { kind: 'clip', clip_id: clip.id, from: 0, speed: 1, volume: clip.has_sound ? 1 : 0 } as const
  return replaceScene({ ...project, clips }, { ...findScene(project, scene_id), background })
}

function setTakes(project: VideoProject, { takes }: CommandOf<'set_takes'>): VideoProject {
  const replaced = new Set(takes.map(({ scene_id }) => scene_id))
  return { ...project, voice: [...project.voice.filter(({ scene_id }) => !replaced.has(scene_id)), ...takes] }
}
