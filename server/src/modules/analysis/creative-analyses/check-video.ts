import type { Finding, PlacementName, TimeSpan } from '@marquee/contract/creative-analyses'
import type { AnalysisRunner } from './analysis-runner.ts'

/** What a viewer would stumble over in a video of our own making. */
export interface VideoProblem {
  /** The id of the check, as `frozen`. */
  check: string
  /** What was found, with its value, as a sentence. */
  sentence: string
  /** When it is seen, in seconds; none when it is about the whole video. */
  spans: TimeSpan[]
}

/** What the maker of a video can change; the words of an ad beside it are not known. */
const GROUPS: ReadonlySet<Finding['group']> = new Set(['video', 'placements', 'text'])
const LEVELS: ReadonlySet<Finding['level']> = new Set(['problem', 'advice'])

/**
 * Checks a video with the analyzer's rules: covered areas, the first three seconds, loudness, black and frozen frames.
 * @returns a function that takes the path of a file and its placements, none for the usual ones of its shape; it gives problems, then advice
 */
export function createVideoCheck(runner: Pick<AnalysisRunner, 'analyseVideo'>) {
  return async (path: string, placements: PlacementName[]): Promise<VideoProblem[]> => {
    const order = { file: path, words: { headline: '', body: '', call_to_action: '' }, placements }
    const { result } = await runner.analyseVideo(order, () => undefined)
    const found = result.findings.filter(({ group, level }) => GROUPS.has(group) && LEVELS.has(level))
    const problems = found
      .toSorted((a, b) => Number(b.level === 'problem') - Number(a.level === 'problem'))
      .map(({ check, title, value, spans = [] }) => ({ check, sentence: `${title} (${value}).`, spans }))
    return [...new Map(problems.map((problem) => [problem.sentence, problem])).values()]
  }
}
