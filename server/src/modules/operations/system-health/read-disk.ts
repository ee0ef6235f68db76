import { statfs } from 'node:fs/promises'
import type { MinuteFigures } from './minute-figures.ts'

/** The size of the disk that holds a folder, and the room on it for this process; null where it cannot be read. */
export async function readDisk(folder: string): Promise<MinuteFigures['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free_bytes: bavail * bsize, total_bytes: blocks * bsize }
  } catch {
    return null
  }
}
