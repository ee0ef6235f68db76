import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commands, planCommand } from './commands.mjs'

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const names = Object.keys(commands)

test('every command is a script of the package, and the other way round', () => {
  const started = Object.entries(scripts).filter(([, script]) => script.includes('scripts/marquee.mjs'))
  expect(started.map(([name]) => name).toSorted()).toEqual(names.toSorted())
})

test.each(names.filter((name) => name !== 'e2e'))('%s --help says how it is used, and runs nothing', (name) => {
  for (const word of ['--help', '-h']) {
    const plan = planCommand([name, word])
    expect(plan).toEqual({ help: expect.stringMatching(new RegExp(`^Use: npm (run )?${name}`)) })
  }
})

test('the help of the browser tests is their own program’s: nothing is built for it', () => {
  expect(planCommand(['e2e', '--help'])).toEqual({ programs: [['scripts/e2e.ts', '--help']] })
})

test.each([
  [['start', 'now'], 'Unknown: now'],
  [['start', '--port=80'], 'Unknown: --port=80'],
  [['begin'], 'Unknown command "begin"'],
  [['constructor'], 'Unknown command "constructor"'],
  [[], 'Unknown command ""'],
])('%j is refused', (words, reason) => {
  expect(planCommand(words)).toEqual({ refusal: expect.stringContaining(reason) })
})

test('words go to the last program', () => {
  expect(planCommand(['bench', 'search', '--ads=1000'])).toEqual({
    programs: [['scripts/build-packages.mjs'], ['scripts/bench.ts', 'search', '--ads=1000']],
  })
})
