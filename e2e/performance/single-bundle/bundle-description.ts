import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileSet } from '../../../shared/federation/src/registry.ts'
import { z } from 'zod'

/** In the bundle's folder. */
export const DESCRIPTION_FILE = 'bundle.json'

const bundleDescription = z.object({
  entry: fileSet,
  /** The files that each page of a remote loads besides the entry. */
  pages: z.record(z.string(), fileSet),
})
export type BundleDescription = z.infer<typeof bundleDescription>

export async function readBundle(folder: string): Promise<BundleDescription> {
  return bundleDescription.parse(JSON.parse(await readFile(join(folder, DESCRIPTION_FILE), 'utf8')))
}
