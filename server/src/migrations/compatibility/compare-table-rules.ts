import { readWords } from '../table-types/read-words.ts'
import type { Rule, TableRules } from './table-rules.ts'

type Tables = Readonly<Record<string, TableRules>>

/**
 * Lists what later tables refuse although the earlier ones took it, one sentence for each. Tables and columns that are gone are not
 * mentioned: that is no harm when no statement uses them.
 */
export function compareTableRules(before: Tables, after: Tables): string[] {
  return Object.entries(after).flatMap(([table, rules]) => {
    const earlier = before[table]
    return earlier === undefined
      ? []
      : [...compareColumns(table, earlier, rules), ...compareRules(table, earlier, rules)]
  })
}

function compareColumns(table: string, before: TableRules, after: TableRules): string[] {
  return Object.entries(after.columns).flatMap(([name, column]) => {
    const earlier = before.columns[name]
    const title = `${table}.${name}`
    const isDemanded = column.isRequired && !column.isFilled
    if (earlier === undefined) {
      return isDemanded ? [`${title} is new and required, but has no default.`] : []
    }
    return [
      ...(earlier.type === column.type ? [] : [`${title} was ${earlier.type} and is ${column.type}.`]),
      ...(column.isRequired && !earlier.isRequired ? [`${title} has become required.`] : []),
      ...(isDemanded && earlier.isFilled ? [`${title} has lost its default.`] : []),
    ]
  })
}

function compareRules(table: string, before: TableRules, after: TableRules): string[] {
  const known = new Set(before.rules.map(({ definition }) => definition))
  return after.rules
    .filter((rule) => !known.has(rule.definition) && !isWider(rule, before) && !isMetByOthers(rule, before, after))
    .map(({ kind, columns, definition }) => `${table} (${columns.join(', ')}) has a new ${kind}: ${definition}`)
}

/** Whether a check allows all words of an earlier one, and more. */
function isWider({ kind, columns, definition }: Rule, before: TableRules): boolean {
  const words = kind === 'check' ? readWords(definition) : null
  return before.rules.some((earlier) => {
    const earlierWords = earlier.columns.join() === columns.join() ? readWords(earlier.definition) : null
    return words !== null && earlierWords !== null && earlierWords.every((word) => words.includes(word))
  })
}

/** Whether rows that leave out the new columns meet a rule anyway. */
function isMetByOthers({ kind, columns }: Rule, before: TableRules, after: TableRules): boolean {
  const added = columns.filter((name) => !(name in before.columns))
  return kind === 'unique' || kind === 'exclusion'
    ? added.some((name) => after.columns[name]?.isFilled === false)
    : added.length > 0 && added.length === columns.length
}
