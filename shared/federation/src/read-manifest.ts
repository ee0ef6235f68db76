import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { findManifestFaults } from './page-rules.ts'
import { releaseManifest } from './release-manifest.ts'

/**
 * Reads the current manifest of a package from its `src/manifest.ts`.
 * @param folder of the package
 * @throws Error that names the fault of the manifest
 */
export async function readManifest(folder: string, name: string): Promise<ReleaseManifest> {
  const file = join(folder, 'src/manifest.ts')
  const { mtimeMs } = await stat(file)
  // Node caches modules by their address; a development server has to read the file again after each change.
  const module = (await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as { manifest?: unknown }
  const { success, data, error } = releaseManifest.safeParse(module.manifest)
  if (!success) {
    throw new Error(
      `${file} is no manifest:\n${error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`).join('\n')}`,
    )
  }
  const faults = findManifestFaults({ name, manifest: data })
  if (faults.length > 0) {
    throw new Error(`${file}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  }
  return data
}
