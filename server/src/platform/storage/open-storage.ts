import { fileURLToPath } from 'node:url'
import { createFileStorage } from './file-storage.ts'
import type { Storage } from './storage.ts'

/** The storage that `STORAGE_URL` names: `file:/srv/files` or `file:///srv/files`. */
export function openStorage(storageUrl: string): Storage {
  return createFileStorage(fileURLToPath(storageUrl))
}
