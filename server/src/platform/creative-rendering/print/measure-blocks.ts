import type { Image } from '@napi-rs/canvas'
import type { PageWriter } from './page-writer.ts'
import type { PrintBlock } from './print-document.ts'
import { measureRow } from './draw-table.ts'
import { BODY, CAPTION_HEIGHT, HEADING_KEEP } from './print-styles.ts'

/** The height of what must stand on the page of the heading before it: the first row, line or image of a block. */
export function measureStart(writer: PageWriter, block: PrintBlock, images: ReadonlyMap<string, Image>): number {
  if (block.kind === 'pictures') {
    return block.height + CAPTION_HEIGHT + 10
  }
  if (block.kind === 'creative') {
    return measureCreative(writer, images.get(block.id)).height
  }
  if (block.kind === 'list' || block.kind === 'text') {
    const [first = ''] = block.kind === 'list' ? block.items : [block.text]
    return measureLines(writer, first, writer.width - 20)
  }
  if (block.kind !== 'table') {
    return HEADING_KEEP
  }
  const rows = [block.columns.map(({ title }) => title), ...block.rows.slice(0, 1)]
  return Math.min(
    rows.reduce((sum, cells) => sum + measureRow(writer, block.columns, cells) + 9, 0),
    writer.roomOfPage / 2,
  )
}

const FEWEST_LINES = 3

/** The height of the first lines of a text, which stay together. */
export function measureLines(writer: PageWriter, text: string, width: number): number {
  return Math.min(writer.layOut(text, width, BODY).length, FEWEST_LINES) * BODY.size * BODY.leading
}

export function measureCreative(writer: PageWriter, image: Image | undefined): { width: number; height: number } {
  if (image === undefined) {
    return { width: 0, height: 0 }
  }
  const scale = Math.min(writer.width / image.width, (writer.roomOfPage * 0.62) / image.height)
  return { width: image.width * scale, height: image.height * scale }
}
