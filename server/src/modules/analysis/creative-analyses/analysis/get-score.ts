import type { AnalysisScore, Finding, TextLine } from '@marquee/contract/creative-analyses'
import { isReadable } from './judge-image.ts'

interface Judged {
  lines: readonly TextLine[]
  findings: readonly Finding[]
}

/** The reason for zero points when there is no readable text. */
const NO_TEXT = 'No text could be read'

/** The score is exactly the sum of its parts, and each part states its reason. The score is not a forecast of results. */
export function getScore({ lines, findings }: Judged): AnalysisScore {
  const placements = findings.filter(({ check }) => check === 'placement')
  const safe = placements.filter(({ level }) => level === 'good').length
  const readable = lines.filter(isReadable).length
  const isGood = (check: string) => findings.every((finding) => finding.check !== check || finding.level !== 'problem')
  const size = describeSize(lines.length > 0, isGood('text-size'))
  const claims = findings.filter(({ check }) => check === 'claim').length
  const hasCall = findings.some(({ check, level }) => check === 'call-to-action' && level === 'good')
  const parts = [
    toScorePart(
      'Contrast',
      30,
      readable / Math.max(1, lines.length),
      lines.length === 0 ? NO_TEXT : `${readable} of the ${lines.length} lines that could be read stand out`,
    ),
    toScorePart('Size on a phone', 15, size.share, size.reason),
    toScorePart(
      'Placements',
      25,
      safe / Math.max(1, placements.length),
      `${safe} of ${formatPlacements(placements.length)} text and product clear`,
    ),
    toScorePart('Call to action', 15, hasCall ? 1 : 0, hasCall ? 'One was found' : 'None was found'),
    toScorePart(
      'Claims',
      15,
      claims === 0 ? 1 : 0,
      claims === 0 ? 'None that platforms refuse' : `${claims} that platforms may refuse`,
    ),
  ]
  return { total: parts.reduce((sum, { points }) => sum + points, 0), parts }
}

function describeSize(hasText: boolean, isLargeEnough: boolean): { share: number; reason: string } {
  if (!hasText) {
    return { share: 0, reason: NO_TEXT }
  }
  return isLargeEnough
    ? { share: 1, reason: 'All text that could be read is large enough' }
    : { share: 0.3, reason: 'Some text is too small' }
}

/** The number of placements with the verb that follows. */
export function formatPlacements(count: number): string {
  return count === 1 ? '1 placement keeps' : `${count} placements keep`
}

/** A part of a score. @param share of the part's maximum, from 0 to 1 */
export function toScorePart(
  label: string,
  most: number,
  share: number,
  reason: string,
): AnalysisScore['parts'][number] {
  return { label, points: Math.round(most * share), most, reason }
}
