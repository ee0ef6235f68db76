import { SAMPLES_PER_SECOND } from '../../time.ts'
import type { MusicBed } from './music-bed.ts'

/** The time of a bed that is made for one video. */
export interface BedTime {
  /** The length of a beat in samples; not a whole number. */
  beat: number
  /** The number of beats before the last one, on which the ending is struck. */
  beats: number
}

const BEATS_PER_BAR = 4
/** How long the ending rings, in seconds: a quarter of a short video. */
const RING = { most: 2.6, least: 0.8, share: 0.22 }
/** An ending on the first beat of a bar, or of half of one, is worth this change of the tempo. */
const UNITS = [
  { unit: BEATS_PER_BAR, tolerance: 0.09 },
  { unit: BEATS_PER_BAR / 2, tolerance: 0.06 },
] as const

/**
 * Moves the tempo of a bed so that the ending is struck on a beat and rings until the end of the video, if possible on the first beat
 * of a bar.
 * @param samples the length of the video
 */
export function fitTime(bed: MusicBed, samples: number): BedTime {
  const nominal = (60 * SAMPLES_PER_SECOND) / bed.tempo
  const ring = Math.min(RING.most, Math.max(RING.least, (samples / SAMPLES_PER_SECOND) * RING.share))
  const played = Math.max(0, samples - ring * SAMPLES_PER_SECOND)
  const exact = played / nominal
  const nearest = (unit: number) => Math.max(1, Math.round(exact / unit)) * unit
  const isClose = (beats: number, tolerance: number) => Math.abs(beats / exact - 1) <= tolerance
  const wanted = UNITS.find(({ unit, tolerance }) => isClose(nearest(unit), tolerance))
  const beats = nearest(wanted?.unit ?? 1)
  return { beat: played / beats, beats }
}

/** The beats of a bed that is made for a video, in samples, with the one of its ending. */
export function listBeats(bed: MusicBed, samples: number): number[] {
  const { beat, beats } = fitTime(bed, samples)
  return Array.from({ length: beats + 1 }, (_, index) => Math.round(index * beat))
}
