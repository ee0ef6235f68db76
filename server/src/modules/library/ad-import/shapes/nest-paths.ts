import type { Columns } from './values.ts'

type Branch = Map<string, unknown>

/**
 * The objects and lists that a tool flattened into columns named by paths, as `snapshot/cards/0/title` or `snapshot.body.text`.
 * A part of a path that is a number is a place in a list.
 */
export function nestPaths(flat: Columns): Columns {
  const root: Branch = new Map()
  for (const [path, value] of Object.entries(flat)) {
    put(root, path.split(/[./]/), value)
  }
  return Object.fromEntries([...root].map(([name, value]) => [name, fold(value)]))
}

function put(branch: Branch, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    branch.set(name, value)
    return
  }
  const inner = branch.get(name)
  const child: Branch = inner instanceof Map ? inner : new Map()
  branch.set(name, child)
  put(child, rest, value)
}

function fold(value: unknown): unknown {
  if (!(value instanceof Map)) {
    return value
  }
  const entries = [...value].map(([name, inner]) => [String(name), fold(inner)] as const)
  return entries.every(([name]) => /^\d+$/.test(name)) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
