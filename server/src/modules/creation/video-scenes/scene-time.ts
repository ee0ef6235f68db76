import type { ScriptScene } from '@marquee/contract/video-scripts'
import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'

/** An easy pace of speech: 150 words a minute. */
const SPOKEN_WORDS_PER_SECOND = 2.5
/** The pace at which words on a screen are read. */
const SHOWN_WORDS_PER_SECOND = 3.5
/** The time without words at the start and the end of a scene, in seconds. */
const PAUSE = 0.5
/** Seconds. Viewers leave a scene that stands longer than this. */
const LONGEST_SCENE = 7
const SHORTEST_SCENE = 1.5
/** A scene stands at most this many times as long as its words need, or the time of an image without words. */
const MOST_STRETCH = 1.8
export const IMAGE_SECONDS = 2.5

/** The seconds that a scene needs to say its words and to be read. @param shown the words on the screen */
export function countSeconds(spoken: string, shown: string): number {
  const spokenTime = countWords(spoken) / SPOKEN_WORDS_PER_SECOND
  const shownTime = countWords(shown) / SHOWN_WORDS_PER_SECOND
  return Math.min(LONGEST_SCENE, Math.max(SHORTEST_SCENE, Math.max(spokenTime, shownTime) + PAUSE))
}

function countWords(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length
}

/**
 * Gives the scenes the whole time in proportion to what they need, in frames. No scene stands for much longer than it needs.
 * @param needed seconds of each scene
 * @param seconds the length of the video
 */
export function shareTime(needed: readonly number[], seconds: number): number[] {
  const total = seconds * FRAMES_PER_SECOND
  const sum = needed.reduce((all, time) => all + time, 0)
  const most = needed.map((time) =>
    Math.round(Math.min(LONGEST_SCENE, Math.max(IMAGE_SECONDS, time * MOST_STRETCH)) * FRAMES_PER_SECOND),
  )
  const frames = needed.map((time, index) => Math.min(most[index] ?? 0, Math.floor((time / sum) * total)))
  let left =
    Math.min(
      total,
      most.reduce((all, time) => all + time, 0),
    ) - frames.reduce((all, time) => all + time, 0)
  for (let index = 0; left > 0; index = (index + 1) % frames.length) {
    const time = frames[index] ?? 0
    if (time < (most[index] ?? 0)) {
      frames[index] = time + 1
      left -= 1
    }
  }
  return frames
}

/** Says that the facts do not fill the length that was asked for; null when they do. */
export function describeLength(scenes: readonly Pick<ScriptScene, 'frames'>[], seconds: number): string | null {
  const reached = Math.round(scenes.reduce((sum, { frames }) => sum + frames, 0) / FRAMES_PER_SECOND)
  return reached >= seconds
    ? null
    : `The known facts fill ${reached} of ${seconds} seconds. Each further benefit, review or offer adds a scene.`
}
