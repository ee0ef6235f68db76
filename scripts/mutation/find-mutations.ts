import { parseSync } from '@swc/core'
import { isPart, mutators, type Part } from './mutators.ts'

/** One change of a source that a good test notices. */
export interface Mutation {
  /** From 1. */
  line: number
  /** Where the text stands that is replaced. */
  start: number
  end: number
  replacement: string
}

/** Expressions, though swc counts them among the types. */
const VALUES: ReadonlySet<string> = new Set(['TsAsExpression', 'TsNonNullExpression', 'TsSatisfiesExpression'])

/**
 * Lists the changes of a TypeScript source that tests are tried with: operators become their counterparts, conditions are turned
 * round, numbers grow by one, truth values flip, returns return nothing, and calls whose result nobody takes are left out.
 * @param line only those of this line
 */
export function findMutations(source: string, line?: number): Mutation[] {
  // What stands first tells where this source begins: swc counts on from one source to the next, in bytes.
  const tree = parseSync(`;${source}`, { syntax: 'typescript', tsx: true, target: 'es2024' })
  const first = tree.span.start + 1
  const bytes = Buffer.from(source)
  const toOffset = (position: number) => bytes.subarray(0, position - first).toString('utf8').length
  const toText = ({ span }: Part) => source.slice(toOffset(span.start), toOffset(span.end))

  return listParts(tree.body)
    .flatMap((part) => mutators[part.type]?.(part, toText) ?? [])
    .map(({ part: { span }, replacement }) => {
      const start = toOffset(span.start)
      return { line: source.slice(0, start).split('\n').length, start, end: toOffset(span.end), replacement }
    })
    .filter((mutation) => line === undefined || mutation.line === line)
}

/** Every part of a tree that is there when a test runs, from the outside to the inside. */
function listParts(value: unknown): Part[] {
  if (typeof value !== 'object' || value === null || (isPart(value) && isErased(value))) {
    return []
  }
  return [...(isPart(value) ? [value] : []), ...Object.values(value).flatMap(listParts)]
}

function isErased({ type }: Part): boolean {
  return type === 'ImportDeclaration' || (type.startsWith('Ts') && !VALUES.has(type))
}
