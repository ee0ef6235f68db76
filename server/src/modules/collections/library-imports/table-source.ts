import {
  LIBRARY_FORMAT,
  LIBRARY_VERSION,
  type LibraryManifest,
  MAX_LIBRARY_ADS,
  MAX_LIBRARY_BOARDS,
} from '@marquee/contract/library-files'
import type { DateOrder } from '@marquee/contract/result-imports'
import type { Readable } from 'node:stream'
import { NotATable } from '../../../platform/csv/recognize-table.ts'
import { UnreadableFile } from '../../../platform/spreadsheets/table-row.ts'
import {
  type AdFileFormat,
  type AdRow,
  adsOf,
  findDateOrder,
  readAds,
  readRows,
  recordOfRow,
  withFileDay,
  withoutDemo,
} from '../../library/library.public.ts'
import { findShownImage, type LibrarySource, type SourceLine, UnreadableLibrary } from './library-source.ts'
import { createOwnBoards } from './own-boards.ts'
import { readPlaces, type RowPlaces, toPathKey } from './read-places.ts'

/**
 * Reads a CSV or JSON file of another tool: the columns of boards, folders, tags and notes here, those of the ad as each import of ads.
 * @param now the day of ads whose row has none
 * @param madeAt when the file was made: an ad without a time of its own was seen then
 */
export function openTableSource(
  format: AdFileFormat,
  openStream: () => Promise<Readable>,
  now: Date,
  madeAt: Date | null,
): LibrarySource {
  const folders = new Map<string, LibraryManifest['folders'][number]>()
  const boards = new Map<string, LibraryManifest['boards'][number]>()
  const counts = new Map<string, number>()
  const ownBoards = createOwnBoards()
  let found: Awaited<ReturnType<typeof findDateOrder>> | undefined

  /** Reads the file once before its lines: for the order of its days, and for its own lists of boards. */
  async function readOrder() {
    const stream = await openStream()
    try {
      return await findDateOrder(ownBoards.watch(adsOf(readRows(format, stream))))
    } catch (error) {
      throw asUnreadable(error)
    } finally {
      stream.destroy()
    }
  }

  /** @returns the key of the innermost folder */
  function addFolders(path: readonly string[]): string | null {
    let parent: string | null = null
    for (const [index, name] of path.entries()) {
      const key = toPathKey('folder', path.slice(0, index + 1))
      folders.set(key, { key, name, parent })
      parent = key
    }
    return parent
  }

  function addBoards({ folders: path, boards: names }: RowPlaces): string[] {
    const folder = names.length === 0 ? null : addFolders(path)
    const keys = names.map((name) => {
      const key = toPathKey('board', [...path, name])
      boards.set(key, { key, name, description: '', folder, created_at: now.toISOString() })
      return key
    })
    if (boards.size > MAX_LIBRARY_BOARDS || folders.size > MAX_LIBRARY_BOARDS) {
      throw new UnreadableLibrary(
        `A library has at most ${MAX_LIBRARY_BOARDS} boards. Choose the column of boards again.`,
      )
    }
    return keys
  }

  function toSourceLine(row: AdRow, line: number, order: DateOrder | null): SourceLine {
    if ('refusal' in row) {
      return { line, ...row.refusal }
    }
    const { places, rest } = readPlaces(row.values, { ownBoards, order })
    const outcome = recordOfRow(rest, 'upload', undefined, row.raw, order)
    if ('refusal' in outcome) {
      return { line, ...outcome.refusal }
    }
    const seen = { ...outcome.record, last_seen_at: outcome.record.last_seen_at ?? places.savedAt }
    const record = { ...withFileDay(seen, madeAt), source: withoutDemo(seen.source) }
    const { external_id, brand, title, body, media } = record
    return {
      line,
      identity: { source: record.source, external_id },
      places: {
        saved: { note: places.note, tags: places.tags, saved_at: (places.savedAt ?? now).toISOString() },
        boards: addBoards(places).map((board) => {
          const position = (counts.get(board) ?? 0) + 1
          counts.set(board, position)
          return { board, position, note: '', is_cover: false }
        }),
      },
      shown: {
        brand: brand?.name ?? null,
        title: title ?? null,
        body,
        image_url: findShownImage(media),
      },
      files: [],
      toNewAd: () => ({ record, copies: [] }),
    }
  }

  return {
    async *lines() {
      counts.clear()
      found ??= await readOrder()
      const stream = await openStream()
      let ads = 0
      try {
        for await (const row of readRows(format, stream)) {
          for (const ad of readAds(row)) {
            ads += 1
            if (ads > MAX_LIBRARY_ADS) {
              throw new UnreadableLibrary(
                `A library holds at most ${MAX_LIBRARY_ADS.toLocaleString('en-US')} ads. Split the file.`,
              )
            }
            // A line of a table is one ad; elsewhere a line may hold several.
            yield toSourceLine(ad, format === 'csv' ? ad.line : ads, found.order)
          }
        }
      } catch (error) {
        throw asUnreadable(error)
      } finally {
        stream.destroy()
      }
    },
    manifest: () => ({
      format: LIBRARY_FORMAT,
      version: LIBRARY_VERSION,
      folders: [...folders.values()],
      boards: [...boards.values()],
      searches: [],
      followed_brands: [],
    }),
    openFile: () => Promise.resolve(null),
    close: () => undefined,
  }
}

function asUnreadable(error: unknown): unknown {
  const isUnreadable = error instanceof NotATable || error instanceof UnreadableFile
  return isUnreadable ? new UnreadableLibrary(error.message) : error
}
