import type { BoardTree } from '@marquee/contract/boards'
import type { TreeMove } from '../../../api/boards.ts'

export interface TreeItem {
  kind: 'board' | 'folder'
  id: string
  name: string
  parentId: string | null
}

/** The items directly in a folder, or outside of all folders: folders first, each kind in its order. */
export function itemsIn({ folders, boards }: BoardTree, parentId: string | null): TreeItem[] {
  return [
    ...folders
      .filter((folder) => folder.parent_id === parentId)
      .map(({ id, name }) => ({ kind: 'folder' as const, id, name, parentId })),
    ...boards
      .filter((board) => board.folder_id === parentId)
      .map(({ id, name }) => ({ kind: 'board' as const, id, name, parentId })),
  ]
}

/**
 * Where Alt and an arrow key move an item: up and down within its kind, right into the folder above it, left out of its folder.
 * @returns null when there is no such place
 */
export function moveByKey(tree: BoardTree, item: TreeItem, key: string): TreeMove | null {
  const find = finders[key]
  const place = find === undefined ? null : find(tree, item)
  return place === null ? null : { kind: item.kind, id: item.id, ...place }
}

type Place = Pick<TreeMove, 'folder_id' | 'before_id'>

const finders: Readonly<Record<string, (tree: BoardTree, item: TreeItem) => Place | null>> = {
  ArrowUp: (tree, item) => placeAmong(tree, item, -1),
  ArrowDown: (tree, item) => placeAmong(tree, item, 1),
  ArrowRight: placeInFolderAbove,
  ArrowLeft: placeOutside,
}

function placeAmong(tree: BoardTree, { id, kind, parentId }: TreeItem, step: 1 | -1): Place | null {
  const order = itemsIn(tree, parentId).filter((sibling) => sibling.kind === kind)
  const index = order.findIndex((sibling) => sibling.id === id)
  if (order[index + step] === undefined) {
    return null
  }
  const before = order[step === 1 ? index + 2 : index - 1]
  return { folder_id: parentId, before_id: before?.id ?? null }
}

function placeInFolderAbove(tree: BoardTree, { id, parentId }: TreeItem): Place | null {
  const siblings = itemsIn(tree, parentId)
  const above = siblings.slice(
    0,
    siblings.findIndex((sibling) => sibling.id === id),
  )
  const folder = above.findLast((sibling) => sibling.kind === 'folder')
  return folder === undefined ? null : { folder_id: folder.id, before_id: null }
}

function placeOutside(tree: BoardTree, { parentId }: TreeItem): Place | null {
  const parent = tree.folders.find((folder) => folder.id === parentId)
  return parent === undefined ? null : { folder_id: parent.parent_id, before_id: null }
}

/** A drop onto a folder moves into it; a drop onto a board moves before it, and moves a folder into that board's folder. */
export function moveByDrop(item: TreeItem, target: TreeItem): TreeMove | null {
  const { kind, id } = item
  if (id === target.id) {
    return null
  }
  if (target.kind === 'folder') {
    return { kind, id, folder_id: target.id, before_id: null }
  }
  return { kind, id, folder_id: target.parentId, before_id: kind === 'board' ? target.id : null }
}
