import { libraryManifest } from '@marquee/contract/library-files'
import { libraryImport, libraryPreview } from '@marquee/contract/library-imports'
import { z } from 'zod'
import type { Storage } from '../../../platform/storage/storage.ts'
import { openLibrarySource, recognizeLibrary } from './open-library-source.ts'
import { previewLibrary } from './preview-library.ts'

/** A stored file that may be a library. */
export const storedFile = z.object({
  id: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  uploadedAt: z.date(),
})
export type StoredFile = z.infer<typeof storedFile>

/** What a library turned out to be and to hold. */
export const libraryLook = z.object({
  kind: libraryImport.shape.kind,
  preview: libraryPreview,
  manifest: libraryManifest,
})
export type LibraryLook = z.infer<typeof libraryLook>

/** Reads a stored library to its end, and counts what it holds. @throws UnreadableLibrary for a file that is no library */
export async function lookAtLibrary(storage: Storage, file: StoredFile): Promise<LibraryLook> {
  const kind = await recognizeLibrary(storage, file)
  const source = await openLibrarySource(storage, { ...file, kind, madeAt: null })
  try {
    const preview = await previewLibrary(source)
    return { kind, preview, manifest: source.manifest() }
  } finally {
    source.close()
  }
}
