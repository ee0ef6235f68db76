interface Sample {
  /** Milliseconds. */
  at: number
  bytes: number
}

const WINDOW_MS = 8000
const MIN_SPAN_MS = 1000

/** Measures how fast an upload is, over its last seconds: `note` takes what has been sent, and answers with bytes a second. */
export function createSpeedMeter() {
  let samples: Sample[] = []

  return {
    /** @param at milliseconds @returns bytes a second; null until a second has been seen */
    note(bytes: number, at: number): number | null {
      samples = [...samples.filter((sample) => at - sample.at <= WINDOW_MS && sample.bytes <= bytes), { at, bytes }]
      const [first] = samples
      return first === undefined || at - first.at < MIN_SPAN_MS
        ? null
        : ((bytes - first.bytes) * 1000) / (at - first.at)
    },
    /** Forgets what was seen, as after a pause. */
    reset(): void {
      samples = []
    },
  }
}
