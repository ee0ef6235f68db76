import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { TreeItem } from './tree-moves.ts'

/** Marks a dragged item of this tree; other things that are dragged over the tree are ignored. */
const DRAGGED = 'board-tree'

/** Makes an item of the tree draggable and a drop target. @returns whether something is dragged over it */
export function useTreeDrag(
  element: RefObject<HTMLElement | null>,
  item: TreeItem,
  onDrop: (dragged: TreeItem, target: TreeItem) => void,
): boolean {
  const [isOver, setIsOver] = useState(false)
  const handleDrop = useEffectEvent((dragged: unknown) => onDrop(dragged as TreeItem, item))
  const readItem = useEffectEvent(() => item)
  const { id } = item
  useEffect(() => {
    if (element.current === null) {
      return
    }
    return combine(
      draggable({ element: element.current, getInitialData: () => ({ [DRAGGED]: readItem() }) }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source }) => DRAGGED in source.data,
        onDragEnter: () => setIsOver(true),
        onDragLeave: () => setIsOver(false),
        onDrop: ({ source }) => {
          setIsOver(false)
          handleDrop(source.data[DRAGGED])
        },
      }),
    )
  }, [element, id])
  return isOver
}
