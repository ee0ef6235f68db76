import { countFrames, listTimedScenes } from '../scene-times.ts'
import type { Overlay, VideoProject } from '../video-project.ts'
import { isSame, toSeconds } from './compare-values.ts'
import { describeSceneChanges, quote } from './describe-scene-changes.ts'

/**
 * What differs between two versions of a video, each as a sentence, in the order of the video. Scenes and overlays are the same ones when
 * their ids are.
 * @returns nothing when both show and sound the same
 */
export function describeChanges(before: VideoProject, after: VideoProject): string[] {
  return [
    ...describeLength(before, after),
    ...describeScenes(before, after),
    ...describeOverlays(before, after),
    ...describeSound(before, after),
    ...describeSettings(before, after),
  ]
}

function describeLength(before: VideoProject, after: VideoProject): string[] {
  const [was, is] = [countFrames(before), countFrames(after)]
  return was === is
    ? []
    : [`The video is ${is > was ? 'longer' : 'shorter'}: ${toSeconds(is)} instead of ${toSeconds(was)}.`]
}

function describeScenes(before: VideoProject, after: VideoProject): string[] {
  const was = new Map(before.scenes.map((scene) => [scene.id, scene]))
  const kept = new Set(after.scenes.map(({ id }) => id))
  const gone = listTimedScenes(before).filter(({ scene }) => !kept.has(scene.id))
  const order = (project: VideoProject, other: ReadonlySet<string>) =>
    project.scenes.flatMap(({ id }) => (other.has(id) ? [id] : [])).join(' ')
  const isMoved = order(before, kept) !== order(after, new Set(was.keys()))
  return [
    ...gone.map(({ scene, index }) => `Scene ${index + 1} of the earlier version (${scene.name}) is gone.`),
    ...(isMoved ? ['The scenes are in another order.'] : []),
    ...after.scenes.flatMap((scene, index) => {
      const name = `Scene ${index + 1} (${scene.name})`
      const earlier = was.get(scene.id)
      return earlier === undefined ? [`${name} is new.`] : describeSceneChanges(earlier, scene, name)
    }),
  ]
}

function describeOverlays(before: VideoProject, after: VideoProject): string[] {
  const was = new Map(before.overlays.map((overlay) => [overlay.id, overlay]))
  const kept = new Set(after.overlays.map(({ id }) => id))
  return [
    ...before.overlays.filter(({ id }) => !kept.has(id)).map((overlay) => `The overlay ${name(overlay)} is gone.`),
    ...after.overlays.flatMap((overlay) => {
      const earlier = was.get(overlay.id)
      if (earlier === undefined) {
        return [`The overlay ${name(overlay)} is new.`]
      }
      return isSame(earlier, overlay) ? [] : [`The overlay ${name(overlay)} changed.`]
    }),
  ]
}

function name({ texts, name: kind }: Overlay): string {
  return quote(Object.values(texts)[0] ?? kind)
}

function describeSound(before: VideoProject, after: VideoProject): string[] {
  const was = new Map(before.voice.map((take) => [take.scene_id, take]))
  const scenes = new Set(after.scenes.map(({ id }) => id))
  // A take that is spoken again has another id, and sounds the same.
  const changed = after.voice.filter(({ id, ...take }) => !isSame({ ...was.get(take.scene_id), id }, { ...take, id }))
  const spoken = new Set(after.voice.map(({ scene_id }) => scene_id))
  const silent = before.voice.filter(({ scene_id }) => scenes.has(scene_id) && !spoken.has(scene_id))
  const count = (takes: readonly unknown[]) => (takes.length === 1 ? 'one scene' : `${takes.length} scenes`)
  return [
    ...(changed.length === 0 ? [] : [`The voice of ${count(changed)} is another one, or heard at another time.`]),
    ...(silent.length === 0 ? [] : [`The voice of ${count(silent)} is gone.`]),
    ...describeMusic(before.music, after.music),
  ]
}

function describeMusic(before: VideoProject['music'], after: VideoProject['music']): string[] {
  if (isSame(before, after)) {
    return []
  }
  if (before === null || after === null) {
    return [after === null ? 'There is no music any more.' : 'There is music now.']
  }
  return [
    isSame(before.source, after.source) ? 'The volume or the part of the music changed.' : 'The music is another.',
  ]
}

function describeSettings(before: VideoProject, after: VideoProject): string[] {
  const added = after.aspect_ratios.filter((one) => !before.aspect_ratios.includes(one))
  const removed = before.aspect_ratios.filter((one) => !after.aspect_ratios.includes(one))
  return [
    ...(isSame(before.captions, after.captions) ? [] : ['The captions look different, or stand in another place.']),
    ...(isSame(before.look, after.look) ? [] : ['The brand’s colours, fonts or logo are others.']),
    ...(added.length === 0 ? [] : [`New formats: ${added.join(', ')}.`]),
    ...(removed.length === 0 ? [] : [`Formats that were left out: ${removed.join(', ')}.`]),
  ]
}
