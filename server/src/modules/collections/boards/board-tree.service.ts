import { type BoardTree, type createBoardFolder, MAX_FOLDER_DEPTH } from '@marquee/contract/boards'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { createBoardFolderRepository, type TreeKind } from './board-folders.repository.ts'
import { getDepth, getHeight, isInside } from './folder-depth.ts'
import { placeBefore } from './place-before.ts'

/** The target of a move. */
interface Place {
  folder_id: string | null
  before_id: string | null
}

type Folders = ReturnType<typeof createBoardFolderRepository>

/** The tree of folders and boards in the side navigation. Every change answers with the tree after it. */
export function createBoardTreeService({ db, clock }: { db: Database; clock: Clock }) {
  async function read(folders: Folders, workspaceId: string): Promise<BoardTree> {
    const [folderRows, boardRows] = [await folders.listFolders(workspaceId), await folders.listBoards(workspaceId)]
    return { folders: folderRows, boards: boardRows.map((row) => ({ ...row, ads_count: Number(row.ads_count) })) }
  }

  /** Runs a change with the tree locked: it gets the tree before the change, and answers with the tree after it. */
  async function change(actor: Actor, make: (folders: Folders, tree: BoardTree) => Promise<void>): Promise<BoardTree> {
    return db.transaction().execute(async (transaction) => {
      const folders = createBoardFolderRepository(transaction)
      await folders.lockTree(actor.workspaceId)
      await make(folders, await read(folders, actor.workspaceId))
      return read(folders, actor.workspaceId)
    })
  }

  return {
    get: ({ workspaceId }: Actor) => read(createBoardFolderRepository(db), workspaceId),

    /** The number of folders and boards in the answer of `get`. */
    countRows: ({ workspaceId }: Actor) => createBoardFolderRepository(db).countRows(workspaceId),

    /** @throws DomainError 404 for an entry that does not exist; 422 for a target that does not exist or is too deep */
    async move(actor: Actor, kind: TreeKind, id: string, { folder_id: parentId, before_id: before }: Place) {
      return change(actor, async (folders, tree) => {
        const items = listItems(tree, kind)
        if (!items.some((item) => item.id === id)) {
          throw notFound(kind)
        }
        refuseBadParent(tree, kind, id, parentId)
        const siblings = items.filter((item) => item.parentId === parentId).map((item) => item.id)
        const ids = placeBefore(siblings, id, before)
        if (ids === null) {
          throw invalid({ before_id: ['This place does not exist any more.'] })
        }
        await folders.setOrder(kind, actor.workspaceId, { parentId, ids, now: clock.now() })
      })
    },

    /** Adds a folder, once for a key. @throws DomainError 422 */
    async addFolder(
      actor: Actor,
      { name, folder_id: parentId, idempotency_key: key }: HandlerInput<typeof createBoardFolder>['body'],
    ) {
      return change(actor, async (folders, tree) => {
        refuseBadParent(tree, 'folder', null, parentId)
        await folders.insert(actor.workspaceId, { name, parentId, key: key ?? null, now: clock.now() })
      })
    },

    /** @throws DomainError 404 */
    async renameFolder(actor: Actor, id: string, name: string) {
      return change(actor, async (folders) => {
        if (!(await folders.rename(actor.workspaceId, id, name, clock.now()))) {
          throw notFound('folder')
        }
      })
    },

    /** @throws DomainError 404 */
    async removeFolder(actor: Actor, id: string) {
      return change(actor, async (folders, tree) => {
        const folder = required(
          tree.folders.find((other) => other.id === id),
          'folder',
        )
        await folders.removeKeepingContent(actor.workspaceId, id, folder.parent_id)
      })
    },
  }
}
export type BoardTreeService = ReturnType<typeof createBoardTreeService>

function listItems(tree: BoardTree, kind: TreeKind): { id: string; parentId: string | null }[] {
  return kind === 'folder'
    ? tree.folders.map(({ id, parent_id }) => ({ id, parentId: parent_id }))
    : tree.boards.map(({ id, folder_id }) => ({ id, parentId: folder_id }))
}

/** @throws DomainError 422 */
function refuseBadParent({ folders }: BoardTree, kind: TreeKind, id: string | null, parentId: string | null): void {
  if (parentId !== null && !folders.some((folder) => folder.id === parentId)) {
    throw invalid({ folder_id: ['This folder does not exist.'] })
  }
  if (kind === 'board') {
    return
  }
  if (id !== null && parentId !== null && isInside(folders, parentId, id)) {
    throw invalid({ folder_id: ['A folder cannot lie in itself.'] })
  }
  if (getDepth(folders, parentId) + getHeight(folders, id) > MAX_FOLDER_DEPTH) {
    throw invalid({ folder_id: [`Folders lie at most ${MAX_FOLDER_DEPTH} deep.`] })
  }
}
