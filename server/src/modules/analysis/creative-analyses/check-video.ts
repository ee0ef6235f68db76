import type { Finding } from '@marquee/contract/creative-analyses'
import type { AnalysisRunner } from './analysis-runner.ts'

/** What the maker of a video can change; the words of an ad beside it are not known. */
const GROUPS: ReadonlySet<Finding['group']> = new Set(['video', 'placements', 'text'])
const LEVELS: ReadonlySet<Finding['level']> = new Set(['problem', 'advice'])

/**
 * Checks a video with the analyzer's rules: covered areas, the first three seconds, loudness, black and frozen frames.
 * @returns a function that takes the path of a file and gives problems, then advice, each as a sentence
 */
export function createVideoCheck(runner: Pick<AnalysisRunner, 'analyseVideo'>) {
  return async (path: string): Promise<string[]> => {
    const order = { file: path, words: { headline: '', body: '', call_to_action: '' }, placements: [] }
    const { result } = await runner.analyseVideo(order, () => undefined)
    const found = result.findings.filter(({ group, level }) => GROUPS.has(group) && LEVELS.has(level))
    const sentences = found
      .toSorted((a, b) => Number(b.level === 'problem') - Number(a.level === 'problem'))
      .map(({ title, value }) => `${title} (${value}).`)
    return [...new Set(sentences)]
  }
}
