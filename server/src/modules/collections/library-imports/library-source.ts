import type { Readable } from 'node:stream'
import type { LibraryManifest, LibraryPlaces } from '@marquee/contract/library-files'
import type { LibraryPreview } from '@marquee/contract/library-imports'
import type { NewAdOutcome, StoredFiles } from '../../library/library.public.ts'

/** The file is no library that can be read; the message is written for users. */
export class UnreadableLibrary extends Error {
  override readonly name = 'UnreadableLibrary'
}

/** An ad of a file, and what its workspace kept of it. */
export interface SourceAd {
  line: number
  identity: { source: LibraryManifest['followed_brands'][number]['source']; external_id: string }
  places: LibraryPlaces
  shown: Pick<LibraryPreview['first_ads'][number], 'brand' | 'title' | 'body' | 'image_url'>
  /** The names of the files of its media. */
  files: readonly string[]
  toNewAd(files: StoredFiles): NewAdOutcome
}

export type SourceLine = SourceAd | { line: number; field: string; reason: string }

/** A library in a file, of our own format or of another tool. */
export interface LibrarySource {
  /** @yields the ads, one at a time @throws UnreadableLibrary for a damaged file and for one with too many ads */
  lines(): AsyncGenerator<SourceLine>
  /** Everything except the ads; complete once the lines were read to their end. */
  manifest(): LibraryManifest
  /** The bytes of a file; null when there is none. @throws UnreadableLibrary for one that is too large or damaged */
  openFile(name: string): Promise<Readable | null>
  close(): void
}

interface ShownMedium {
  kind: 'image' | 'video'
  url?: string | null | undefined
  thumbnail_url?: string | null | undefined
}

/** The address of the image that shows an ad in the preview; null when it has none. */
export function findShownImage(media: readonly ShownMedium[]): string | null {
  return media.find(({ kind }) => kind === 'image')?.url ?? media[0]?.thumbnail_url ?? null
}
