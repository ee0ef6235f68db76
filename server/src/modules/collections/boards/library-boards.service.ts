import type { LibraryManifest } from '@marquee/contract/library-files'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { createBoardFolderRepository } from './board-folders.repository.ts'
import { createBoardRepository } from './boards.repository.ts'
import { type BoardPlace, createLibraryBoardRepository } from './library-boards.repository.ts'

export type { BoardPlace } from './library-boards.repository.ts'

type Tree = Pick<LibraryManifest, 'folders' | 'boards'>

/** The boards of a workspace in a library file. */
export function createLibraryBoardService({ db, clock }: { db: Database; clock: Clock }) {
  const repository = createLibraryBoardRepository(db)

  return {
    readTree: (workspaceId: string): Promise<Tree> => repository.readTree(workspaceId),

    listPlaces: (workspaceId: string, adIds: readonly string[]) => repository.listPlaces(workspaceId, adIds),

    /**
     * Makes the folders and boards of a checked file that the workspace does not have, in the order of the file; a removed board is
     * restored. @returns how many were made, and the ids of all of the file's boards by their keys
     */
    async addTree(transaction: Database, actor: Pick<Actor, 'workspaceId' | 'userId'>, { folders, boards }: Tree) {
      const { workspaceId, userId } = actor
      const now = clock.now()
      await createBoardFolderRepository(transaction).lockTree(workspaceId)
      const addedFolders = await addFolders(transaction, workspaceId, folders, now)
      const rows = boards.map(({ folder, ...board }) =>
        toBoardRow(board, { workspaceId, userId, folderId: addedFolders.ids.get(folder) ?? null, now }),
      )
      const addedBoards = await addBoards(transaction, rows, now)
      return { added: { folders: addedFolders.count, boards: addedBoards.count }, boardIds: addedBoards.ids }
    },

    /** Puts ads on boards of the workspace; ads that are on them stay as they are. @returns how many were added */
    addPlaces: (
      transaction: Database,
      { workspaceId, userId }: Pick<Actor, 'workspaceId' | 'userId'>,
      places: readonly BoardPlace[],
    ) => createLibraryBoardRepository(transaction).addPlaces(workspaceId, places, userId, clock.now()),
  }
}

async function addFolders(transaction: Database, workspaceId: string, folders: Tree['folders'], now: Date) {
  const repository = createLibraryBoardRepository(transaction)
  const ids = new Map<string | null, string>()
  let count = 0
  for (const folder of folders) {
    const known = await repository.findFolder(workspaceId, folder.key)
    const parentId = ids.get(folder.parent) ?? null
    ids.set(folder.key, known ?? (await repository.addFolder(workspaceId, folder, parentId, now)))
    count += known === undefined ? 1 : 0
  }
  return { ids, count }
}

async function addBoards(transaction: Database, rows: readonly ReturnType<typeof toBoardRow>[], now: Date) {
  const library = createLibraryBoardRepository(transaction)
  const boards = createBoardRepository(transaction)
  const ids = new Map<string, string>()
  let count = 0
  for (const row of rows) {
    const known = await library.findBoard(row.workspace_id, row.idempotency_key)
    if (known === undefined) {
      ids.set(row.idempotency_key, (await boards.insert(row)) ?? '')
      count += 1
      continue
    }
    ids.set(row.idempotency_key, known.id)
    if (known.removed_at !== null) {
      await boards.update(row.workspace_id, known.id, { removed_at: null }, now)
      count += 1
    }
  }
  return { ids, count }
}

function toBoardRow(
  { key, name, description, created_at }: Omit<Tree['boards'][number], 'folder'>,
  { workspaceId, userId, folderId, now }: { workspaceId: string; userId: string; folderId: string | null; now: Date },
) {
  const createdAt = new Date(created_at)
  return {
    workspace_id: workspaceId,
    name,
    description,
    folder_id: folderId,
    idempotency_key: key,
    created_by: userId,
    created_at: createdAt < now ? createdAt : now,
    updated_at: now,
  }
}

export type LibraryBoardService = ReturnType<typeof createLibraryBoardService>
