import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { packFile } from './packed-files.ts'

/** A file of the log: timeline, number and segment, each of eight digits. Other files of the folder are histories of timelines. */
const LOG_FILE = /^[\dA-F]{24}$/
const PACKED = '.zst'

/** Packs the delivered files but the newest one: a file of 16 MB that was delivered early holds little. */
export async function packLog(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => LOG_FILE.test(name)).toSorted()
  for (const name of files.slice(0, -1)) {
    await packFile(join(folder, name), join(folder, `${name}${PACKED}`))
    await rm(join(folder, name))
  }
}

/** Removes the log before a file, on every timeline. */
export async function pruneLog(folder: string, firstNeeded: string): Promise<void> {
  const place = (name: string) => name.slice(8, 24)
  for (const name of await readdir(folder)) {
    // A note about a backup is named after the file of the log in which that backup began.
    if (LOG_FILE.test(name.slice(0, 24)) && place(name) < place(firstNeeded)) {
      await rm(join(folder, name))
    }
  }
}

/** Writes the log from a file on, and the histories of timelines, to a folder that a restore reads. */
export async function unpackLog(folder: string, firstNeeded: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  for (const name of await readdir(folder)) {
    if (name.endsWith('.history')) {
      await copyFile(join(folder, name), join(target, name))
    } else if (LOG_FILE.test(name) && isFrom(name, firstNeeded)) {
      await copyFile(join(folder, name), join(target, name))
    } else if (name.endsWith(PACKED) && isFrom(name, firstNeeded)) {
      const output = createWriteStream(join(target, name.slice(0, -PACKED.length)))
      await pipeline(createReadStream(join(folder, name)), createZstdDecompress(), output)
    }
  }
}

function isFrom(name: string, firstNeeded: string): boolean {
  return name.slice(8, 24) >= firstNeeded.slice(8, 24)
}
