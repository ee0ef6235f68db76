/**
 * The same order with one id moved to another position.
 * @param before the id before which it is placed; null for the end
 * @returns null when `before` is not in the order
 */
export function placeBefore(order: readonly string[], id: string, before: string | null): string[] | null {
  const others = order.filter((other) => other !== id)
  if (before === null) {
    return [...others, id]
  }
  if (before === id) {
    return order.includes(id) ? [...order] : null
  }
  const index = others.indexOf(before)
  return index === -1 ? null : others.toSpliced(index, 0, id)
}
