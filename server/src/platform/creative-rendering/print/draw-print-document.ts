import { toFontFamily } from '@marquee/creative/fonts'
import { type Image, loadImage } from '@napi-rs/canvas'
import { registerFonts } from '../../fonts/register-fonts.ts'
import { drawBadge, drawMarks, LEVEL_COLORS } from './draw-marks.ts'
import { createPageWriter, INK, type PageWriter, QUIET, type TextStyle } from './page-writer.ts'
import { listTexts, type PrintBlock, type PrintDocument } from './print-document.ts'

const BODY: TextStyle = { size: 10.5, weight: 400, color: INK, leading: 1.5 }
const SMALL: TextStyle = { size: 9, weight: 400, color: QUIET, leading: 1.4 }
const STRONG: TextStyle = { ...BODY, weight: 580 }
const HEADING: TextStyle = { size: 14, weight: 700, color: INK, leading: 1.3 }
const TITLE: TextStyle = { size: 26, weight: 700, color: INK, leading: 1.18 }
const FAMILY = toFontFamily({ fonts: { heading: 'sans', body: 'sans' } }, 'text')
const GAP = 12
/** Lines that must follow a heading on its page. */
const HEADING_KEEP = 60

type Images = ReadonlyMap<string, Image>

/**
 * Draws a document as PDF, on as many pages of A4 as it needs. Its letters are text that can be searched and copied.
 * @param pictures the bytes of its pictures by id; one that is missing or cannot be read is left out
 */
export async function drawPrintDocument(
  document: PrintDocument,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array> {
  registerFonts(listTexts(document))
  const images = new Map<string, Image>()
  for (const [id, bytes] of pictures) {
    const image = await loadImage(bytes).catch(() => null)
    if (image !== null) {
      images.set(id, image)
    }
  }
  const writer = createPageWriter(document)
  for (const block of document.blocks) {
    drawBlock(writer, block, images)
  }
  return writer.close()
}

function drawBlock(writer: PageWriter, block: PrintBlock, images: Images): void {
  switch (block.kind) {
    case 'title':
      return drawTitle(writer, block)
    case 'heading':
      return drawHeading(writer, block)
    case 'text':
      writer.write(block.text, BODY)
      return writer.advance(GAP)
    case 'list':
      return drawList(writer, block)
    case 'table':
      return drawTable(writer, block)
    case 'pictures':
      return drawPictures(writer, block, images)
    case 'creative':
      return drawCreative(writer, block, images)
    case 'finding':
      return drawFinding(writer, block)
  }
}

function drawTitle(writer: PageWriter, { text, source, facts }: PrintBlock & { kind: 'title' }): void {
  writer.write(source, SMALL)
  writer.advance(4)
  writer.write(text, TITLE)
  writer.advance(6)
  writer.write(facts.map(([name, value]) => `${name}: ${value}`).join('   ·   '), SMALL)
  writer.advance(GAP)
}

function drawHeading(writer: PageWriter, { text }: PrintBlock & { kind: 'heading' }): void {
  writer.advance(GAP)
  writer.ensure(HEADING_KEEP)
  writer.write(text, HEADING)
  writer.advance(3)
  writer.rule()
  writer.advance(9)
}

function drawList(writer: PageWriter, { items, isNumbered }: PrintBlock & { kind: 'list' }): void {
  for (const [index, item] of items.entries()) {
    writer.ensure(BODY.size * BODY.leading)
    writer.drawLines([isNumbered ? `${index + 1}.` : '•'], writer.left, 20, BODY)
    writer.write(item, BODY, { indent: 20 })
    writer.advance(3)
  }
  writer.advance(GAP - 3)
}

function drawTable(writer: PageWriter, { columns, rows }: PrintBlock & { kind: 'table' }): void {
  const drawRow = (cells: readonly string[], style: TextStyle) => {
    const padding = 8
    let left = writer.left
    const laidOut = columns.map(({ share }, index) => {
      const width = writer.width * share
      const cell = { left, width: width - padding, lines: writer.layOut(cells[index] ?? '', width - padding, style) }
      left += width
      return cell
    })
    const height = Math.max(...laidOut.map(({ lines }) => lines.length)) * style.size * style.leading
    writer.ensure(Math.min(height + 8, writer.roomOfPage))
    for (const cell of laidOut) {
      writer.drawLines(cell.lines, cell.left, cell.width, style)
    }
    writer.advance(height + 4)
    writer.rule()
    writer.advance(5)
  }
  drawRow(
    columns.map(({ title }) => title),
    { ...SMALL, weight: 580 },
  )
  for (const row of rows) {
    drawRow(row, { ...BODY, size: 9.5 })
  }
  writer.advance(GAP - 5)
}

function drawPictures(
  writer: PageWriter,
  { height, pictures }: PrintBlock & { kind: 'pictures' },
  images: Images,
): void {
  const captionHeight = SMALL.size * SMALL.leading * 2
  let left = writer.left
  let isRowOpen = false
  const endRow = () => {
    if (isRowOpen) {
      writer.advance(height + captionHeight + 10)
    }
    left = writer.left
    isRowOpen = false
  }
  for (const { id, caption } of pictures) {
    const image = images.get(id)
    if (image === undefined) {
      continue
    }
    const scale = Math.min(height / image.height, writer.width / image.width)
    const size = { width: image.width * scale, height: image.height * scale }
    const width = Math.max(size.width, 90)
    if (left + width > writer.left + writer.width + 0.5) {
      endRow()
    }
    if (!isRowOpen) {
      writer.ensure(height + captionHeight + 10)
      isRowOpen = true
    }
    const { context, y } = writer.place
    context.drawImage(image, left, y, size.width, size.height)
    // The caption stands below its picture, in two lines at most.
    writer.advance(height + 4)
    writer.drawLines(writer.layOut(caption, width, SMALL).slice(0, 2), left, width, SMALL)
    writer.advance(-(height + 4))
    left += width + 14
  }
  endRow()
}

function drawCreative(writer: PageWriter, { id, marks }: PrintBlock & { kind: 'creative' }, images: Images): void {
  const image = images.get(id)
  if (image === undefined) {
    return
  }
  const scale = Math.min(writer.width / image.width, (writer.roomOfPage * 0.62) / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  writer.ensure(height)
  const { context, y } = writer.place
  const box = { left: writer.left + (writer.width - width) / 2, top: y, width, height }
  context.drawImage(image, box.left, box.top, width, height)
  drawMarks(context, marks, box, FAMILY)
  writer.advance(height + GAP)
}

function drawFinding(writer: PageWriter, finding: PrintBlock & { kind: 'finding' }): void {
  const { number, level, title, value, rule } = finding
  const indent = 24
  writer.ensure(BODY.size * BODY.leading * 3)
  const { context, y } = writer.place
  if (number === null) {
    context.beginPath()
    context.arc(writer.left + 8, y + 8, 3.5, 0, Math.PI * 2)
    context.fillStyle = LEVEL_COLORS[level]
    context.fill()
  } else {
    drawBadge(context, number, level, { x: writer.left + 8, y: y + 8, size: 16, family: FAMILY })
  }
  writer.write(`${title}: ${value}`, STRONG, { indent })
  writer.write(rule, SMALL, { indent })
  writer.advance(8)
}
