import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const modules = join(__dirname, 'modules')
const app = readFileSync(join(__dirname, 'app.ts'), 'utf8')

/** Modules that answer requests or do background work. */
const working = readdirSync(modules)
  .flatMap((domain) => readdirSync(join(modules, domain)).map((name) => ({ name, folder: `${domain}/${name}` })))
  .filter(({ folder }) => readdirSync(join(modules, folder)).some((file) => /\.(?:routes|jobs)\.ts$/.test(file)))

test('every module with routes or jobs is wired by a file of its own, which app.ts calls', () => {
  const unwired = working.filter(
    ({ name, folder }) =>
      !existsSync(join(modules, folder, `${name}.module.ts`)) || !app.includes(`./modules/${folder}/${name}.module.ts`),
  )
  expect(unwired).toEqual([])
})

test('the server’s root holds the application and its two processes, and nothing that belongs to a module', () => {
  const files = readdirSync(__dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  expect(files.toSorted()).toEqual(['app.ts', 'main.ts', 'worker.ts'])
})
