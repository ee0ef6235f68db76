import type { AnalysisResult, Finding } from '@marquee/contract/creative-analyses'

/** What a part got of what it can get: a part of an image may count for more than the same one of a video. */
export type PartPoints = Pick<AnalysisResult['score']['parts'][number], 'points' | 'most'>

/** One part of the score of two creatives; null where it was not measured. */
interface PartDifference {
  label: string
  left: PartPoints | null
  right: PartPoints | null
  /** In words: which one is better, and by how much. */
  verdict: string
}

/** One check of two creatives; null where it was not made. */
export interface FindingDifference {
  check: string
  title: string
  left: Finding | null
  right: Finding | null
}

interface AnalysisDifference {
  summary: string
  parts: PartDifference[]
  /** Checks with different outcomes, the worst first. */
  findings: FindingDifference[]
}

const LEVEL_ORDER = { problem: 0, advice: 1, good: 2, fact: 3 } as const

/** What differs between two analyses, in words. Left and right are called by what the person calls them. */
export function compareAnalyses(
  left: AnalysisResult,
  right: AnalysisResult,
  [leftName, rightName]: readonly [string, string],
): AnalysisDifference {
  const nameBetter = (difference: number) => (difference > 0 ? leftName : rightName)
  return {
    summary: describeTotal(left.score.total - right.score.total, nameBetter),
    parts: listParts(left, right).map((part) => ({ ...part, verdict: describePart(part, nameBetter) })),
    findings: listFindings(left, right),
  }
}

function describeTotal(difference: number, nameBetter: (difference: number) => string): string {
  return difference === 0
    ? 'Both reach the same score.'
    : `${nameBetter(difference)} scores ${countPoints(Math.abs(difference))} more.`
}

function listParts(left: AnalysisResult, right: AnalysisResult): Omit<PartDifference, 'verdict'>[] {
  const labels = new Set([...left.score.parts, ...right.score.parts].map(({ label }) => label))
  return [...labels].map((label) => {
    const [one = null, other = null] = [left, right].map(({ score }) =>
      score.parts.find((part) => part.label === label),
    )
    return { label, left: one, right: other }
  })
}

function describePart(
  { left, right }: Omit<PartDifference, 'verdict'>,
  nameBetter: (difference: number) => string,
): string {
  if (left === null || right === null) {
    return 'Measured on one of them only'
  }
  if (left.most !== right.most) {
    const difference = left.points * right.most - right.points * left.most
    return difference === 0 ? 'The same share' : `${nameBetter(difference)}: a larger share`
  }
  const difference = left.points - right.points
  return difference === 0 ? 'The same' : `${nameBetter(difference)}: ${countPoints(Math.abs(difference))} more`
}

/** The worst finding of each check stands for it: a creative is as good as its worst line of text. */
function listFindings(left: AnalysisResult, right: AnalysisResult): FindingDifference[] {
  const [ours, theirs] = [byCheck(left), byCheck(right)]
  const checks = new Set([...ours.keys(), ...theirs.keys()])
  return [...checks]
    .map((check) => {
      const [one, other] = [ours.get(check) ?? null, theirs.get(check) ?? null]
      return { check, title: one?.title ?? other?.title ?? check, left: one, right: other }
    })
    .filter(({ left: one, right: other }) => one?.value !== other?.value || one?.level !== other?.level)
    .toSorted((one, other) => severity(one) - severity(other))
}

function byCheck({ findings }: AnalysisResult): Map<string, Finding> {
  const worst = new Map<string, Finding>()
  for (const finding of findings) {
    const known = worst.get(finding.check)
    if (known === undefined || LEVEL_ORDER[finding.level] < LEVEL_ORDER[known.level]) {
      worst.set(finding.check, finding)
    }
  }
  return worst
}

function severity({ left, right }: FindingDifference): number {
  return Math.min(...[left, right].flatMap((finding) => (finding === null ? [] : LEVEL_ORDER[finding.level])))
}

function countPoints(points: number): string {
  return `${points} ${points === 1 ? 'point' : 'points'}`
}
