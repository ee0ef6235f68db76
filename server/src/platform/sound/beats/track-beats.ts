/** How much a beat may deviate from the tempo to meet a stronger onset. */
const TIGHTNESS = 100

/**
 * The beats that lie on the strongest onsets and follow one another at the tempo, by dynamic programming (D. Ellis, 2007).
 * @param period the length of a beat in values of the onset strength
 * @returns places in the onset strength, in their order
 */
export function trackBeats(onsets: Float32Array, period: number): number[] {
  const scores = new Float32Array(onsets.length)
  const before = new Int32Array(onsets.length).fill(-1)
  const [nearest, farthest] = [Math.round(period / 2), Math.round(period * 2)]
  onsets.forEach((strength, place) => {
    let [best, from] = [0, -1]
    for (let gap = nearest; gap <= Math.min(farthest, place); gap += 1) {
      const score = (scores[place - gap] ?? 0) - TIGHTNESS * Math.log(gap / period) ** 2
      if (score > best) {
        best = score
        from = place - gap
      }
    }
    scores[place] = strength + best
    before[place] = from
  })
  const beats: number[] = []
  for (let place = findEnd(scores, period); place >= 0; place = before[place] ?? -1) {
    beats.push(place)
  }
  return beats.toReversed()
}

/** The best place within the last beat. */
function findEnd(scores: Float32Array, period: number): number {
  let end = -1
  for (let place = Math.max(0, scores.length - Math.ceil(period)); place < scores.length; place += 1) {
    end = end === -1 || (scores[place] ?? 0) > (scores[end] ?? 0) ? place : end
  }
  return end
}
