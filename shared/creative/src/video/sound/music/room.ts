import type { Stereo } from '../stereo.ts'

/** The delays of the room in samples: without common factors, so that no tone rings. */
const COMBS = [
  [1557, 1617, 1491, 1422, 1277, 1356],
  [1580, 1640, 1514, 1445, 1300, 1379],
] as const
const ALL_PASSES = [
  [556, 441, 225],
  [579, 464, 248],
] as const
/** How much of a reflection is left at the next one. */
const FEEDBACK = 0.83
const DAMPING = 0.35
const SPREAD = 0.5

/** The answer of a room to a sound: parallel combs, then all-passes (M. R. Schroeder, 1962). */
export function makeRoom(sound: Float32Array): Stereo {
  const channel = (side: 0 | 1) =>
    ALL_PASSES[side].reduce((heard, delay) => passAll(heard, delay), addCombs(sound, COMBS[side]))
  return [channel(0), channel(1)]
}

function addCombs(sound: Float32Array, delays: readonly number[]): Float32Array {
  const result = new Float32Array(sound.length)
  for (const delay of delays) {
    const line = new Float32Array(delay)
    let [place, dull] = [0, 0]
    for (let index = 0; index < sound.length; index += 1) {
      const echo = line[place] ?? 0
      dull = echo * (1 - DAMPING) + dull * DAMPING
      line[place] = (sound[index] ?? 0) + dull * FEEDBACK
      place = place + 1 === delay ? 0 : place + 1
      result[index] = (result[index] ?? 0) + echo / delays.length
    }
  }
  return result
}

function passAll(sound: Float32Array, delay: number): Float32Array {
  const line = new Float32Array(delay)
  let place = 0
  return sound.map((value) => {
    const echo = line[place] ?? 0
    const stored = value + echo * SPREAD
    line[place] = stored
    place = place + 1 === delay ? 0 : place + 1
    return echo - stored * SPREAD
  })
}
