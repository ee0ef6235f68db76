// `npm run make mutate -- FILE [--line N] [--tests PATH]`: breaks one thing at a time and runs the tests that reach it (docs/testing.md).
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { findMutations, type Mutation } from './mutation/find-mutations.ts'
import { runMutant } from './mutation/run-mutant.ts'

const USAGE = 'Use: npm run make mutate -- FILE [--line N] [--tests PATH]'
const FIRST_RUN_MS = 600_000
/** The factor by which the tests of a changed file may take longer than those of the unchanged file. */
const PATIENCE = 5
const LEAST_TIME_MS = 60_000
const root = join(import.meta.dirname, '..')

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { line: { type: 'string' }, tests: { type: 'string' } },
  })
  const [name] = positionals
  if (name === undefined || !existsSync(join(root, name))) {
    console.error(name === undefined ? USAGE : `There is no ${name}. ${USAGE}`)
    process.exitCode = 2
    return
  }
  const file = join(root, name)
  const source = readFileSync(file, 'utf8')
  const mutations = findMutations(source, values.line === undefined ? undefined : Number(values.line))
  const tests = values.tests === undefined ? ['--findRelatedTests', name] : [values.tests]

  console.log(`${mutations.length} changes of ${relative(root, file)}; first the tests without any …`)
  const first = await runMutant(file, tests, null, FIRST_RUN_MS)
  if (first.killedBy !== null) {
    console.error(`The tests fail without a change: ${first.killedBy}`)
    process.exitCode = 1
    return
  }
  const timeLimitMs = Math.max(LEAST_TIME_MS, PATIENCE * first.milliseconds)
  let survivors = 0
  for (const mutation of mutations) {
    const { killedBy } = await runMutant(file, tests, mutation, timeLimitMs)
    survivors += killedBy === null ? 1 : 0
    console.log(`${describe(source, mutation)}\n  ${killedBy === null ? 'SURVIVED' : `killed by ${killedBy}`}`)
  }
  console.log(`\n${mutations.length - survivors} killed, ${survivors} survived`)
}

function describe(source: string, { line, start, end, replacement }: Mutation): string {
  const written = source.slice(start, end)
  return `line ${line}: ${inOneLine(written)} → ${replacement === ';' ? 'nothing' : inOneLine(replacement)}`
}

function inOneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // Started processes end with this one.
  process.once(signal, () => process.exit(130))
}
await main()
