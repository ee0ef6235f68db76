// Reads large libraries beside the server: it would be busy for seconds, and a file from outside may take all memory.
import { constants, setPriority } from 'node:os'
import { z } from 'zod'
import { createSystemClock } from '../../../platform/clock.ts'
import { serveProcess } from '../../../platform/processes/serve-process.ts'
import { openStorage } from '../../../platform/storage/open-storage.ts'
import { lookAtLibrary, storedFile } from './library-look.ts'
import { UnreadableLibrary } from './library-source.ts'

const order = storedFile.extend({ storageUrl: z.string() })
export type LibraryOrder = z.infer<typeof order>

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

serveProcess({
  order,
  memoryMb: 1024,
  async work({ storageUrl, ...file }) {
    try {
      return await lookAtLibrary(openStorage(storageUrl, createSystemClock()), file)
    } catch (error) {
      if (error instanceof UnreadableLibrary) {
        return { refusal: error.message }
      }
      throw error
    }
  },
})
