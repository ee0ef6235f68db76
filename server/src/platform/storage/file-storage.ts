import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Clock, DAY_MS } from '../clock.ts'
import { errorCode } from '../errors/error-code.ts'
import { checkedKey } from './storage-key.ts'
import type { Storage, StoredObjectInfo } from './storage.ts'

/** The folder in which objects are written before they get their final name. No key starts with a dot, so no object is ever here. */
const UNFINISHED = '.unfinished'

/**
 * A file that has not been written to for this time is abandoned: every write updates its time, no matter how slow an upload is
 * and which process receives it.
 */
const ABANDONED_MS = DAY_MS

/** Storage in a folder of this machine, or one that several machines share. */
export function createFileStorage(folder: string, clock: Clock): Storage {
  const unfinished = join(folder, UNFINISHED)

  async function put(key: string, content: Readable | Uint8Array): Promise<{ size: number }> {
    const target = toPath(folder, key)
    const part = join(unfinished, randomUUID())
    await mkdir(unfinished, { recursive: true })
    try {
      await pipeline(content instanceof Uint8Array ? Readable.from([content]) : content, createWriteStream(part))
      const size = await flush(part)
      await mkdir(dirname(target), { recursive: true })
      // The rename is atomic: a reader sees the old object or the new one, never a partial one.
      await rename(part, target)
      await flush(dirname(target))
      return { size }
    } finally {
      await rm(part, { force: true })
    }
  }

  async function get(key: string, range?: { start: number; end: number }) {
    const path = toPath(folder, key)
    const info = await readInfo(path)
    return info === null ? null : { ...info, stream: createReadStream(path, range ?? {}) }
  }

  async function sweep(): Promise<void> {
    const writtenSince = clock.now().getTime() - ABANDONED_MS
    for (const name of await namesIn(unfinished)) {
      const part = join(unfinished, name)
      // Null: its write has just ended.
      const info = await readInfo(part)
      if (info !== null && info.modifiedAt.getTime() < writtenSince) {
        await rm(part, { force: true })
      }
    }
  }

  return {
    put,
    get,
    stat: async (key) => readInfo(toPath(folder, key)),
    delete: async (key) => rm(toPath(folder, key), { force: true }),
    sweep,
  }
}

/** @throws TypeError for a key that could leave the folder */
function toPath(folder: string, key: string): string {
  return join(folder, checkedKey(key))
}

async function readInfo(path: string): Promise<StoredObjectInfo | null> {
  const found = await orNull(stat(path))
  return found?.isFile() ? { size: found.size, modifiedAt: found.mtime } : null
}

async function namesIn(folder: string): Promise<string[]> {
  return (await orNull(readdir(folder))) ?? []
}

/** Null when the file does not exist. */
async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) {
      return null
    }
    throw error
  }
}

/** Flushes a file, or the names in a folder, to the disk. Resolves with the size. */
async function flush(path: string): Promise<number> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}
