import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'

/** The usual pace of a voice in ads. */
const WORDS_PER_MINUTE = 150

/** The frames that it takes to say a text, at the usual pace. */
export function countSpokenFrames(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return Math.round((words * 60 * FRAMES_PER_SECOND) / WORDS_PER_MINUTE / 6) * 6
}
