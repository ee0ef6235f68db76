export type DropSide = 'before' | 'behind'

/**
 * The ad that something comes to stand before when it is dropped on a side of `targetId`; null at the end, and undefined where
 * it would stay where it is.
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
