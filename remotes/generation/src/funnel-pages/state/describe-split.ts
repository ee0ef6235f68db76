import type { SplitResult } from '@marquee/contract/funnel-publications'

/** The comparison of two pages in a sentence. */
export function describeSplit({ rival, difference }: SplitResult): string {
  if (difference === null) {
    return 'Too few to say: each page needs at least 100 views, and both together 5 forms.'
  }
  const { value, low, high } = difference
  const range = `between ${toPoints(low)} and ${toPoints(high)} percentage points, 95 % interval`
  if (low <= 0 && high >= 0) {
    return `No difference can be told yet: “${rival.title}” is at ${toPoints(value)} percentage points (${range}).`
  }
  const word = value > 0 ? 'more' : 'fewer'
  return `“${rival.title}” brings ${word} forms per view: ${toPoints(value)} percentage points (${range}).`
}

function toPoints(share: number): string {
  const points = (share * 100).toFixed(1)
  return share > 0 ? `+${points}` : points.replace('-', '−')
}
