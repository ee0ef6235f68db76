import type { LineFinding } from '@marquee/contract/line-checks'

/** The number of words in a row that readers notice as the same sentence. */
const REPEATED_WORDS = 5

interface Line {
  key: string
  text: string
}

/** Finds words in a row that an earlier line has too. @returns the findings by the key of their line */
export function findRepetition(lines: readonly Line[]): Map<string, LineFinding[]> {
  const seen = new Map<string, string>()
  return new Map(lines.map(({ key, text }) => [key, findInLine(key, text, seen)]))
}

function findInLine(key: string, text: string, seen: Map<string, string>): LineFinding[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
  const runs = words.slice(REPEATED_WORDS - 1).map((last, index) => {
    const run = words.slice(index, index + REPEATED_WORDS)
    return {
      run: run.map(([word]) => word.toLowerCase()).join(' '),
      start: run[0]?.index ?? 0,
      end: last.index + last[0].length,
    }
  })
  const repeated = runs.filter(({ run }) => seen.has(run) && seen.get(run) !== key)
  for (const { run } of runs) {
    seen.set(run, seen.get(run) ?? key)
  }
  const [first] = repeated
  if (first === undefined) {
    return []
  }
  const end = repeated.at(-1)?.end ?? first.end
  const message = `Another line says “${text.slice(first.start, first.end)}” too. Say something new here.`
  return [{ kind: 'repetition', rule: 'repetition', start: first.start, end, message, suggestions: [], source: null }]
}
