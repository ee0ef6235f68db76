import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../errors/error-code.ts'

/**
 * Lists regular files. Folders and files that go meanwhile are left out.
 * @param isWanted decides about each folder and file, by its path below `root`
 * @yields the paths below `root`, in order
 */
export async function* listFiles(
  root: string,
  isWanted: (path: string) => boolean = () => true,
  folder = '',
): AsyncGenerator<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(ignoreMissing)
  for (const entry of (entries ?? []).toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (!isWanted(path)) {
      continue
    }
    if (entry.isDirectory()) {
      yield* listFiles(root, isWanted, path)
    } else if (entry.isFile()) {
      yield path
    }
  }
}

/** The size of a file in bytes; null when it is gone. */
export async function sizeOf(file: string): Promise<number | null> {
  return (await stat(file).catch(ignoreMissing))?.size ?? null
}

export function ignoreMissing(error: unknown): null {
  if (errorCode(error) !== 'ENOENT') {
    throw error
  }
  return null
}
