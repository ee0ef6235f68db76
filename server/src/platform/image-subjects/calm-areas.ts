import type { ShareBox } from '@marquee/creative/image-subject'
import { getArea } from './boxes.ts'
import type { LabImage } from './to-lab.ts'

/** The image is divided into this many cells on each side. */
const CELLS = 24
/** The standard deviation of lightness (L*) up to which words can stand on a cell. */
const MOST_DETAIL = 4
const MOST_AREAS = 6
const LEAST_AREA = 0.02

/** Areas with little detail outside of the given boxes, the largest first; they do not overlap each other. */
export function findCalmAreas(image: LabImage, occupied: readonly ShareBox[]): ShareBox[] {
  const isFree = measureCells(image).map(
    (detail, cell) => detail <= MOST_DETAIL && !occupied.some((box) => covers(box, cell)),
  )
  const areas: ShareBox[] = []
  while (areas.length < MOST_AREAS) {
    const area = findLargest(isFree)
    if (area === null) {
      break
    }
    for (let y = area.top; y < area.bottom; y += 1) {
      isFree.fill(false, y * CELLS + area.left, y * CELLS + area.right)
    }
    const box = {
      x: area.left / CELLS,
      y: area.top / CELLS,
      w: (area.right - area.left) / CELLS,
      h: (area.bottom - area.top) / CELLS,
    }
    if (getArea(box) < LEAST_AREA) {
      break
    }
    areas.push(box)
  }
  return areas
}

function covers({ x, y, w, h }: ShareBox, cell: number): boolean {
  const [left, top] = [(cell % CELLS) / CELLS, Math.floor(cell / CELLS) / CELLS]
  return x < left + 1 / CELLS && left < x + w && y < top + 1 / CELLS && top < y + h
}

/** The standard deviation of lightness in each cell. */
function measureCells({ width, height, planes: [lightness] }: LabImage): number[] {
  const sums = Array.from({ length: CELLS * CELLS }, () => ({ count: 0, sum: 0, squares: 0 }))
  for (const [index, light] of lightness.entries()) {
    const column = Math.floor(((index % width) * CELLS) / width)
    const row = Math.floor((Math.floor(index / width) * CELLS) / height)
    const cell = sums[row * CELLS + column]
    if (cell !== undefined) {
      cell.count += 1
      cell.sum += light
      cell.squares += light ** 2
    }
  }
  return sums.map(({ count, sum, squares }) =>
    count === 0 ? Number.POSITIVE_INFINITY : Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)),
  )
}

interface CellArea {
  left: number
  top: number
  right: number
  bottom: number
}

/** The largest rectangle of free cells, by the heights of free columns above each row. */
function findLargest(isFree: readonly boolean[]): CellArea | null {
  const heights = Array.from({ length: CELLS }, () => 0)
  let best: CellArea | null = null
  let most = 0
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < CELLS; column += 1) {
      heights[column] = isFree[row * CELLS + column] === true ? (heights[column] ?? 0) + 1 : 0
    }
    for (let left = 0; left < CELLS; left += 1) {
      let lowest = CELLS
      for (let right = left; right < CELLS; right += 1) {
        lowest = Math.min(lowest, heights[right] ?? 0)
        if (lowest * (right - left + 1) > most) {
          most = lowest * (right - left + 1)
          best = { left, top: row + 1 - lowest, right: right + 1, bottom: row + 1 }
        }
      }
    }
  }
  return best
}
