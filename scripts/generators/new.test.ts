import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { generate } from './generate.ts'

const root = join(import.meta.dirname, '../..')
const bin = join(root, 'node_modules/.bin')
const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}` }

/** A copy of the sources; dependencies are those of the original, new packages see the workspace through `@marquee`. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'marquee-new-'))
  for (const name of readdirSync(root).filter((entry) => !entry.startsWith('.') || entry.startsWith('.ox'))) {
    if (['node_modules', 'var', 'test-results', 'playwright-report'].includes(name)) {
      continue
    }
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (source) => !relative(root, source).split('/').includes('node_modules'),
    })
  }
  linkDependencies(copy, '.')
  for (const folder of ['host', 'server', 'e2e', ...children('remotes'), ...children('shared')]) {
    linkDependencies(copy, folder)
  }
  return copy
}

function children(folder: string): string[] {
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
}

function linkDependencies(copy: string, folder: string): void {
  const installed = join(root, folder, 'node_modules')
  if (existsSync(installed)) {
    symlinkSync(installed, join(copy, folder, 'node_modules'))
  }
}

const wiringFile = 'server/src/modules/notifications/notifications.wiring.ts'

describe('the generators', () => {
  let copy: string
  let written: string[]

  beforeAll(() => {
    copy = copyTree()
    generate(copy, 'module', 'notifications/carrier-pigeons')
    written = generate(copy, 'remote', 'insights').changed
  }, 60_000)
  afterAll(() => rmSync(copy, { recursive: true }))

  test('write a module and a remote in the project’s format', () => {
    const made = [
      'server/src/modules/notifications/carrier-pigeons',
      'shared/contract/src/carrier-pigeons.ts',
      'remotes/insights',
    ]
    execFileSync('oxfmt', ['--check', ...made, wiringFile], { cwd: copy, env, stdio: 'pipe' })
  }, 60_000)

  test('wire the module into contract and server, and number its migration after the last one', () => {
    const read = (file: string) => readFileSync(join(copy, file), 'utf8')
    expect(read('shared/contract/src/endpoints.ts')).toContain('carrierPigeons')
    expect(read('shared/contract/src/permissions.ts')).toContain("'carrier_pigeons.edit': row(EDITORS, ")
    expect(
      readdirSync(join(copy, 'server/src/migrations'))
        .filter((file) => file.endsWith('.sql'))
        .at(-1),
    ).toMatch(/^\d{4}-carrier-pigeons\.sql$/)
    expect(read(wiringFile)).toContain('registerCarrierPigeonRoutes(app, createCarrierPigeonService({ db, clock }))')
    // Its table has an owner by this.
    expect(read(wiringFile)).toContain('Owns the tables `carrier_pigeons`, `notification_preferences`')
  })

  test.each(readdirSync(join(root, 'server/src/modules')))('find what a module needs in the wiring of %s', (domain) => {
    const wiring = readFileSync(join(root, `server/src/modules/${domain}/${domain}.wiring.ts`), 'utf8')
    expect(wiring).toMatch(/database: db, clock\b/)
    expect(wiring).toContain('\n\ninterface Given {')
    expect(wiring).toContain(' * Owns the tables `')
    expect(wiring).toMatch(/\n {2}return \{/)
  })

  test('write a remote that brings its own pages, so that nothing else changes for it', () => {
    const manifest = readFileSync(join(copy, 'remotes/insights/src/manifest.ts'), 'utf8')
    expect(manifest).toContain("path: '/insights/:id'")
    expect(manifest).toContain("label: 'Insights'")
    expect(written.filter((file) => !file.startsWith('remotes/insights/'))).toEqual([])
  })

  test('refuse a name that is taken, and write nothing then', () => {
    const before = readFileSync(join(copy, wiringFile), 'utf8')
    expect(() => generate(copy, 'module', 'notifications/carrier-pigeons')).toThrow('these files are there already')
    expect(readFileSync(join(copy, wiringFile), 'utf8')).toBe(before)
  })

  test.each(['Saved', '../etc', 'a b', ''])('refuse the name "%s"', (name) => {
    expect(() => generate(copy, 'module', `notifications/${name}`)).toThrow('is not a name in kebab-case')
  })

  test.each(['carrier-pigeons', 'pigeonry/carrier-pigeons', '../src/carrier-pigeons'])(
    'refuse to guess the domain of the module "%s"',
    (name) => {
      expect(() => generate(copy, 'module', name)).toThrow('Say in which domain')
    },
  )
})
