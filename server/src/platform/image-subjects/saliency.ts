/** The quantile of a map that counts as its full strength; the rest are highlights. */
const FULL = 0.985
/** How far the weight of the middle reaches, as a share of the sides. */
const REACH = 0.45
const LEAST_CENTER = 0.35
const LEVELS = 256

/**
 * How much each pixel stands out, from 0 to 1: the mean of the given maps, each brought to the same strength, with more weight in the
 * middle of the image, where photographers put what they show.
 */
export function getSaliency(maps: readonly Float32Array[], width: number, height: number): Float32Array {
  const strengths = maps.map((map) => Math.max(1e-6, map.toSorted()[Math.floor((map.length - 1) * FULL)] ?? 0))
  return Float32Array.from({ length: width * height }, (_, index) => {
    const x = ((index % width) + 0.5) / width - 0.5
    const y = (Math.floor(index / width) + 0.5) / height - 0.5
    const center = Math.exp(-(x * x + y * y) / (2 * REACH * REACH))
    const sum = maps.reduce((total, map, at) => total + Math.min(1, (map[index] ?? 0) / (strengths[at] ?? 1)), 0)
    return (sum / maps.length) * (LEAST_CENTER + (1 - LEAST_CENTER) * center)
  })
}

/** The value that separates a map from 0 to 1 best into two groups (Otsu 1979). */
export function getThreshold(map: Float32Array): number {
  const counts = new Float64Array(LEVELS)
  for (const value of map) {
    const level = Math.min(LEVELS - 1, Math.floor(value * LEVELS))
    counts[level] = (counts[level] ?? 0) + 1
  }
  const total = counts.reduce((sum, count, level) => sum + count * level, 0)
  let [below, belowSum, most, threshold] = [0, 0, 0, 0]
  for (const [level, count] of counts.entries()) {
    below += count
    belowSum += count * level
    const above = map.length - below
    if (below > 0 && above > 0) {
      const between = below * above * (belowSum / below - (total - belowSum) / above) ** 2
      if (between > most) {
        most = between
        threshold = level
      }
    }
  }
  return (threshold + 1) / LEVELS
}
