import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { transformSync } from '@swc/core'

/** The pages and slots that a remote's entry really exports, to compare with its manifest. */
export interface ExposedEntry {
  pages?: Readonly<Record<string, unknown>>
  slots?: Readonly<Record<string, unknown>>
}

/**
 * Runs a remote's `src/remote-entry.ts` and returns its real exports, regardless of how it is written. Only the entry and its static
 * imports run; the code of pages does not.
 * @param folder of the remote
 * @throws Error when the entry cannot run
 */
export async function readEntry(folder: string): Promise<ExposedEntry> {
  const hooks = registerHooks({ load: loadForBrowsers })
  try {
    const module = (await import(pathToFileURL(join(folder, 'src/remote-entry.ts')).href)) as {
      manifest?: ExposedEntry
    }
    return module.manifest ?? {}
  } catch (error) {
    throw new Error(`${folder}/src/remote-entry.ts does not run.`, { cause: error })
  } finally {
    hooks.deregister()
  }
}

/**
 * Finds the pages and slots that a manifest declares and for which the entry has no code.
 * @returns a sentence for each page and slot
 */
export function findMissingCode({ routes, slots = [] }: ReleaseManifest, entry: ExposedEntry): string[] {
  // An action on an ad is a link, without code of its own.
  const shown = slots.filter(({ place }) => place !== 'ad-actions')
  return [
    ...namesWithoutCode(routes, entry.pages).map((name) => `The page "${name}" has no code in remote-entry.ts.`),
    ...namesWithoutCode(shown, entry.slots).map((name) => `The slot "${name}" has no code in remote-entry.ts.`),
  ]
}

function namesWithoutCode(declared: ReadonlyArray<{ name: string }>, code: Readonly<Record<string, unknown>> = {}) {
  return declared.map(({ name }) => name).filter((name) => !(Object.hasOwn(code, name) && hasLoader(code[name])))
}

function hasLoader(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'load' in value && typeof value.load === 'function'
}

/** Node cannot load components or stylesheets by itself. */
const loadForBrowsers: Parameters<typeof registerHooks>[0]['load'] = (url, context, next) => {
  const { pathname } = new URL(url)
  if (/\.(?:css|svg|png|webp|woff2)$/.test(pathname)) {
    return { format: 'module', source: 'export default {}', shortCircuit: true }
  }
  if (!pathname.endsWith('.tsx')) {
    return next(url, context)
  }
  const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
    filename: fileURLToPath(url),
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2024',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  })
  return { format: 'module', source: code, shortCircuit: true }
}
