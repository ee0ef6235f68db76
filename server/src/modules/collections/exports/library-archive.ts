import { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import { LIBRARY_FORMAT, LIBRARY_PARTS, LIBRARY_VERSION, type LibraryManifest } from '@marquee/contract/library-files'
import yazl from 'yazl'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { AdTransferService } from '../../library/library.public.ts'
import type { LibraryBoardService } from '../boards/library-boards.service.ts'
import type { LibrarySavedAdService } from '../saved-ads/library-saved-ads.service.ts'
import { libraryTable } from './library-table.ts'
import { type LibraryFileNames, readLibraryLines } from './library-lines.ts'
import { openStored } from './media-archive.ts'

interface Dependencies {
  storage: Storage
  adTransfer: Pick<AdTransferService, 'read'>
  libraryBoards: Pick<LibraryBoardService, 'listPlaces'>
  librarySavedAds: Pick<LibrarySavedAdService, 'list'>
}

interface Content {
  workspaceId: string
  adIds: readonly string[]
  manifest: Omit<LibraryManifest, 'format' | 'version'>
  /** Called with the number of written ads. */
  onProgress: (count: number) => Promise<void>
}

/**
 * The ZIP of a workspace's library (docs/library-files.md). Ads are read in portions and files when they are written, so that the size of
 * the library does not matter. The parts hold no date of their own: the same library makes the same parts.
 */
export function libraryArchive(
  dependencies: Dependencies,
  { workspaceId, adIds, manifest, onProgress }: Content,
): Readable {
  const { storage } = dependencies
  const archive = new yazl.ZipFile()
  const names: LibraryFileNames = new Map()
  const readLines = () => readLibraryLines(dependencies, { workspaceId, adIds, names })

  async function* ads(): AsyncGenerator<string> {
    for await (const { lines, done } of readLines()) {
      yield lines.map((line) => `${JSON.stringify(line)}\n`).join('')
      await onProgress(done)
    }
    // Only now the names of all files are known. Entries may be added while the archive is being written.
    add(LIBRARY_PARTS.table, () => Readable.from(libraryTable(manifest, readLines())))
    for (const [name, key] of names) {
      archive.addReadStreamLazy(
        name,
        { compress: false },
        callbackify(() => openStored(storage, key)),
      )
    }
    archive.end()
  }

  function add(name: string, open: () => Readable): void {
    archive.addReadStreamLazy(name, {}, (done) => done(null, open()))
  }

  const head = { format: LIBRARY_FORMAT, version: LIBRARY_VERSION, ...manifest }
  archive.addBuffer(Buffer.from(`${JSON.stringify(head, null, 2)}\n`), LIBRARY_PARTS.manifest)
  add(LIBRARY_PARTS.ads, () => Readable.from(ads()))
  const content = Readable.from(archive.outputStream)
  // Passes an error inside the archive on to its reader.
  archive.on('error', (error: Error) => content.destroy(error))
  return content
}
