import { findTempo } from './find-tempo.ts'
import { BEAT_RATE, measureOnsets, ONSETS_PER_SECOND } from './onset-strength.ts'
import { trackBeats } from './track-beats.ts'

/** Onsets are measured within a window, whose middle hears them. */
const WINDOW_S = 256 / BEAT_RATE
/** With fewer beats nothing can be cut on one. */
const LEAST_BEATS = 8
/** On the beats, onsets must be this much stronger than elsewhere on average. */
const LEAST_CONTRAST = 2
/** A beat counts as heard when its onset is at least this strong. */
const HEARD = 0.5
const LEAST_HEARD_SHARE = 0.6

interface Beats {
  /** Beats a minute. */
  bpm: number
  /** In seconds, in their order. */
  times: number[]
}

/**
 * Finds the beats of a song.
 * @param samples mono at 16 kHz
 * @returns null when it has no beat that can be relied on, as speech or silence
 */
export function findBeats(samples: Float32Array): Beats | null {
  const onsets = measureOnsets(samples)
  const tempo = findTempo(onsets)
  const beats = tempo === null ? [] : trackBeats(onsets, tempo.period)
  if (tempo === null || beats.length < LEAST_BEATS || !isReliable(onsets, beats)) {
    return null
  }
  return { bpm: tempo.bpm, times: beats.map((place) => place / ONSETS_PER_SECOND + WINDOW_S) }
}

function isReliable(onsets: Float32Array, beats: readonly number[]): boolean {
  const strengths = beats.map((place) => Math.max(onsets[place - 1] ?? 0, onsets[place] ?? 0, onsets[place + 1] ?? 0))
  const mean = onsets.reduce((sum, value) => sum + value, 0) / onsets.length
  const onBeat = strengths.reduce((sum, value) => sum + value, 0) / strengths.length
  const heard = strengths.filter((value) => value >= HEARD).length / strengths.length
  return onBeat > mean * LEAST_CONTRAST && heard >= LEAST_HEARD_SHARE
}
