import type { TimedWord } from './voice-orders.ts'
import { listSpectra } from './mfcc.ts'
import { warpTime } from './warp-time.ts'

const RATE = 16_000
const HOP_S = 0.01
/** Quieter parts at both ends are no speech: decibels below the loudest tenth of a second. */
const SILENT_DB = -38
const LOUDNESS_WINDOW = RATE / 50
/** Above this length the comparison would need too much memory, and no scene is as long. */
const MAX_SECONDS = 120

interface Model {
  /** Mono at 16 kHz. */
  samples: Float32Array
  words: readonly TimedWord[]
}

/**
 * Finds when the words of a known text are spoken in a recording, by comparing it with a model that speaks the same text.
 * @param recording mono at 16 kHz
 * @returns the words in seconds of the recording; none when it holds no speech or is longer than two minutes
 */
export function alignSpeech(recording: Float32Array, model: Model): TimedWord[] {
  const [heard, spoken] = [findSpeech(recording), findSpeech(model.samples)]
  const seconds = (heard.end - heard.start) / RATE
  const [own, others] = [listSpectra(cut(model.samples, spoken)), listSpectra(cut(recording, heard))]
  if (seconds > MAX_SECONDS || own.length === 0 || others.length === 0) {
    return []
  }
  const places = warpTime(own, others)
  const toRecording = (time: number) => {
    const index = Math.round((time - spoken.start / RATE) / HOP_S)
    const place = places[Math.min(places.length - 1, Math.max(0, index))] ?? 0
    return heard.start / RATE + place * HOP_S
  }
  return model.words.map(({ text, start, end }) => ({ text, start: toRecording(start), end: toRecording(end) }))
}

interface Range {
  start: number
  end: number
}

function cut(samples: Float32Array, { start, end }: Range): Float32Array {
  return samples.subarray(start, end)
}

/** The samples from the first to the last that are as loud as speech. */
function findSpeech(samples: Float32Array): Range {
  const energies: number[] = []
  for (let start = 0; start < samples.length; start += LOUDNESS_WINDOW) {
    const part = samples.subarray(start, start + LOUDNESS_WINDOW)
    energies.push(part.reduce((sum, value) => sum + value * value, 0) / part.length)
  }
  const limit = Math.max(0, ...energies) * 10 ** (SILENT_DB / 10)
  const isLoud = (energy: number) => energy > limit
  return {
    start: Math.max(0, energies.findIndex(isLoud) * LOUDNESS_WINDOW),
    end: (energies.findLastIndex(isLoud) + 1) * LOUDNESS_WINDOW,
  }
}
