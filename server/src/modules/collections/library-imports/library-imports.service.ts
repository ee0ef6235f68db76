import type { LibraryImport, LibraryReport } from '@marquee/contract/library-imports'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, invalid, required } from '../../../platform/errors/domain-error.ts'
import { errorCode } from '../../../platform/errors/error-code.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { toPlainFileName } from '../../../platform/http/plain-file-name.ts'
import type { StreamedFile } from '../../../platform/http/uploaded-file.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { findFileDay, toNoon } from '../../library/library.public.ts'
import { importLibrary } from './library-import-job.ts'
import { createLibraryImportRepository, type LibraryImportRow } from './library-imports.repository.ts'
import type { LibraryLook, StoredFile } from './library-look.ts'
import type { LibraryReader } from './library-reader.ts'
import { UnreadableLibrary } from './library-source.ts'
import { toLibraryKey } from './open-library-source.ts'

interface Dependencies {
  db: Database
  clock: Clock
  storage: Storage
  jobs: Jobs
  reader: Pick<LibraryReader, 'look'>
}

const UNIQUE_VIOLATION = '23505'
const EMPTY: LibraryReport = {
  folders: 0,
  boards: 0,
  ads_added: 0,
  ads_known: 0,
  ads_saved: 0,
  ads_on_boards: 0,
  media: 0,
  searches: 0,
  followed_brands: 0,
  refused: 0,
  refusals: [],
}

/** Libraries that members upload: shown first, then brought in by a background job, one at a time in a workspace. */
export function createLibraryImportService({ db, clock, storage, jobs, reader }: Dependencies) {
  const repository = createLibraryImportRepository(db)

  async function get(actor: Actor, id: string): Promise<LibraryImport> {
    const row = required(await repository.find(actor.workspaceId, id), 'import')
    return present(row)
  }

  async function look(file: StoredFile): Promise<LibraryLook> {
    try {
      return await reader.look(file)
    } catch (error) {
      throw error instanceof UnreadableLibrary ? invalid({ file: [error.message] }) : error
    }
  }

  return {
    /**
     * Stores a file as it arrives, without holding it in memory, and counts what it holds.
     * @throws DomainError 413 for a file that is too large, 422 for one that is no library
     */
    async upload(actor: Actor, file: StreamedFile): Promise<LibraryImport> {
      await repository.removeReady(actor.workspaceId)
      const now = clock.now()
      const id = await repository.newId()
      const { size } = await storage.put(toLibraryKey(id), file.stream)
      try {
        file.checkSize()
        const { kind, preview, manifest } = await look({ id, name: file.name, size, uploadedAt: now })
        if (preview.ads + preview.boards + preview.folders + preview.searches === 0) {
          throw invalid({ file: [preview.refused === 0 ? 'The file holds nothing.' : 'None of its rows can be read.'] })
        }
        await repository.insert({
          id,
          workspace_id: actor.workspaceId,
          created_by: actor.userId,
          file_name: toPlainFileName(file.name, 'library'),
          kind,
          size,
          state: 'ready',
          made_at: toNoon(findFileDay(file.name, now)),
          manifest: JSON.stringify(manifest),
          preview: JSON.stringify(preview),
          report: JSON.stringify(EMPTY),
          created_at: now,
          updated_at: now,
        })
      } catch (error) {
        await storage.delete(toLibraryKey(id))
        throw error
      }
      return await get(actor, id)
    },

    /** @throws DomainError 404 */
    get,

    /**
     * Starting an import again changes nothing.
     * @param madeOn the day on which the file was made, as its user says
     * @throws DomainError 404, 409 `import_running` while another one runs
     */
    async start(actor: Actor, id: string, madeOn: string | undefined): Promise<LibraryImport> {
      const { made_on } = await get(actor, id)
      const madeAt = toNoon(madeOn ?? made_on)
      try {
        await db.transaction().execute(async (transaction) => {
          const inside = createLibraryImportRepository(transaction)
          if (await inside.start(id, madeAt, clock.now())) {
            await jobs.send(importLibrary, { import_id: id }, { transaction, workspaceId: actor.workspaceId })
          }
        })
      } catch (error) {
        throw errorCode(error) === UNIQUE_VIOLATION
          ? conflict('Another library is being brought in. Wait until it is done.', 'import_running')
          : error
      }
      return await get(actor, id)
    },
  }
}
export type LibraryImportService = ReturnType<typeof createLibraryImportService>

function present(row: LibraryImportRow): LibraryImport {
  const { id, file_name, kind, state, preview, done_count, report } = row
  const made_on = row.made_at?.toISOString().slice(0, 10) ?? null
  const created_at = row.created_at.toISOString()
  return { id, file_name, kind, size: Number(row.size), state, made_on, preview, done_count, report, created_at }
}
