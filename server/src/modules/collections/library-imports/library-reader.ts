import { z } from 'zod'
import { createProcessRunner, ProcessFailure } from '../../../platform/processes/process-runner.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { type LibraryLook, libraryLook, lookAtLibrary, type StoredFile } from './library-look.ts'
import type { LibraryOrder } from './library-process.ts'
import { UnreadableLibrary } from './library-source.ts'

export interface LibraryReader {
  /** @throws UnreadableLibrary for a file that is no library, or takes more than the limits of the process */
  look(file: StoredFile): Promise<LibraryLook>
  close(): void
}

interface Options {
  storage: Storage
  /** The same storage, as `STORAGE_URL` names it. */
  storageUrl: string
}

/** Files of this many bytes are read within the server, in less than the time in which a process starts. */
const SMALL_BYTES = 16 * 1024
/** A library of 100,000 ads takes half a minute on a busy machine. */
const TIMEOUT_MS = 2 * 60_000

/** Reads uploaded libraries. Large ones are read one at a time in a process of lower priority, so that requests do not wait for them. */
export function createLibraryReader({ storage, storageUrl }: Options): LibraryReader {
  const answer = z.union([libraryLook, z.object({ refusal: z.string() })])
  const runner = createProcessRunner<LibraryOrder, z.infer<typeof answer>>({
    processUrl: new URL('./library-process.ts', import.meta.url),
    result: answer,
    timeoutMs: TIMEOUT_MS,
  })
  return {
    async look(file) {
      if (file.size <= SMALL_BYTES) {
        return lookAtLibrary(storage, file)
      }
      const outcome = await runner.run({ ...file, storageUrl }).catch((error: unknown) => {
        throw error instanceof ProcessFailure && error.kind !== 'refused'
          ? new UnreadableLibrary('The file takes more than two minutes or too much memory to read. Split it.')
          : error
      })
      if ('refusal' in outcome) {
        throw new UnreadableLibrary(outcome.refusal)
      }
      return outcome
    },
    close: () => runner.close(),
  }
}
