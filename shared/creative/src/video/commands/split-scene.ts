import { listTimedScenes } from '../scene-times.ts'
import type { VoiceTake } from '../sounds.ts'
import { MIN_SCENE_FRAMES, SAMPLES_PER_FRAME } from '../time.ts'
import type { Overlay, VideoProject, VideoScene } from '../video-project.ts'
import { findScene, insertScenes, replaceScene } from './scene-list.ts'
import { type CommandOf, RefusedCommand } from './video-command.ts'

/**
 * Parts a scene in two at one of its frames.
 * @throws RefusedCommand when one of the parts would be shorter than half a second
 */
export function splitScene(project: VideoProject, command: CommandOf<'split_scene'>): VideoProject {
  const scene = findScene(project, command.scene_id)
  const frame = Math.round(command.frame)
  if (frame < MIN_SCENE_FRAMES || scene.duration - frame < MIN_SCENE_FRAMES) {
    throw new RefusedCommand('Each part of a scene has at least half a second. Split it further inside.')
  }
  const take = project.voice.find(({ scene_id }) => scene_id === scene.id)
  const takes = take === undefined ? [] : splitTake(take, frame, command)
  const [spokenBefore, spokenAfter] = splitWords(scene, frame, take)
  const first: VideoScene = { ...scene, duration: frame, spoken: spokenBefore, transition: { kind: 'cut', frames: 0 } }
  const second: VideoScene = {
    ...scene,
    id: command.new_scene_id,
    duration: scene.duration - frame,
    spoken: spokenAfter,
    entrance: 'none',
    ...(scene.background.kind === 'clip' && {
      background: {
        ...scene.background,
        from: scene.background.from + Math.floor(frame * scene.background.speed),
      },
    }),
  }
  const shortened = replaceScene(project, first)
  const start = listTimedScenes(project).find((timed) => timed.scene === scene)?.start ?? 0
  return {
    ...insertScenes(shortened, project.scenes.indexOf(scene) + 1, [second]),
    voice: [...project.voice.filter((one) => one !== take), ...takes],
    overlays: project.overlays.map((overlay) => splitOverlay(overlay, scene.id, { frame, start, into: second.id })),
  }
}

/**
 * A take before, after or across the cut. A word that is being said is not cut: it belongs to the part in which it begins. The times of words
 * stay, because they count from the start of the sound.
 */
function splitTake(take: VoiceTake, frame: number, { new_scene_id, new_take_id }: CommandOf<'split_scene'>) {
  const wanted = take.from + (frame - take.offset) * SAMPLES_PER_FRAME
  if (wanted <= take.from) {
    return [{ ...take, scene_id: new_scene_id, offset: take.offset - frame }]
  }
  const cut = take.words.find(({ start, end }) => start < wanted && end > wanted)?.end ?? wanted
  if (cut >= take.to) {
    return [take]
  }
  const toText = (isIn: (start: number) => boolean) =>
    take.words.flatMap(({ text, start }) => (isIn(start) ? [text] : [])).join(' ') || take.text
  return [
    { ...take, to: cut, text: toText((start) => start < cut) },
    {
      ...take,
      id: new_take_id,
      scene_id: new_scene_id,
      offset: Math.ceil((cut - wanted) / SAMPLES_PER_FRAME),
      from: cut,
      text: toText((start) => start >= cut),
    },
  ]
}

/** The words that are said before and after a frame: by the times of the voice, without one in proportion. */
function splitWords({ spoken, duration }: VideoScene, frame: number, take: VoiceTake | undefined): [string, string] {
  const words = spoken.split(/\s+/u).filter(Boolean)
  const share = take === undefined ? frame / duration : countSaid(take, frame)
  const count = Math.round(words.length * share)
  return [words.slice(0, count).join(' '), words.slice(count).join(' ')]
}

/** The share of a take's words that have begun before a frame. */
function countSaid({ words, offset, from }: VoiceTake, frame: number): number {
  const cut = from + (frame - offset) * SAMPLES_PER_FRAME
  return words.length === 0 ? 0.5 : words.filter(({ start }) => start < cut).length / words.length
}

/** An overlay goes to the part in which it starts; one across the cut stays where it is in the video. */
function splitOverlay(
  overlay: Overlay,
  sceneId: string,
  { frame, start, into }: { frame: number; start: number; into: string },
): Overlay {
  if (overlay.scene_id !== sceneId) {
    return overlay
  }
  if (overlay.start >= frame) {
    return { ...overlay, scene_id: into, start: overlay.start - frame }
  }
  return overlay.start + overlay.duration <= frame
    ? overlay
    : { ...overlay, scene_id: null, start: start + overlay.start }
}
