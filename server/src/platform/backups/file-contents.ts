import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '../errors/start-error.ts'
import type { BackedUpFile } from './backup-folder.ts'
import { ignoreMissing, listFiles, sizeOf } from './list-files.ts'

/** The contents of stored files in `BACKUP_DIR`, each once: a backup writes only what no earlier one has. */
export function createFileContents(folder: string) {
  const toPath = (hash: string) => join(folder, hash.slice(0, 2), hash)

  return {
    /**
     * Keeps the files below a folder; those that go meanwhile are left out.
     * @param isWanted decides about each path below `root`
     */
    async keep(root: string, isWanted?: (path: string) => boolean): Promise<BackedUpFile[]> {
      const kept: BackedUpFile[] = []
      for await (const path of listFiles(root, isWanted)) {
        const file = join(root, path)
        const hash = await hashFile(file)
        const size = await sizeOf(file)
        if (hash === null || size === null) {
          continue
        }
        if ((await sizeOf(toPath(hash))) === size || (await copyWhole(file, toPath(hash)))) {
          kept.push({ path, size, hash })
        }
      }
      return kept
    },

    /** Writes the files below a folder. @throws StartError that names a file whose content is missing or damaged */
    async restore(files: readonly BackedUpFile[], root: string): Promise<void> {
      for (const { path, hash } of files) {
        const target = join(root, path)
        await mkdir(dirname(target), { recursive: true })
        const isThere = await copyFile(toPath(hash), target).then(() => true, ignoreMissing)
        if (isThere === null || (await hashFile(target)) !== hash) {
          throw new StartError(`${toPath(hash)} is ${isThere === null ? 'missing' : 'damaged'}; ${path} needs it.`)
        }
      }
    },

    /** Removes the contents that none of these hashes names. */
    async prune(used: ReadonlySet<string>): Promise<void> {
      for (const prefix of (await readdir(folder).catch(ignoreMissing)) ?? []) {
        for (const name of await readdir(join(folder, prefix))) {
          if (!used.has(name)) {
            await rm(join(folder, prefix, name))
          }
        }
      }
    },
  }
}

/** The SHA-256 of a file in hex; null when it is gone. */
async function hashFile(file: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(file)) {
      hash.update(chunk as Buffer)
    }
  } catch (error) {
    return ignoreMissing(error)
  }
  return hash.digest('hex')
}

/** The target appears whole or not at all. @returns whether the source was still there */
async function copyWhole(source: string, target: string): Promise<boolean> {
  const part = `${target}.part`
  await mkdir(dirname(target), { recursive: true })
  const isThere = await copyFile(source, part).then(() => true, ignoreMissing)
  if (isThere === null) {
    return false
  }
  await rename(part, target)
  return true
}
