import type { AnalysisResult, Finding, FindingGroup, VideoFacts } from '@marquee/contract/creative-analyses'
import type {
  PrintBlock,
  PrintDocument,
  PrintMark,
} from '../../../platform/creative-rendering/creative-rendering.service.ts'

/** The id of the creative in its document. */
export const CREATIVE = 'creative'

const GROUPS: readonly (readonly [FindingGroup, string])[] = [
  ['text', 'Text'],
  ['layout', 'Layout'],
  ['placements', 'Placements'],
  ['attention', 'Attention'],
  ['colours', 'Colors'],
  ['words', 'Words'],
  ['video', 'Video'],
]
/** The maximum number of marks; more would hide the creative. */
const MAX_MARKS = 20

/** The findings with a place, numbered in the order in which pages list them: problems first. */
export function numberFindings({ findings, video }: AnalysisResult): Map<Finding, number> {
  const placed = findings.filter((finding) => finding.places.length > 0 && (video === null || isAt(finding, video)))
  const ordered = ['problem', 'advice', 'good', 'fact'].flatMap((level) =>
    placed.filter((finding) => finding.level === level),
  )
  return new Map(ordered.slice(0, MAX_MARKS).map((finding, index) => [finding, index + 1]))
}

/** Whether the finding is visible on the key frame, the only frame of a video that is printed. */
function isAt({ spans = [] }: Finding, { key_frame_s: moment }: VideoFacts): boolean {
  return spans.length === 0 || spans.some(({ start_s, end_s }) => start_s <= moment && moment <= end_s)
}

export function toMarks(numbers: ReadonlyMap<Finding, number>): PrintMark[] {
  return [...numbers].map(([{ level, places }, number]) => ({ number, level, places }))
}

/** The printed analysis: the creative with its findings at their places, the score with its parts, and every finding. */
export function toPrintedAnalysis(
  { name, workspaceName, date }: { name: string; workspaceName: string; date: string },
  result: AnalysisResult,
): PrintDocument {
  const numbers = numberFindings(result)
  const { score, width, height } = result
  const source = `Creative analysis of ${workspaceName}`
  return {
    title: name,
    footer: source,
    language: 'en',
    blocks: [
      {
        kind: 'title',
        text: name,
        source,
        facts: [
          ['Score', `${score.total} of 100`],
          ['Size', `${width} × ${height}`],
          ['Analyzed', date],
        ],
      },
      { kind: 'creative', id: CREATIVE, marks: toMarks(numbers) },
      { kind: 'heading', text: `Score: ${score.total} of 100` },
      {
        kind: 'table',
        columns: [
          { title: 'Part', share: 0.26 },
          { title: 'Points', share: 0.16 },
          { title: 'Why', share: 0.58 },
        ],
        rows: score.parts.map(({ label, points, most, reason }) => [label, `${points} of ${most}`, reason]),
      },
      ...GROUPS.flatMap(([group, label]) => toFindingBlocks(result, group, label, numbers)),
    ],
  }
}

function toFindingBlocks(
  { findings }: AnalysisResult,
  group: FindingGroup,
  label: string,
  numbers: ReadonlyMap<Finding, number>,
): PrintBlock[] {
  const members = findings.filter((finding) => finding.group === group)
  return members.length === 0
    ? []
    : [
        { kind: 'heading', text: label },
        ...members.map((finding): PrintBlock => {
          const { level, title, value, rule } = finding
          return { kind: 'finding', number: numbers.get(finding) ?? null, level, title, value, rule }
        }),
      ]
}
