import type { CausedBreak } from './check-compatibility.ts'

const RULE =
  'Processes of the last release run on while a new one migrates. Add what is new in one release, and remove what is old in the next one, ' +
  'when no running version uses it (docs/operations.md, “Upgrade”).'

/** Says what breaks the last release, by migration: each sentence once, with a statement that fails and how many do. */
export function describeBreaks(breaks: readonly CausedBreak[]): string {
  if (breaks.length === 0) {
    return ''
  }
  const lines = [
    ...Map.groupBy(breaks, ({ migration, what }) => `${migration ?? 'No migration of ours'}: ${what}`),
  ].map(([title, [first, ...others]]) => {
    const query = first?.query ?? null
    const example = query === null ? '' : `\n  ${query.replaceAll(/\s+/g, ' ').slice(0, 300)}`
    return `${title}${example}${others.length === 0 ? '' : `\n  … and ${others.length} more`}`
  })
  return [...lines, RULE].join('\n')
}
