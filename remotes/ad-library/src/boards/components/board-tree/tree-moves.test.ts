import type { BoardTree } from '@marquee/contract/boards'
import { itemsIn, moveByDrop, moveByKey, type TreeItem } from './tree-moves.ts'

const tree: BoardTree = {
  folders: [
    { id: 'f1', name: 'Folder 1', parent_id: null },
    { id: 'f2', name: 'Folder 2', parent_id: null },
    { id: 'inner', name: 'Inner', parent_id: 'f2' },
  ],
  boards: [
    { id: 'a', name: 'A', folder_id: null, ads_count: 0 },
    { id: 'b', name: 'B', folder_id: null, ads_count: 0 },
    { id: 'c', name: 'C', folder_id: null, ads_count: 0 },
    { id: 'deep', name: 'Deep', folder_id: 'inner', ads_count: 0 },
  ],
}

function item(id: string): TreeItem {
  const found = [null, 'f1', 'f2', 'inner'].flatMap((parent) => itemsIn(tree, parent)).find((one) => one.id === id)
  if (found === undefined) {
    throw new Error(`There is no ${id}.`)
  }
  return found
}

test.each([
  ['b', 'ArrowUp', { folder_id: null, before_id: 'a' }],
  ['a', 'ArrowUp', null],
  ['a', 'ArrowDown', { folder_id: null, before_id: 'c' }],
  ['b', 'ArrowDown', { folder_id: null, before_id: null }],
  ['c', 'ArrowDown', null],
  ['a', 'ArrowRight', { folder_id: 'f2', before_id: null }],
  ['f2', 'ArrowRight', { folder_id: 'f1', before_id: null }],
  ['f1', 'ArrowRight', null],
  ['deep', 'ArrowLeft', { folder_id: 'f2', before_id: null }],
  ['inner', 'ArrowLeft', { folder_id: null, before_id: null }],
  ['a', 'ArrowLeft', null],
  ['a', 'Enter', null],
])('[F-02] Alt and a key: %s with %s goes to %j', (id, key, place) => {
  const { kind } = item(id)
  expect(moveByKey(tree, item(id), key)).toEqual(place === null ? null : { kind, id, ...place })
})

test.each([
  ['a', 'c', { folder_id: null, before_id: 'c' }],
  ['a', 'deep', { folder_id: 'inner', before_id: 'deep' }],
  ['a', 'f1', { folder_id: 'f1', before_id: null }],
  ['f1', 'deep', { folder_id: 'inner', before_id: null }],
  ['a', 'a', null],
])('[F-02] dropping %s onto %s goes to %j', (id, target, place) => {
  const { kind } = item(id)
  expect(moveByDrop(item(id), item(target))).toEqual(place === null ? null : { kind, id, ...place })
})
