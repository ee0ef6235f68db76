import type { Image } from '@napi-rs/canvas'
import type { PageWriter } from './page-writer.ts'
import type { PrintBlock } from './print-document.ts'
import { CAPTION_HEIGHT, CELL, CELL_PADDING, HEADING_KEEP } from './print-styles.ts'

/** The height of what must stand on the page of the heading before it: the first row, line or image of a block. */
export function measureStart(writer: PageWriter, block: PrintBlock, images: ReadonlyMap<string, Image>): number {
  if (block.kind === 'pictures') {
    return block.height + CAPTION_HEIGHT + 10
  }
  if (block.kind === 'creative') {
    return measureCreative(writer, images.get(block.id)).height
  }
  if (block.kind !== 'table') {
    return HEADING_KEEP
  }
  const rows = [block.columns.map(({ title }) => title), ...block.rows.slice(0, 1)]
  return Math.min(
    rows.reduce((sum, cells) => sum + measureRow(writer, block.columns, cells) + 17, 0),
    writer.roomOfPage / 2,
  )
}

function measureRow(
  writer: PageWriter,
  columns: (PrintBlock & { kind: 'table' })['columns'],
  cells: readonly string[],
): number {
  const lines = columns.map(
    ({ share }, index) => writer.layOut(cells[index] ?? '', writer.width * share - CELL_PADDING, CELL).length,
  )
  return Math.max(...lines) * CELL.size * CELL.leading
}

export function measureCreative(writer: PageWriter, image: Image | undefined): { width: number; height: number } {
  if (image === undefined) {
    return { width: 0, height: 0 }
  }
  const scale = Math.min(writer.width / image.width, (writer.roomOfPage * 0.62) / image.height)
  return { width: image.width * scale, height: image.height * scale }
}
