import { MAX_FOLDER_DEPTH } from '@marquee/contract/boards'
import { LIBRARY_PARTS, libraryManifest, type LibraryManifest } from '@marquee/contract/library-files'
import type { z } from 'zod'
import { UnreadableLibrary } from './library-source.ts'

/**
 * Checks the manifest of a library file: its shape, that each key occurs once, and that each folder stands after the one that holds it.
 * @throws UnreadableLibrary with the field and the reason
 */
export function checkManifest(content: unknown): LibraryManifest {
  const parsed = libraryManifest.safeParse(content)
  if (!parsed.success) {
    throw wrong(...firstIssue(parsed.error))
  }
  const depths = measureFolders(parsed.data.folders)
  const keys = new Set<string>()
  for (const [index, { key, folder }] of parsed.data.boards.entries()) {
    if (keys.has(key) || (folder !== null && !depths.has(folder))) {
      throw wrong(`boards.${index}`, 'A board needs its own key, and a folder of the file or none.')
    }
    keys.add(key)
  }
  return parsed.data
}

/** @returns the depth of each folder by its key, from 1 */
function measureFolders(folders: LibraryManifest['folders']): ReadonlyMap<string, number> {
  const depths = new Map<string, number>()
  for (const [index, { key, parent }] of folders.entries()) {
    const depth = parent === null ? 1 : 1 + (depths.get(parent) ?? Number.NaN)
    if (depths.has(key) || Number.isNaN(depth)) {
      throw wrong(`folders.${index}`, 'A folder needs its own key, and has to stand after the folder that holds it.')
    }
    if (depth > MAX_FOLDER_DEPTH) {
      throw wrong(`folders.${index}`, `Folders can be nested ${MAX_FOLDER_DEPTH} levels deep.`)
    }
    depths.set(key, depth)
  }
  return depths
}

/** @returns the field and the reason */
export function firstIssue(error: z.ZodError, whole = 'content'): [string, string] {
  const [issue] = error.issues
  return [issue?.path.join('.') || whole, issue?.message ?? 'It is not valid.']
}

function wrong(field: string, reason: string): UnreadableLibrary {
  return new UnreadableLibrary(`${LIBRARY_PARTS.manifest} cannot be read: ${field}: ${reason}`)
}
