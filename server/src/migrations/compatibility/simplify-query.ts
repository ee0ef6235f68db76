/** Statements that read or write rows. Others change the schema, or belong to a connection. */
const READS_OR_WRITES = /^\s*(?:\()?\s*(?:select|insert|update|delete|with|merge)\b/i

/** A list of parameters alone, such as `($1, $2, $3)`, and further rows of `values` of the same shape. */
const PARAMETER_LIST = /\(\$\d+(?:, ?\$\d+)+\)/g
const FURTHER_ROWS = /(\bvalues \((?:[^()']*)\))(?:, ?\([^()']*\))+/gi

/**
 * One form for statements that differ only in how many values they are given: lists after `in` have one parameter, `values` one row, and
 * parameters are numbered anew.
 * @returns null for a statement that neither reads nor writes rows
 */
export function simplifyQuery(text: string): string | null {
  if (!READS_OR_WRITES.test(text)) {
    return null
  }
  const shorter = text
    .trim()
    .replace(FURTHER_ROWS, '$1')
    .replaceAll(PARAMETER_LIST, (list, start: number, whole: string) =>
      /\bin ?$/i.test(whole.slice(Math.max(0, start - 4), start)) ? `${list.slice(0, list.indexOf(','))})` : list,
    )
  const numbers = new Map<string, string>()
  return shorter.replaceAll(/\$(\d+)\b/g, (_, number: string) => {
    const known = numbers.get(number) ?? String(numbers.size + 1)
    numbers.set(number, known)
    return `$${known}`
  })
}
