import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import webpack from 'webpack'
import { UnusedDeclarationsPlugin } from './unused-declarations-plugin.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-declarations-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** What is declared when a build of these files runs, in this order. */
async function build(files: Record<string, string>): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const compiler = webpack({
    mode: 'production',
    entry: join(folder, 'main.js'),
    output: { path: join(folder, 'dist') },
    optimization: { minimize: false },
    plugins: [new UnusedDeclarationsPlugin()],
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() === true ? new Error(stats.toString()) : null)
      compiler.close(() => (failure === null ? resolve() : reject(failure)))
    })
  })
  const declared: string[] = []
  runInNewContext(await readFile(join(folder, 'dist/main.js'), 'utf8'), {
    onDeclared: (name: string) => declared.push(name),
  })
  return declared
}

const declare = `export function declare(name, ...parts) { onDeclared(name); return { name, parts } }`
const declarations = `
  import { declare } from '../../../declare.js'
  const part = declare('part of the unused')
  export const used = declare('used', declare('part of the used'))
  export const unused = declare('unused', part, () => declare('inside the unused'))
`

const main = (from: string) => `import { used } from '${from}'\nglobalThis.page = used`

test('of the contract, a build holds only the declarations that it uses, with their parts', async () => {
  const declared = await build({
    'declare.js': declare,
    'shared/contract/src/ads.js': declarations,
    'main.js': main('./shared/contract/src/ads.js'),
  })
  expect(declared).toEqual(['part of the used', 'used'])
})

test('other modules keep all that they call: it may do something', async () => {
  const declared = await build({
    'declare.js': declare,
    'shared/other/src/ads.js': declarations,
    'main.js': main('./shared/other/src/ads.js'),
  })
  expect(declared).toEqual(['part of the unused', 'part of the used', 'used', 'unused'])
})
