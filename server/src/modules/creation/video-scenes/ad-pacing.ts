import type { ScriptScene } from '@marquee/contract/video-scripts'
import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'
import type { Actor } from '../../../platform/http/actor.ts'

/** How an analyzed ad moves on, in seconds. */
export interface AdPacing {
  duration_s: number
  cuts: readonly number[]
  shots: readonly { start_s: number; end_s: number }[]
  /** What happens in the first three seconds. */
  opening: { hasMotion: boolean; hasText: boolean; hasCut: boolean }
}

/** The pacing of an ad by the workspace's newest analysis of it; null without one of a video. */
export type FindPacing = (owner: Pick<Actor, 'workspaceId'>, adId: string) => Promise<AdPacing | null>

/** Viewers leave a scene that stands longer than this, in seconds, whatever the ad does. */
const LONGEST_SCENE = 7
const NOT_ANALYZED = 'Its pacing: analyze the ad first, then its cuts are taken over'

/** What is taken over from the pacing of an ad, and what is not, in sentences. */
export function describePacing(pacing: AdPacing | null): { taken: string[]; notTaken: string[] } {
  if (pacing === null) {
    return { taken: [], notTaken: [NOT_ANALYZED] }
  }
  const { cuts, opening, duration_s } = pacing
  const [first] = cuts
  const count = cuts.length === 1 ? '1 cut' : `${cuts.length} cuts`
  const rhythm =
    first === undefined
      ? `Its pacing: no cut in ${formatSeconds(duration_s)}`
      : `Its pacing: ${count}, the first at ${formatSeconds(first)}, a shot of ${formatSeconds(duration_s / (cuts.length + 1))} on average`
  const events = [opening.hasMotion && 'motion', opening.hasText && 'words', opening.hasCut && 'a cut']
  const found = events.filter((event) => event !== false)
  const list = new Intl.ListFormat('en').format(found)
  return { taken: [rhythm, ...(found.length === 0 ? [] : [`Its first three seconds: ${list}`])], notTaken: [] }
}

function formatSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`
}

/**
 * Gives scenes the rhythm of an ad: each takes the share of time that the shots at its place in the ad take, but never less than its words
 * need. The length of the whole stays, unless the longest scenes cannot fill it.
 * @param needed the seconds that each scene needs
 */
export function followPacing<Scene extends Pick<ScriptScene, 'frames'>>(
  scenes: readonly Scene[],
  needed: readonly number[],
  pacing: Pick<AdPacing, 'shots'>,
): Scene[] {
  const total = scenes.reduce((sum, { frames }) => sum + frames, 0)
  const shares = shareShots(pacing.shots, scenes.length)
  const least = scenes.map(({ frames }, index) => Math.min(frames, Math.ceil((needed[index] ?? 0) * FRAMES_PER_SECOND)))
  const wanted = shares.map((share, index) => {
    return Math.min(LONGEST_SCENE * FRAMES_PER_SECOND, Math.max(least[index] ?? 0, Math.round(share * total)))
  })
  const lengths = fitTotal(wanted, least, total)
  return scenes.map((scene, index) => ({ ...scene, frames: lengths[index] ?? scene.frames }))
}

/** The share of time that each of `count` equal groups of consecutive shots takes; shots are divided where groups meet within one. */
function shareShots(shots: AdPacing['shots'], count: number): number[] {
  const lengths = shots.map(({ start_s, end_s }) => Math.max(0, end_s - start_s))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  if (whole <= 0) {
    return Array.from({ length: count }, () => 1 / count)
  }
  /** The time of the first shots, of which the last one may count in part. */
  const timeOf = (number: number) =>
    lengths.reduce((sum, length, index) => sum + length * Math.min(1, Math.max(0, number - index)), 0)
  const size = lengths.length / count
  return Array.from({ length: count }, (_, index) => (timeOf((index + 1) * size) - timeOf(index * size)) / whole)
}

/** Shortens the scenes that have more than they need until the total is right, each in proportion to what it can spare. */
function fitTotal(wanted: readonly number[], least: readonly number[], total: number): number[] {
  const surplus = wanted.reduce((sum, frames) => sum + frames, 0) - total
  const spare = wanted.map((frames, index) => frames - (least[index] ?? 0))
  const whole = spare.reduce((sum, frames) => sum + frames, 0)
  if (surplus <= 0 || whole <= 0) {
    return [...wanted]
  }
  const lengths = wanted.map((frames, index) => frames - Math.floor(((spare[index] ?? 0) * surplus) / whole))
  let left = lengths.reduce((sum, frames) => sum + frames, 0) - total
  return lengths.map((frames, index) => {
    const taken = Math.min(left, frames - (least[index] ?? 0))
    left -= taken
    return frames - taken
  })
}
