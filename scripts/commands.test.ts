import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commands, planCommand } from './commands.mjs'

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const names = Object.keys(commands)
const verbs = Object.entries(commands).flatMap(([name, command]) =>
  Object.keys(command.verbs ?? {}).map((verb) => [name, verb]),
)

test('every command is a script of the package, and the other way round', () => {
  const started = Object.entries(scripts).filter(([, script]) => script.includes('scripts/marquee.mjs'))
  expect(started.map(([name]) => name).toSorted()).toEqual(names.toSorted())
})

test.each([...names.filter((name) => name !== 'e2e').map((name) => [name]), ...verbs])(
  '%s %s --help says how it is used, and runs nothing',
  (...words) => {
    for (const word of ['--help', '-h']) {
      const plan = planCommand([...words, word])
      expect(plan).toEqual({ help: expect.stringMatching(new RegExp(`^Use: npm (run )?${words.join(' ')}`)) })
    }
  },
)

test('the package has at most eighteen scripts', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(18)
})

test('the first word chooses a verb, and what is no verb goes to the command’s own program', () => {
  expect(planCommand(['release', 'rollback', 'briefs'])).toEqual({
    programs: [['scripts/release.ts', 'rollback', 'briefs']],
  })
  expect(planCommand(['release', 'briefs'])).toEqual({ programs: [['scripts/release.ts', 'release', 'briefs']] })
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
  [['make'], 'npm run make -- contact-sheet | '],
  [['make', 'tea'], 'Unknown: "tea"'],
  [['make', 'constructor'], 'Unknown: "constructor"'],
])('%j is refused', (words, reason) => {
  expect(planCommand(words)).toEqual({ refusal: expect.stringContaining(reason) })
})

test('a server answers before the extension is built', () => {
  expect(planCommand(['start'])).toEqual({
    programs: [['scripts/build-packages.mjs'], ['server/src/main.ts']],
    isServer: true,
    afterStart: ['scripts/extension.ts', '--if-changed'],
  })
})

test('words go to the last program', () => {
  expect(planCommand(['bench', 'search', '--ads=1000'])).toEqual({
    programs: [['scripts/build-packages.mjs'], ['scripts/bench.ts', 'search', '--ads=1000']],
  })
})
