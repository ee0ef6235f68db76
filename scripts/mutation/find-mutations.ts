import { parseSync } from '@swc/core'
import { isPart, mutators, type Part } from './mutators.ts'

/** One change of a source that a good test notices. */
export interface Mutation {
  /** Counted from 1. */
  line: number
  /** The position of the replaced text. */
  start: number
  end: number
  replacement: string
}

/** Node types that are expressions, although swc counts them among the types. */
const VALUES: ReadonlySet<string> = new Set(['TsAsExpression', 'TsNonNullExpression', 'TsSatisfiesExpression'])

/**
 * Lists the mutations of a TypeScript source: operators become their counterparts, conditions are negated, numbers increase by one,
 * booleans are inverted, returns return nothing, and calls whose result is unused are removed.
 * @param line only the mutations of this line
 */
export function findMutations(source: string, line?: number): Mutation[] {
  // The first node shows where this source begins: swc continues its byte offsets from one source to the next.
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

/** Every node of a tree that exists at run time, from the outermost to the innermost. */
function listParts(value: unknown): Part[] {
  if (typeof value !== 'object' || value === null || (isPart(value) && isErased(value))) {
    return []
  }
  return [...(isPart(value) ? [value] : []), ...Object.values(value).flatMap(listParts)]
}

function isErased({ type }: Part): boolean {
  return type === 'ImportDeclaration' || (type.startsWith('Ts') && !VALUES.has(type))
}
