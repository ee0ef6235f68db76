import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

const modules = join(import.meta.dirname, 'modules')
const domains = readdirSync(modules)
const app = readFileSync(join(import.meta.dirname, 'app.ts'), 'utf8')

interface SourceFile {
  /** `domain/module/file.ts`. */
  path: string
  /** The files of the modules that it imports, types included. */
  imports: string[]
}

function readSource(path: string): SourceFile {
  const source = readFileSync(join(modules, path), 'utf8')
  const found = source.matchAll(/(?:from|import) '(\.[^']+)'/g)
  return { path, imports: [...found].map(([, target = '']) => normalize(join(dirname(path), target))) }
}

const files = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map(readSource)

/** `domain/module`; null for the files of the domain itself. */
function toModule(path: string): string | null {
  const [domain, name = ''] = path.split('/')
  return name.endsWith('.ts') ? null : `${domain}/${name}`
}

/** The modules of a domain that reach themselves by their imports. */
function findCircles(sources: readonly SourceFile[]): string[] {
  const uses = new Map<string, Set<string>>()
  for (const { path, imports } of sources) {
    const from = toModule(path)
    for (const to of imports.map(toModule)) {
      if (from !== null && to !== null && to !== from && dirname(to) === dirname(from)) {
        uses.set(from, (uses.get(from) ?? new Set()).add(to))
      }
    }
  }
  const reach = (name: string, seen = new Set<string>()): Set<string> => {
    for (const next of uses.get(name) ?? []) {
      if (!seen.has(next)) {
        seen.add(next)
        reach(next, seen)
      }
    }
    return seen
  }
  return [...uses.keys()].filter((name) => reach(name).has(name)).toSorted()
}

/** The modules that the map in the documents names, by domain. */
function readMap(): Map<string, string[]> {
  const document = readFileSync(join(import.meta.dirname, '../../docs/ARCHITECTURE.md'), 'utf8')
  const [, section = ''] = /## The domains of the server\n([^]*?)\n## /.exec(document) ?? []
  const rows = [...section.matchAll(/^\| ([a-z]+) +\|[^|]*\|([^|]*)\|/gm)].filter(([, domain]) => domain !== 'domain')
  return new Map(
    rows.map(([, domain = '', names = '']) => [domain, [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)]),
  )
}

test('the map of domains in the documents is the tree on disk', () => {
  const onDisk = domains.map((domain): [string, string[]] => {
    const names = files.filter(({ path }) => path.startsWith(`${domain}/`)).map(({ path }) => toModule(path))
    return [domain, [...new Set(names.flatMap((name) => (name === null ? [] : basename(name))))].toSorted()]
  })
  expect(readMap()).toEqual(new Map(onDisk))
})

test('app.ts wires every domain by the wiring file of its name', () => {
  expect(domains.filter((domain) => !app.includes(`'./modules/${domain}/${domain}.wiring.ts'`))).toEqual([])
})

test('all routes and jobs are registered by a wiring file of their domain, or by their own module', () => {
  const working = files.filter(({ path }) => /\.(?:routes|jobs)\.ts$/.test(path))
  const isRegistered = (path: string) =>
    files.some(
      (file) =>
        file.imports.includes(path) &&
        (toModule(file.path) === toModule(path) || dirname(file.path) === path.split('/')[0]),
    )
  expect(working.map(({ path }) => path).filter((path) => !isRegistered(path))).toEqual([])
})

test('the modules of a domain do not run in circles, not even by their types', () => {
  expect(findCircles(files)).toEqual([])
})

test('a circle that is planted is found', () => {
  const [first, second] = ['identity/auth/auth.routes.ts', 'identity/two-factor/two-factor.routes.ts']
  const planted = { path: first, imports: [second] }
  expect(findCircles([...files, planted])).toEqual(['identity/auth', 'identity/two-factor'])
})

test('the server’s root holds the application and its two processes, and nothing that belongs to a module', () => {
  const root = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  expect(root.toSorted()).toEqual(['app.ts', 'main.ts', 'worker.ts'])
})

test('the folder of a domain holds modules, and the files that name what it wires, offers and asks', () => {
  const own = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && path.split('/').length === 2,
  )
  expect(own.filter((path) => !/\.(?:wiring|public|ports)\.ts$/.test(path))).toEqual([])
})
