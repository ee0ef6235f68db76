import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The names of a checkout's remotes: the folders of `remotes/`. Whatever needs a list of all remotes asks here, so that a new one is in it.
 * @param root folder of the repository
 */
export function listRemotes(root: string): string[] {
  return readdirSync(join(root, 'remotes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}
