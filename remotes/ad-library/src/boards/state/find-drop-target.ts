export type DropSide = 'before' | 'behind'

/**
 * The ad before which a dragged ad lands when it is dropped on a side of `targetId`; null at the end, and undefined if
 * its position would not change.
 */
export function findDropTarget(
  ids: readonly string[],
  draggedId: string,
  targetId: string,
  side: DropSide,
): string | null | undefined {
  const others = ids.filter((id) => id !== draggedId)
  const index = others.indexOf(targetId) + (side === 'before' ? 0 : 1)
  return index === ids.indexOf(draggedId) ? undefined : (others[index] ?? null)
}
