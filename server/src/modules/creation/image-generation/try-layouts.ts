import type { LayoutFault } from '@marquee/creative/layout-fault'

interface Tried {
  faults: readonly LayoutFault[]
}

/**
 * Tries layouts one after the other until one has no faults.
 * @param attempts draw and check a layout each; null for a layout that cannot be drawn
 * @returns what was tried, the fewest faults first; of equal ones the one that was tried first
 */
export async function tryLayouts<Layout extends Tried>(
  attempts: readonly (() => Promise<Layout | null>)[],
): Promise<Layout[]> {
  const tried: Layout[] = []
  for (const attempt of attempts) {
    const layout = await attempt()
    if (layout !== null) {
      tried.push(layout)
    }
    if (layout?.faults.length === 0) {
      break
    }
  }
  return tried.toSorted((a, b) => a.faults.length - b.faults.length)
}
