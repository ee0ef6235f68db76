import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-floor-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const BUILD = `
  import webpack from '${import.meta.resolve('webpack')}'
  import { createBaseConfig } from '${join(import.meta.dirname, 'base-config.ts')}'
  const target = { release: '0123456789ab', outputPath: process.cwd() + '/dist', mode: 'production' }
  const compiler = webpack({ ...createBaseConfig('floor', process.cwd(), target), entry: './main.ts' })
  compiler.run((error, stats) => {
    if (error !== null || stats.hasErrors()) throw error ?? new Error(stats.toString())
  })
`

/** What browsers get of these files. */
async function build(files: Record<string, string>): Promise<{ js: string; css: string }> {
  for (const [name, text] of Object.entries({ ...files, 'build.mjs': BUILD })) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  // webpack loads our loaders as ES modules, which jest does not let it.
  await promisify(execFile)(process.execPath, ['build.mjs'], { cwd: folder })
  const outputPath = join(folder, 'dist')
  const names = await readdir(outputPath)
  const read = async (extension: string) =>
    (
      await Promise.all(
        names.filter((name) => name.endsWith(extension)).map((name) => readFile(join(outputPath, name), 'utf8')),
      )
    ).join('')
  return { js: await read('.js'), css: await read('.css') }
}

test('[P-92] scripts and styles, those of packages too, reach browsers in the language of the oldest ones', async () => {
  const { js, css } = await build({
    'main.ts': `
      import { read } from 'newer'
      import './main.css'
      import 'newer/newer.css'
      console.log(read(globalThis.file), globalThis.file?.name ?? 'none')`,
    'main.css': '.stage { user-select: none; color: light-dark(#000, #fff) }',
    'node_modules/newer/package.json':
      '{ "name": "newer", "type": "module", "exports": { ".": "./newer.mjs", "./newer.css": "./newer.css" } }',
    'node_modules/newer/newer.mjs': 'export function read(file) { using open = file.open(); return open.text() }',
    'node_modules/newer/newer.css': '.newer { print-color-adjust: exact }',
  })
  expect(js).not.toMatch(/\busing\b/)
  // What all of them have stays as it is.
  expect(js).toContain('?.name??')
  expect(css).toContain('-webkit-user-select:none')
  expect(css).toContain('-webkit-print-color-adjust:exact')
  expect(css).toContain('light-dark(#000,#fff)')
})
