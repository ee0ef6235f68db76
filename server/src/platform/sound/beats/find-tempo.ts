import { ONSETS_PER_SECOND } from './onset-strength.ts'

const SLOWEST = 60
const QUICKEST = 200
/** Listeners tap at about this tempo, in beats a minute, and rarely at twice or half of it. */
const USUAL = 120
/** In octaves. */
const SPREAD = 0.9
/** Of an envelope without a beat, the strongest period repeats less than this. */
const LEAST_STRENGTH = 0.12
/** Eighths between beats repeat less than this share of the beats. */
const HALF_SHARE = 0.35

interface Tempo {
  /** Beats a minute. */
  bpm: number
  /** The beat's length in values of the onset strength. */
  period: number
  /** How strongly the onsets repeat after a beat and after two, from 0 to 1. */
  strength: number
}

/**
 * The tempo by the autocorrelation of the onset strength, in which a tempo counts more the nearer it is to the one that listeners tap
 * (D. Ellis, 2007). A tempo also repeats after two and four beats, which tells it from chance.
 * @returns null for a sound without a beat
 */
export function findTempo(onsets: Float32Array): Tempo | null {
  const longest = Math.ceil((60 / SLOWEST) * ONSETS_PER_SECOND)
  const correlation = autocorrelate(onsets, longest * 4 + 2)
  let best: Tempo | null = null
  let bestScore = 0
  for (let lag = Math.floor((60 / QUICKEST) * ONSETS_PER_SECOND); lag <= longest; lag += 1) {
    const bpm = (60 * ONSETS_PER_SECOND) / lag
    const weight = Math.exp(-0.5 * (Math.log2(bpm / USUAL) / SPREAD) ** 2)
    const strength = (readPeak(correlation, lag) + readPeak(correlation, lag * 2)) / 2
    const score = weight * (strength + 0.5 * readPeak(correlation, lag * 4))
    if (score > bestScore) {
      bestScore = score
      best = { bpm, period: lag, strength }
    }
  }
  return best === null || best.strength < LEAST_STRENGTH ? null : refine(toBeat(best, correlation), correlation)
}

/** Drums that alternate repeat best after two beats: half of a period is the beat when it repeats well enough too. */
function toBeat(tempo: Tempo, correlation: readonly number[]): Tempo {
  const period = Math.round(tempo.period / 2)
  const bpm = (60 * ONSETS_PER_SECOND) / period
  const isBeat = readPeak(correlation, period) >= HALF_SHARE * readPeak(correlation, tempo.period)
  return bpm <= QUICKEST && isBeat ? { ...tempo, bpm, period } : tempo
}

/** Of each lag, how alike the envelope and the shifted envelope are; 1 without a shift. */
function autocorrelate(values: Float32Array, lags: number): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const centered = values.map((value) => value - mean)
  const dot = (lag: number) => {
    let sum = 0
    for (let index = 0; index + lag < centered.length; index += 1) {
      sum += (centered[index] ?? 0) * (centered[index + lag] ?? 0)
    }
    return sum / Math.max(1, centered.length - lag)
  }
  const whole = dot(0)
  return Array.from({ length: Math.min(lags, Math.floor(values.length / 2)) }, (_, lag) =>
    whole > 0 ? dot(lag) / whole : 0,
  )
}

/** The value near a lag: onsets lie between two values of the envelope. */
function readPeak(correlation: readonly number[], lag: number): number {
  return Math.max(correlation[lag - 1] ?? 0, correlation[lag] ?? 0, correlation[lag + 1] ?? 0)
}

/** The period more precisely than one value, by the place of its peaks after two and four beats. */
function refine(tempo: Tempo, correlation: readonly number[]): Tempo {
  let { period } = tempo
  for (const beats of [1, 2, 4]) {
    const near = Math.round(period * beats)
    const places = [-2, -1, 0, 1, 2].map((shift) => near + shift)
    const peak = places.reduce(
      (best, place) => ((correlation[place] ?? 0) > (correlation[best] ?? 0) ? place : best),
      near,
    )
    const [before, at, after] = [correlation[peak - 1] ?? 0, correlation[peak] ?? 0, correlation[peak + 1] ?? 0]
    const curve = before - 2 * at + after
    const offset = curve < 0 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * curve))) : 0
    period = (peak + offset) / beats
  }
  return { ...tempo, period, bpm: (60 * ONSETS_PER_SECOND) / period }
}
