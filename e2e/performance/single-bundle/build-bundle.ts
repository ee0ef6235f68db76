// Builds host and remotes as one bundle, in a process of its own: `node build-bundle.ts <sources> <output folder> --split|--whole`.
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import webpack, { type AsyncDependenciesBlock, type Compilation, type Configuration } from 'webpack'
import { compressAssets } from '../../../shared/federation/src/compress-assets.ts'
import { listRemotes } from '../../../shared/federation/src/list-remotes.ts'
import { findPageImports } from '../../../shared/federation/src/page-chunks.ts'
import type { FileSet } from '../../../shared/federation/src/registry.ts'
import { type BundleDescription, DESCRIPTION_FILE } from './bundle-description.ts'
import { isSmoke } from '../run-size.ts'
import { createBundleConfig } from './bundle-config.ts'

function compile(config: Configuration): Promise<Compilation> {
  return new Promise((done, failed) => {
    webpack(config, (error, stats) => {
      if (stats === undefined || stats.hasErrors()) {
        failed(error ?? new Error(stats?.toString({ all: false, errors: true })))
      } else {
        done(stats.compilation)
      }
    })
  })
}

/** Path of a lazily loaded module → the files that contain it. */
function lazyFiles(compilation: Compilation): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const block of [...compilation.modules].flatMap((module) => module.blocks)) {
    const path = toTarget(compilation, block)
    if (path !== null) {
      const chunks = compilation.chunkGraph.getBlockChunkGroup(block)?.chunks ?? []
      found.set(
        path,
        chunks.flatMap((chunk) => [...chunk.files]),
      )
    }
  }
  return found
}

function toTarget({ moduleGraph }: Compilation, { dependencies }: AsyncDependenciesBlock): string | null {
  const [dependency] = dependencies
  return dependency === undefined ? null : (moduleGraph.getModule(dependency)?.nameForCondition() ?? null)
}

function fileSet(files: readonly string[]): FileSet {
  const unique = [...new Set(files)]
  return {
    scripts: unique.filter((file) => file.endsWith('.js')),
    styles: unique.filter((file) => file.endsWith('.css')),
  }
}

function describe(compilation: Compilation, root: string): BundleDescription {
  const entry = (compilation.entrypoints.get('main')?.chunks ?? []).flatMap((chunk) => [...chunk.files])
  const lazy = lazyFiles(compilation)
  const pages: BundleDescription['pages'] = {}
  for (const remote of listRemotes(root)) {
    const source = join(root, 'remotes', remote, 'src/remote-entry.ts')
    for (const [page, request] of findPageImports(readFileSync(source, 'utf8'))) {
      const files = [...(lazy.get(source) ?? []), ...(lazy.get(join(source, '..', request)) ?? [])]
      pages[page] = fileSet(files.filter((file) => !entry.includes(file)))
    }
  }
  return { entry: fileSet(entry), pages }
}

const [root = '', output = '', option] = process.argv.slice(2)
const config = createBundleConfig({ root: resolve(root), outputPath: resolve(output), isSplit: option !== '--whole' })
const compilation = await compile(config)
if (!isSmoke) {
  await compressAssets(resolve(output))
}
await writeFile(join(output, DESCRIPTION_FILE), JSON.stringify(describe(compilation, resolve(root))))
