import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The names of a checkout's remotes: the folders of `remotes/`. All code that needs the list of remotes calls this function, so that a new
 * remote is included.
 * @param root folder of the repository
 */
export function listRemotes(root: string): string[] {
  return readdirSync(join(root, 'remotes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}
