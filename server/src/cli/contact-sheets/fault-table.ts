import type { LayoutFault, LayoutRule } from '@marquee/creative/layout-fault'

/** What the tables need of a checked creative. */
export interface CheckedRow {
  template: string
  format: string
  photo: string
  situations: readonly string[]
  faults: readonly LayoutFault[]
}

/** Text tables of the shares of results without faults: by fault, situation, photo, format and template. */
export function tabulateFaults(rows: readonly CheckedRow[]): string {
  const clean = rows.filter(({ faults }) => faults.length === 0).length
  return [
    `${rows.length} results, ${percent(clean, rows.length)} free of faults`,
    tabulateRules(rows),
    tabulateGroups('situation', rows, ({ situations }) => situations),
    tabulateGroups('format', rows, ({ format }) => [format]),
    tabulateGroups('photo', rows, ({ photo }) => [photo]),
    tabulateGroups('template', rows, ({ template }) => [template]),
  ].join('\n\n')
}

/** One line for each fault, with tabs between its fields. */
export function listFaults(rows: readonly CheckedRow[]): string {
  const lines = rows.flatMap(({ template, format, photo, faults }) =>
    faults.map(({ rule, layer, value }) => [template, format, photo, rule, layer ?? '', value.toFixed(2)].join('\t')),
  )
  return ['template\tformat\tphoto\trule\tlayer\tvalue', ...lines, ''].join('\n')
}

function tabulateRules(rows: readonly CheckedRow[]): string {
  const counts = countRules(rows)
  const lines = [...counts].toSorted(([, a], [, b]) => b - a)
  return ['share with the fault', ...lines.map(([rule, count]) => row(percent(count, rows.length), rule))].join('\n')
}

/** The number of results with each fault, however often it is in one of them. */
function countRules(rows: readonly CheckedRow[]): Map<LayoutRule, number> {
  const counts = new Map<LayoutRule, number>()
  for (const { faults } of rows) {
    for (const rule of new Set(faults.map((fault) => fault.rule))) {
      counts.set(rule, (counts.get(rule) ?? 0) + 1)
    }
  }
  return counts
}

/** The groups with the lowest shares first, each with its most frequent faults. */
function tabulateGroups(
  name: string,
  rows: readonly CheckedRow[],
  toKeys: (row: CheckedRow) => readonly string[],
): string {
  const groups = new Map<string, CheckedRow[]>()
  for (const one of rows) {
    for (const key of toKeys(one)) {
      groups.set(key, [...(groups.get(key) ?? []), one])
    }
  }
  const lines = [...groups]
    .map(([key, members]) => ({ key, members, clean: members.filter(({ faults }) => faults.length === 0).length }))
    .toSorted((a, b) => a.clean / a.members.length - b.clean / b.members.length)
    .map(({ key, members, clean }) => {
      const most = [...countRules(members)].toSorted(([, a], [, b]) => b - a).slice(0, 4)
      const faults = most.map(([rule, count]) => `${rule} ${percent(count, members.length)}`).join(', ')
      return row(percent(clean, members.length), `${key.padEnd(34)} ${faults}`)
    })
  return [`free of faults, by ${name}`, ...lines].join('\n')
}

const row = (share: string, text: string) => `${share.padStart(6)}  ${text}`.trimEnd()

function percent(count: number, all: number): string {
  return all === 0 ? '–' : `${Math.round((count / all) * 100)} %`
}
