import type { OpenApiDocument } from '@marquee/contract/api-keys'

export interface ReferenceOperation {
  method: string
  path: string
  summary: string
  scope: string
  /** Names of what the query takes. */
  query: string[]
}

/** The operations of a description by what they are about, in the order of the alphabet. */
export function listReferenceGroups({ paths }: OpenApiDocument): [string, ReferenceOperation[]][] {
  const groups = new Map<string, ReferenceOperation[]>()
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { summary, tags, parameters = [], ...rest }] of Object.entries(operations)) {
      const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
      const operation = { method: method.toUpperCase(), path, summary, scope: rest['x-scope'], query }
      const group = tags[0] ?? 'other'
      groups.set(group, [...(groups.get(group) ?? []), operation])
    }
  }
  return [...groups].toSorted(([first], [second]) => first.localeCompare(second))
}
