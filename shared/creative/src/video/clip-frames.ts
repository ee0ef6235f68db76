/**
 * The frames of a clip that a scene needs.
 * @param duration frames of the scene
 * @param speed frames of the clip for each frame of the video
 */
export function countClipFrames(duration: number, speed: number): number {
  return Math.floor((duration - 1) * speed) + 1
}
