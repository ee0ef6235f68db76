import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced'
import webpack from 'webpack'
import { StableModuleIdPlugin } from './stable-module-id-plugin.ts'

const folders: string[] = []
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))))

/** Builds the same remote in a folder of its own. @returns file → its content */
async function build(): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-two-folders-'))
  folders.push(folder)
  await mkdir(join(folder, 'src'))
  await writeFile(join(folder, 'src/remote-entry.js'), `export const load = () => import('./page.js')`)
  await writeFile(join(folder, 'src/page.js'), `export const page = 'Briefs'`)
  await writeFile(join(folder, 'rules.js'), `export default () => ({ name: 'rules' })`)
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: {},
    optimization: { minimize: false },
    output: { path: join(folder, 'dist'), filename: '[name].[contenthash:10].js', publicPath: '/build/' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'briefs',
        filename: 'remote-entry.js',
        exposes: { './remote-entry': './src/remote-entry.js' },
        // Its address is part of the virtual entry, as are those of the runtime's own files.
        runtimePlugins: [join(folder, 'rules.js')],
        virtualRuntimeEntry: true,
        experiments: { externalRuntime: true },
        dts: false,
        manifest: false,
      }),
      new StableModuleIdPlugin(),
    ],
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() === true ? new Error(stats.toString()) : null)
      compiler.close(() => (failure === null ? resolve() : reject(failure)))
    })
  })
  const files = (await readdir(join(folder, 'dist'))).toSorted()
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, withoutComments(await readFile(join(folder, 'dist', file), 'utf8'))]),
    ),
  )
}

/** A minimizer takes them away; the names of modules stand in them. */
function withoutComments(script: string): string {
  return script.replaceAll(/^;?\/\/ .*$/gm, '')
}

test('the same sources in two folders become the same files', async () => {
  const files = await build()
  expect(Object.keys(files)).toContain('remote-entry.js')
  expect(await build()).toEqual(files)
})
