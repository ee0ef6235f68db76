import type { BoardTree as Tree } from '@marquee/contract/boards'
import { useIsAllowed, useSession } from '@marquee/remote-kit/host-services'
import type { SlotProps } from '@marquee/remote-kit/remote-manifest'
import { href } from '@marquee/remote-kit/routes'
import { SideBarSkeleton } from '@marquee/ui/side-bar-skeleton'
import { ChevronRight, FolderPlus, Pencil, RotateCw, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { TreeMove } from '../../../api/boards.ts'
import styles from './board-tree.module.css'
import { FolderNameForm } from './folder-name-form.tsx'
import { itemsIn, moveByDrop, moveByKey, type TreeItem } from './tree-moves.ts'
import { useBoardTree } from './use-board-tree.ts'
import { useTreeDrag } from './use-tree-drag.ts'

interface TreeActions {
  tree: Tree
  /** Whether the user may move, rename and delete items; otherwise the tree only links to the boards. */
  canEdit: boolean
  onMove: (move: TreeMove | null) => void
  onRenameFolder: (id: string, name: string) => void
  onDeleteFolder: (id: string) => void
  onNavigate?: (() => void) | undefined
}

/** Folders and boards under the swipe file. Users move them by dragging, or with Alt and the arrow keys. */
export function Slot({ onNavigate }: SlotProps) {
  const { authData } = useSession()
  const { tree, hasFailed, retry, ...changes } = useBoardTree()
  const canEdit = useIsAllowed({ permission: 'boards.edit', feature: 'swipe_file' })
  if (hasFailed) {
    return (
      <section className={styles.tree} aria-label="Boards">
        <button type="button" className={styles.name} onClick={retry}>
          <RotateCw size={14} aria-hidden />
          Load the boards again
        </button>
      </section>
    )
  }
  if (tree === null) {
    return <SideBarSkeleton rows={(authData.board_tree_rows ?? 0) + 1} />
  }
  const actions: TreeActions = {
    tree,
    canEdit,
    onMove: (move) => canEdit && move !== null && changes.move(move),
    onRenameFolder: changes.renameFolder,
    onDeleteFolder: changes.deleteFolder,
    onNavigate,
  }
  return (
    <section className={styles.tree} aria-label="Boards">
      {canEdit ? (
        <p className={styles.help} id="board-tree-help">
          Move with Alt and the arrow keys, or drag.
        </p>
      ) : null}
      <Level parentId={null} actions={actions} />
      {canEdit ? <NewFolder onCreate={changes.createFolder} /> : null}
    </section>
  )
}

function Level({ parentId, actions }: { parentId: string | null; actions: TreeActions }) {
  return (
    <ul className={styles.level} role="list">
      {itemsIn(actions.tree, parentId).map((item) => (
        <li key={item.id}>
          {item.kind === 'folder' ? <Folder item={item} actions={actions} /> : <Board item={item} actions={actions} />}
        </li>
      ))}
    </ul>
  )
}

function useItem(item: TreeItem, { tree, onMove }: TreeActions) {
  const row = useRef<HTMLDivElement>(null)
  const isOver = useTreeDrag(row, item, (dragged, target) => onMove(moveByDrop(dragged, target)))
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.altKey && event.key.startsWith('Arrow')) {
      // Alt with an arrow key would otherwise go back in the browser's history.
      event.preventDefault()
      onMove(moveByKey(tree, item, event.key))
    }
  }
  return { row, isOver, handleKeyDown }
}

function Board({ item, actions }: { item: TreeItem; actions: TreeActions }) {
  const { pathname } = useLocation()
  const { row, isOver, handleKeyDown } = useItem(item, actions)
  const address = href('board', { params: { id: item.id } })
  return (
    <div ref={row} className={styles.row} data-over={isOver || undefined}>
      <Link
        className={styles.name}
        to={address}
        aria-current={pathname === address ? 'page' : undefined}
        aria-describedby={actions.canEdit ? 'board-tree-help' : undefined}
        draggable={false}
        onKeyDown={handleKeyDown}
        onClick={actions.onNavigate}
      >
        <bdi>{item.name}</bdi>
      </Link>
    </div>
  )
}

function Folder({ item, actions }: { item: TreeItem; actions: TreeActions }) {
  const [isOpen, setIsOpen] = useState(true)
  const [isRenaming, setIsRenaming] = useState(false)
  const wasRenaming = useRef(false)
  const { row, isOver, handleKeyDown } = useItem(item, actions)
  useEffect(() => {
    // The field that had the focus is no longer in the page.
    if (wasRenaming.current && !isRenaming) {
      row.current?.querySelector('button')?.focus()
    }
    wasRenaming.current = isRenaming
  }, [isRenaming, row])
  return (
    <>
      {isRenaming ? (
        <FolderNameForm
          current={item.name}
          onKeep={(name) => actions.onRenameFolder(item.id, name)}
          onClose={() => setIsRenaming(false)}
        />
      ) : null}
      <div ref={row} className={styles.row} data-over={isOver || undefined} hidden={isRenaming}>
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          aria-describedby={actions.canEdit ? 'board-tree-help' : undefined}
          onKeyDown={handleKeyDown}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronRight size={14} className={styles.chevron} aria-hidden />
          <bdi>{item.name}</bdi>
        </button>
        {actions.canEdit ? (
          <FolderTools
            name={item.name}
            onRename={() => setIsRenaming(true)}
            onDelete={() => actions.onDeleteFolder(item.id)}
          />
        ) : null}
      </div>
      {isOpen ? <Level parentId={item.id} actions={actions} /> : null}
    </>
  )
}

function FolderTools({ name, onRename, onDelete }: { name: string; onRename: () => void; onDelete: () => void }) {
  return (
    <>
      <button type="button" className={styles.tool} aria-label={`Rename the folder ${name}`} onClick={onRename}>
        <Pencil size={14} aria-hidden />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={`Remove the folder ${name}; its boards stay`}
        onClick={onDelete}
      >
        <Trash2 size={14} aria-hidden />
      </button>
    </>
  )
}

function NewFolder({ onCreate }: { onCreate: (name: string) => void }) {
  const [isNaming, setIsNaming] = useState(false)
  return isNaming ? (
    <FolderNameForm current="" onKeep={onCreate} onClose={() => setIsNaming(false)} />
  ) : (
    <button type="button" className={styles.name} onClick={() => setIsNaming(true)}>
      <FolderPlus size={14} aria-hidden />
      New folder
    </button>
  )
}
