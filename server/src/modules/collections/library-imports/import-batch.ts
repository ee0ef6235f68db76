import type { LibraryReport } from '@marquee/contract/library-imports'
import { buffer } from 'node:stream/consumers'
import type { Database } from '../../../platform/database/database.ts'
import {
  type AdTransferService,
  identityKey,
  type MediaCopyService,
  type NumberedNewAd,
  type StoredMedium,
  UnusableMedium,
} from '../../library/library.public.ts'
import type { LibraryBoardService } from '../boards/library-boards.service.ts'
import type { LibrarySavedAdService } from '../saved-ads/library-saved-ads.service.ts'
import { addRefusal } from './add-refusal.ts'
import { type LibrarySource, type SourceAd, type SourceLine, UnreadableLibrary } from './library-source.ts'

export interface BatchDependencies {
  adTransfer: Pick<AdTransferService, 'listKnown' | 'write'>
  mediaCopies: Pick<MediaCopyService, 'store'>
  libraryBoards: Pick<LibraryBoardService, 'addPlaces'>
  librarySavedAds: Pick<LibrarySavedAdService, 'add'>
}

/** The workspace, the user who brings the library in, and the ids of its boards by their keys in the file. */
export interface Destination {
  workspaceId: string
  userId: string
  boardIds: ReadonlyMap<string, string>
}

/** Lines with the files of their media in our storage, ready for a transaction. */
export interface PreparedBatch {
  ads: (NumberedNewAd & { places: SourceAd['places'] })[]
  report: LibraryReport
}

/**
 * Stores the media of the ads that the workspace does not see yet, and makes their records. Nothing refers to the files until
 * {@link writeBatch}; doing it again stores the same files.
 */
export async function prepareBatch(
  { adTransfer, mediaCopies }: BatchDependencies,
  workspaceId: string,
  source: LibrarySource,
  lines: readonly SourceLine[],
  before: LibraryReport,
): Promise<PreparedBatch> {
  let report = before
  const ads: PreparedBatch['ads'] = []
  const known = await adTransfer.listKnown(
    workspaceId,
    lines.flatMap((line) => ('reason' in line ? [] : [line.identity])),
  )
  for (const line of lines) {
    if ('reason' in line) {
      report = addRefusal(report, { place: `line ${line.line}`, field: line.field, reason: line.reason })
      continue
    }
    const files = new Map<string, StoredMedium>()
    for (const name of known.has(identityKey(line.identity)) ? [] : line.files) {
      const outcome = await storeFile(mediaCopies, source, name)
      if (typeof outcome === 'string') {
        report = addRefusal(report, { place: `line ${line.line}`, field: name, reason: outcome })
      } else {
        files.set(name, outcome)
      }
    }
    const outcome = line.toNewAd(files)
    if ('reason' in outcome) {
      report = addRefusal(report, { place: `line ${line.line}`, ...outcome })
    } else {
      report = { ...report, media: report.media + files.size }
      ads.push({ ...outcome, line: line.line, places: line.places })
    }
  }
  return { ads, report }
}

/** @returns the stored file, or the reason why it is not used */
async function storeFile(
  mediaCopies: BatchDependencies['mediaCopies'],
  source: LibrarySource,
  name: string,
): Promise<StoredMedium | string> {
  try {
    const stream = await source.openFile(name)
    return stream === null ? 'The archive has no such file.' : await mediaCopies.store(await buffer(stream))
  } catch (error) {
    if (error instanceof UnusableMedium || error instanceof UnreadableLibrary) {
      return error.message
    }
    throw error
  }
}

/** Writes ads, saves them and puts them on boards, inside the transaction that also stores the progress. @returns the report after it, and the ads that it saved */
export async function writeBatch(
  transaction: Database,
  { adTransfer, libraryBoards, librarySavedAds }: BatchDependencies,
  { boardIds, ...owner }: Destination,
  { ads, report: before }: PreparedBatch,
): Promise<{ report: LibraryReport; savedAdIds: string[] }> {
  const written = await adTransfer.write(transaction, owner.workspaceId, ads)
  let report = before
  for (const { line, field, reason } of written.refusals) {
    report = addRefusal(report, { place: `line ${line}`, field, reason })
  }
  const found = ads.flatMap(({ line, places }) => {
    const ad_id = written.ids.get(line)
    return ad_id === undefined ? [] : [{ line, ad_id, places }]
  })
  for (const { line, places } of found) {
    const isStray = places.boards.some(({ board }) => !boardIds.has(board))
    const refusal = { place: `line ${line}`, field: 'boards', reason: 'It names a board that the file does not have.' }
    report = isStray ? addRefusal(report, refusal) : report
  }
  const saved = found.flatMap(({ ad_id, places }) => (places.saved === null ? [] : [{ ad_id, ...places.saved }]))
  const places = found.flatMap(({ ad_id, places: { boards } }) =>
    boards.flatMap(({ board, ...place }) => {
      const board_id = boardIds.get(board)
      return board_id === undefined ? [] : [{ board_id, ad_id, ...place }]
    }),
  )
  const adIds = found.map(({ ad_id }) => ad_id)
  const savedAdIds = await librarySavedAds.add(transaction, owner, { saved, adIds })
  report = {
    ...report,
    ads_added: report.ads_added + written.added,
    ads_known: report.ads_known + found.length - written.added,
    ads_saved: report.ads_saved + savedAdIds.length,
    ads_on_boards: report.ads_on_boards + (await libraryBoards.addPlaces(transaction, owner, places)),
  }
  return { report, savedAdIds }
}
