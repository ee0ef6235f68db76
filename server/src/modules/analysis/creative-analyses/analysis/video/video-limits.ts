import { VideoRefusal } from '../../../../../platform/video/video-refusal.ts'

const MAX_SECONDS = 5 * 60
const MIN_SECONDS = 0.5

/** @param duration in seconds @returns the reason why a video of this length is not analyzed, in words for users; otherwise null */
export function judgeDuration(duration: number): string | null {
  if (duration < MIN_SECONDS) {
    return 'The video is shorter than half a second. Choose a longer one.'
  }
  return duration > MAX_SECONDS
    ? `The video is longer than ${MAX_SECONDS / 60} minutes. Cut it to the part that runs as an ad.`
    : null
}

/**
 * Refuses a video with a missing end.
 * @param decoded start of the last frame that could be decoded, in seconds
 * @param held start of the last frame in the file, in seconds
 * @throws VideoRefusal
 */
export function refuseTruncated(decoded: number, held: number): void {
  if (decoded < held * 0.8 - 0.5) {
    throw new VideoRefusal(
      `The video is damaged: of its ${held.toFixed(0)} seconds only ${decoded.toFixed(0)} can be read.`,
    )
  }
}
