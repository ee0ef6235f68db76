import type { Stereo } from './stereo.ts'

/** The music falls before the first word, so that the word is understood, and returns without haste. */
const ATTACK = 0.18 * 48_000
const RELEASE = 0.6 * 48_000

/**
 * Lowers music while a voice speaks, in place.
 * @param spoken ranges in samples, in order and without overlaps
 * @param ducking the part of the amplitude that is left
 */
export function duckMusic(music: Stereo, spoken: readonly { start: number; end: number }[], ducking: number): void {
  const samples = music[0].length
  for (const { start, end } of spoken) {
    const [first, last] = [Math.max(0, Math.ceil(start - ATTACK)), Math.min(samples, Math.ceil(end + RELEASE))]
    for (let index = first; index < last; index += 1) {
      const gain = 1 - (1 - ducking) * getDepth(index, start, end)
      for (const channel of music) {
        channel[index] = (channel[index] ?? 0) * gain
      }
    }
  }
}

/** 0: the whole music, 1: ducked. Both ramps are half a cosine. */
function getDepth(index: number, start: number, end: number): number {
  const share = index < start ? 1 - (start - index) / ATTACK : 1 - Math.max(0, index - end) / RELEASE
  return (1 - Math.cos(Math.PI * share)) / 2
}
