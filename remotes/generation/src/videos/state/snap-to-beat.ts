/**
 * The nearest beat to a place in a song.
 * @param beats the places of the beats, in samples; without beats the place itself is returned
 */
export function snapToBeat(beats: readonly number[], sample: number): number {
  return beats.reduce(
    (best, beat) => (Math.abs(beat - sample) < Math.abs(best - sample) ? beat : best),
    beats[0] ?? sample,
  )
}
