import type { Overlay, VideoProject, VideoScene } from './video-project.ts'

/** A scene with its place in the video. `end` is the first frame after it. */
export interface TimedScene {
  scene: VideoScene
  index: number
  start: number
  end: number
}

/** The scenes with their first frames: each starts where the one before ends. */
export function listTimedScenes({ scenes }: Pick<VideoProject, 'scenes'>): TimedScene[] {
  let end = 0
  return scenes.map((scene, index) => {
    const start = end
    end += scene.duration
    return { scene, index, start, end }
  })
}

/** The length of a video in frames. */
export function countFrames({ scenes }: { scenes: readonly Pick<VideoScene, 'duration'>[] }): number {
  return scenes.reduce((sum, { duration }) => sum + duration, 0)
}

/** The first frame of an overlay in the video; null when its scene is not there. */
export function getOverlayStart(project: Pick<VideoProject, 'scenes'>, { scene_id, start }: Overlay): number | null {
  if (scene_id === null) {
    return start
  }
  const timed = listTimedScenes(project).find(({ scene }) => scene.id === scene_id)
  return timed === undefined ? null : timed.start + start
}

/**
 * The frames of its transition that a scene shows at its start, because of the scene before: at most half of each of the two scenes.
 * @returns 0 for the first scene and after a cut
 */
export function countTransitionFrames(scenes: readonly VideoScene[], index: number): number {
  const [before, scene] = [scenes[index - 1], scenes[index]]
  if (before === undefined || scene === undefined || before.transition.kind === 'cut') {
    return 0
  }
  return Math.min(before.transition.frames, Math.floor(before.duration / 2), Math.floor(scene.duration / 2))
}
