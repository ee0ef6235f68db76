import { type LibraryPreview, SHOWN_LIBRARY_ADS } from '@marquee/contract/library-imports'
import { createPause } from '../../../platform/create-pause.ts'
import type { LibrarySource, SourceAd } from './library-source.ts'

const SHOWN_BOARDS = 20
const SHOWN_TEXT = 300

/** Counts what a file holds; the tags of all ads are counted once each. */
export async function previewLibrary(source: LibrarySource): Promise<LibraryPreview> {
  const tags = new Set<string>()
  const first: SourceAd[] = []
  const counts = { ads: 0, notes: 0, refused: 0 }
  const pause = createPause()
  for await (const line of source.lines()) {
    if ('reason' in line) {
      counts.refused += 1
    } else {
      counts.ads += 1
      counts.notes += (line.places.saved?.note ?? '') === '' ? 0 : 1
      line.places.saved?.tags.forEach((tag) => tags.add(tag))
      if (first.length < SHOWN_LIBRARY_ADS) {
        first.push(line)
      }
    }
    await pause()
  }
  const { folders, boards, searches, followed_brands } = source.manifest()
  const names = new Map(boards.map(({ key, name }) => [key, name]))
  return {
    ...counts,
    folders: folders.length,
    boards: boards.length,
    tags: tags.size,
    searches: searches.length,
    followed_brands: followed_brands.length,
    board_names: boards.slice(0, SHOWN_BOARDS).map(({ name }) => name),
    first_ads: first.map(({ line, shown, places }) => ({
      ...shown,
      line,
      title: shown.title?.slice(0, SHOWN_TEXT).toWellFormed() ?? null,
      body: shown.body.slice(0, SHOWN_TEXT).toWellFormed(),
      boards: places.boards.flatMap(({ board }) => names.get(board) ?? []),
      tags: places.saved?.tags ?? [],
    })),
  }
}
