import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { packageName } from '../registry.ts'

const packageFile = z.object({ name: z.string() })

/** The repository of one remote. */
export interface Repository {
  folder: string
  /** The remote's name: that of its package, without a scope. */
  name: string
  /** Folder of the builds: `<builds>/<release>/`. */
  builds: string
}

/** @throws Error when the folder has no package, or one whose name a remote cannot have */
export function readRepository(folder: string): Repository {
  const file = join(folder, 'package.json')
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error(`There is no ${file}. Run the command in the folder of the remote.`)
  }
  const { name } = packageFile.parse(JSON.parse(text))
  const own = name.replace(/^@[^/]+\//, '')
  if (!packageName.safeParse(own).success) {
    throw new Error(`${file} has the name "${name}". A remote has lower-case letters and hyphens only, and at most 40.`)
  }
  return { folder, name: own, builds: join(folder, 'dist/releases') }
}
