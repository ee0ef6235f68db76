import { countFrames, listTimedScenes } from '../scene-times.ts'
import type { Overlay, VideoProject } from '../video-project.ts'

/** The shortest overlay: a third of a second can just be seen. */
export const MIN_OVERLAY_FRAMES = 10

/**
 * When an overlay is shown, for frames that count from the start of the video. An overlay that lies within one scene belongs to it and
 * moves with it; a longer one belongs to the video.
 * @param start frames from the start of the video
 */
export function timeOverlay(
  project: Pick<VideoProject, 'scenes'>,
  { start, duration }: Pick<Overlay, 'start' | 'duration'>,
): Pick<Overlay, 'scene_id' | 'start' | 'duration'> {
  const frames = countFrames(project)
  const length = Math.min(frames, Math.max(MIN_OVERLAY_FRAMES, Math.round(duration)))
  const first = Math.min(frames - length, Math.max(0, Math.round(start)))
  const within = listTimedScenes(project).find((scene) => first >= scene.start && first + length <= scene.end)
  return within === undefined
    ? { scene_id: null, start: first, duration: length }
    : { scene_id: within.scene.id, start: first - within.start, duration: length }
}
