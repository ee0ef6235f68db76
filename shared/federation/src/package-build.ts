import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import webpack, { type Compilation, type Configuration } from 'webpack'
import type { BuildTarget, ConfigFactory } from './base-config.ts'
import { compressAssets } from './compress-assets.ts'
import { CONTAINER_FILE } from './container.ts'
import { type BuildParts, describeHost, describeRemote } from './describe-build.ts'
import { type ProvidedExports, ProvidedExportsPlugin } from './provided-exports.ts'
import { refuseStyles } from './find-reaching-selectors.ts'
import { findMissingCode, readEntry } from './read-entry.ts'
import { readManifest } from './read-manifest.ts'
import { toBaseUrl, toGlobalName } from './release-address.ts'
import { RELEASE_FILE } from './release-store.ts'
import { type ReleaseDescription, releaseDescription } from './registry.ts'
import { providedSingletons, wantedSingletons } from './shared-singletons.ts'

/** A package to build, and the place of its build. */
export interface PackageBuild {
  /** Folder of the package. */
  folder: string
  name: string
  /** Id of the release. */
  release: string
  /** Folder that appears when the build is complete. */
  output: string
  /** Folder of the package whose dependencies are the shared modules. */
  sharedFrom: string
  /** The exports that the host provides, for a remote of another repository: the build fails if it imports others. */
  provided?: ProvidedExports
}

/**
 * Builds a package for production, with its description.
 * @throws Error that names the fault of the manifest, of the entry or of the code, or what the host does not provide
 */
export async function buildPackage({
  folder,
  name,
  release,
  output,
  sharedFrom,
  provided,
}: PackageBuild): Promise<void> {
  const temporary = `${output}.building-${process.pid}`
  try {
    const manifest = await readManifest(folder, name)
    const missing = name === 'host' ? [] : findMissingCode(manifest, await readEntry(folder))
    if (missing.length > 0) {
      throw new Error(`${folder}:\n${missing.map((one) => `  ${one}`).join('\n')}`)
    }
    await mkdir(temporary, { recursive: true })
    const target: BuildTarget = { release, outputPath: temporary, sharedFrom, mode: 'production' }
    const compilation = await compile(await readConfig(folder, target, provided))
    if (name !== 'host') {
      await checkStyles(temporary)
    }
    const parts = await describe(compilation, folder, name)
    const description = releaseDescription.parse({
      name,
      release,
      kitVersion: KIT_VERSION,
      baseUrl: toBaseUrl(name, release),
      globalName: toGlobalName(name, release),
      singletons: name === 'host' ? providedSingletons(sharedFrom) : wantedSingletons(parts, sharedFrom),
      integrity: await readIntegrity(temporary),
      manifest,
      ...parts,
    } satisfies ReleaseDescription)
    await compressAssets(temporary)
    await writeFile(join(temporary, RELEASE_FILE), JSON.stringify(description))
    await moveUnlessThere(temporary, output)
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    throw error
  }
}

async function readConfig(folder: string, target: BuildTarget, provided?: ProvidedExports): Promise<Configuration> {
  const { default: createConfig } = (await import(pathToFileURL(join(folder, 'webpack.config.ts')).href)) as {
    default: ConfigFactory
  }
  const config = createConfig(target)
  return provided === undefined
    ? config
    : { ...config, plugins: [...(config.plugins ?? []), new ProvidedExportsPlugin(provided)] }
}

/** Two builds of the same release may run at once, as by two users of one machine: the second one finds the output in place. */
async function moveUnlessThere(temporary: string, output: string): Promise<void> {
  try {
    await rename(temporary, output)
  } catch (error) {
    if (!existsSync(join(output, RELEASE_FILE))) {
      throw error
    }
    await rm(temporary, { recursive: true, force: true })
  }
}

function compile(config: Configuration): Promise<Compilation> {
  return new Promise((done, failed) => {
    const compiler = webpack(config)
    compiler.run((error, stats) => {
      compiler.close(() => {})
      if (error !== null || stats === undefined) {
        failed(error ?? new Error('webpack gave no result.'))
      } else if (stats.hasErrors()) {
        failed(new Error(stats.toString({ all: false, errors: true, colors: false })))
      } else {
        done(stats.compilation)
      }
    })
  })
}

async function describe(compilation: Compilation, folder: string, name: string): Promise<BuildParts> {
  if (name === 'host') {
    return describeHost(compilation)
  }
  return describeRemote(compilation, CONTAINER_FILE, await readFile(join(folder, 'src/remote-entry.ts'), 'utf8'))
}

/** @throws Error for styles that reach beyond the remote */
async function checkStyles(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.css'))
  const refusals = files.map(async (file) => refuseStyles(file, await readFile(join(folder, file), 'utf8')))
  const found = (await Promise.all(refusals)).flat()
  if (found.length > 0) {
    throw new Error(found.join('\n'))
  }
}

async function readIntegrity(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((file) => /\.(?:js|css)$/.test(file)).toSorted()
  const hashes = names.map(async (file): Promise<[string, string]> => {
    const hash = createHash('sha256').update(await readFile(join(folder, file)))
    return [file, `sha256-${hash.digest('base64')}`]
  })
  return Object.fromEntries(await Promise.all(hashes))
}
