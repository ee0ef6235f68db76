import { keepProjectClear } from '../placement/keep-clear.ts'
import { countClipFrames } from '../clip-frames.ts'
import { countFrames } from '../scene-times.ts'
import type { VoiceTake } from '../sounds.ts'
import { MIN_SCENE_FRAMES } from '../time.ts'
import type { Overlay, VideoClip, VideoProject, VideoScene } from '../video-project.ts'

/**
 * Brings a changed project back to its rules: a clip is shown within its file, overlays lie within their scene or the video, takes start
 * within their scene, each scene has one take at most, files that no scene shows are left out, and words keep clear of what the placement
 * covers. Parts that keep the rules stay the same
 * objects.
 */
export function settleProject(project: VideoProject): VideoProject {
  const clips = new Map(project.clips.map((clip) => [clip.id, clip]))
  const scenes = keepSame(project.scenes, (scene) => settleClip(scene, clips))
  const byId = new Map(scenes.map((scene) => [scene.id, scene]))
  const frames = countFrames({ scenes })
  const overlays = keepSame(project.overlays, (overlay) => settleOverlay(overlay, byId, frames))
  const takes = new Set(new Map(project.voice.map((take) => [take.scene_id, take])).values())
  const voice = keepSame(project.voice, (take) => (takes.has(take) ? settleTake(take, byId) : null))
  const shown = new Set(scenes.map(({ background }) => (background.kind === 'clip' ? background.clip_id : null)))
  const used = keepSame(project.clips, (clip) => (shown.has(clip.id) ? clip : null))
  return keepProjectClear({ ...project, scenes, overlays, voice, clips: used })
}

/** Maps a list, without the items that become null. The same list is returned when each item stays the same. */
function keepSame<T>(items: T[], map: (item: T) => T | null): T[] {
  const mapped = items.map(map)
  return mapped.every((item, index) => item === items[index]) ? items : mapped.filter((item) => item !== null)
}

/** A scene whose clip is too short becomes shorter; one whose part lies behind the end of the clip shows its last part. */
function settleClip(scene: VideoScene, clips: ReadonlyMap<string, VideoClip>): VideoScene {
  const { background } = scene
  const clip = background.kind === 'clip' ? clips.get(background.clip_id) : undefined
  if (background.kind !== 'clip' || clip === undefined) {
    return scene
  }
  const longest = Math.max(MIN_SCENE_FRAMES, Math.floor((clip.frames - 1) / background.speed) + 1)
  const duration = Math.min(scene.duration, longest)
  const latest = Math.max(0, clip.frames - countClipFrames(duration, background.speed))
  const from = Math.min(background.from, latest)
  return duration === scene.duration && from === background.from
    ? scene
    : { ...scene, duration, background: { ...background, from } }
}

function settleOverlay(overlay: Overlay, scenes: ReadonlyMap<string, VideoScene>, frames: number): Overlay | null {
  const room = overlay.scene_id === null ? frames : scenes.get(overlay.scene_id)?.duration
  if (room === undefined) {
    return null
  }
  const start = Math.min(overlay.start, room - 1)
  const duration = Math.min(overlay.duration, room - start)
  return start === overlay.start && duration === overlay.duration ? overlay : { ...overlay, start, duration }
}

function settleTake(take: VoiceTake, scenes: ReadonlyMap<string, VideoScene>): VoiceTake | null {
  const scene = scenes.get(take.scene_id)
  if (scene === undefined) {
    return null
  }
  const to = Math.max(1, Math.min(take.to, take.samples))
  const from = Math.min(take.from, to - 1)
  const offset = Math.min(take.offset, scene.duration - 1)
  return to === take.to && from === take.from && offset === take.offset ? take : { ...take, from, to, offset }
}
