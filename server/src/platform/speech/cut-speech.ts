/** Samples a second of the sound that speech is recognized in. */
export const SPEECH_RATE = 16_000
/** A cut is looked for in this last stretch of a part. */
const SEARCHED = 60 * SPEECH_RATE
/** A pause between words takes about this long. */
const PAUSE = SPEECH_RATE / 4
const STEP = SPEECH_RATE / 50
/** Each part is heard beyond its cuts, so that no word is heard only in part. */
const OVERLAP = SPEECH_RATE

/** A part of a sound, in samples. Its words are those between `from` and `to`; it is heard from `start` to `end`. */
export interface SpeechPart {
  from: number
  to: number
  start: number
  end: number
}

/**
 * Cuts a long sound into parts, each at the quietest pause near its end.
 * @param samples at `SPEECH_RATE`
 * @param longest the longest part without its overlaps, in samples
 */
export function cutSpeech(samples: Int16Array, longest: number): SpeechPart[] {
  const cuts = [0]
  for (let from = 0; samples.length - from > longest; from = cuts.at(-1) ?? samples.length) {
    cuts.push(findPause(samples, Math.max(from + longest - Math.min(SEARCHED, longest / 2), from + 1), from + longest))
  }
  return cuts.map((from, index) => {
    const to = cuts[index + 1] ?? samples.length
    return { from, to, start: Math.max(0, from - OVERLAP), end: Math.min(samples.length, to + OVERLAP) }
  })
}

/** The middle of the quietest quarter of a second between two places. */
function findPause(samples: Int16Array, from: number, to: number): number {
  let [quietest, place] = [Number.POSITIVE_INFINITY, to]
  for (let start = Math.floor(from); start + PAUSE <= to; start += STEP) {
    const energy = measureEnergy(samples, start, start + PAUSE)
    if (energy < quietest) {
      quietest = energy
      place = start + Math.floor(PAUSE / 2)
    }
  }
  return place
}

function measureEnergy(samples: Int16Array, from: number, to: number): number {
  let energy = 0
  for (let index = from; index < to; index += 1) {
    energy += (samples[index] ?? 0) ** 2
  }
  return energy
}
