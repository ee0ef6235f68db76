import { toFontFamily } from '@marquee/creative/fonts'
import { type Image, loadImage } from '@napi-rs/canvas'
import { registerFonts } from '../../fonts/register-fonts.ts'
import { drawBadge, drawMarks, LEVEL_COLORS } from './draw-marks.ts'
import { drawTable } from './draw-table.ts'
import { measureCreative, measureLines, measureStart } from './measure-blocks.ts'
import { createPageWriter, type PageWriter, type TextStyle } from './page-writer.ts'
import { BODY, CAPTION_HEIGHT, GAP, HEADING, HEADING_HEIGHT, SMALL, STRONG, TITLE } from './print-styles.ts'
import type { StructureRole } from './structure.ts'
import { isDrawnBackwards, listTexts, type PrintBlock, type PrintDocument } from './print-document.ts'

const FAMILY = toFontFamily({ fonts: { heading: 'sans', body: 'sans' } }, 'text')

type Images = ReadonlyMap<string, Image>

/**
 * Draws a document as PDF, on as many A4 pages as it needs. Its text can be searched and copied.
 * @param pictures the bytes of its images by id; an image that is missing or cannot be read is left out
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
  for (const [index, block] of document.blocks.entries()) {
    const next = document.blocks[index + 1]
    if (block.kind === 'heading' && next !== undefined) {
      writer.ensure(GAP + HEADING_HEIGHT + measureStart(writer, next, images))
    }
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
      writeText(writer, 'P', block.text, BODY)
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

/** For text that is drawn from right to left, the PDF also contains the text in its logical order. */
function toWords(text: string): { text?: string } {
  return isDrawnBackwards(text) ? { text } : {}
}

function writeText(
  writer: PageWriter,
  role: StructureRole,
  text: string,
  style: TextStyle,
  options: { indent?: number } = {},
): void {
  writer.mark(role, () => writer.write(text, style, options), toWords(text))
}

function drawTitle(writer: PageWriter, { text, source, facts }: PrintBlock & { kind: 'title' }): void {
  writeText(writer, 'P', source, SMALL)
  writer.advance(4)
  writeText(writer, 'H1', text, { ...TITLE, size: fitTitle(writer, text) })
  writer.advance(10)
  writeText(writer, 'P', facts.map(([name, value]) => `${name}: ${value}`).join('   ·   '), SMALL)
  writer.advance(GAP)
}

/** The size at which the longest word of the title fits into a line, down to that of a heading. */
function fitTitle(writer: PageWriter, text: string): number {
  const longest = Math.max(...text.split(/\s+/u).map((word) => writer.measure(word, TITLE)))
  return Math.max(HEADING.size, TITLE.size * Math.min(1, writer.width / longest))
}

function drawHeading(writer: PageWriter, { text }: PrintBlock & { kind: 'heading' }): void {
  writer.advance(GAP)
  writer.ensure(HEADING_HEIGHT)
  writeText(writer, 'H2', text, HEADING)
  writer.advance(3)
  writer.rule()
  writer.advance(9)
}

function drawList(writer: PageWriter, { items, isNumbered }: PrintBlock & { kind: 'list' }): void {
  const drawItem = (item: string, label: string) => {
    writer.ensure(measureLines(writer, item, writer.width - 20))
    writer.mark('Lbl', () => writer.drawLines([label], writer.left, 20, BODY))
    writeText(writer, 'LBody', item, BODY, { indent: 20 })
    writer.advance(3)
  }
  writer.mark('L', () => {
    for (const [index, item] of items.entries()) {
      writer.mark('LI', () => drawItem(item, isNumbered ? `${index + 1}.` : '•'))
    }
  })
  writer.advance(GAP - 3)
}

function drawPictures(
  writer: PageWriter,
  { height, pictures }: PrintBlock & { kind: 'pictures' },
  images: Images,
): void {
  let left = writer.left
  let isRowOpen = false
  const endRow = () => {
    if (isRowOpen) {
      writer.advance(height + CAPTION_HEIGHT + 10)
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
      writer.ensure(height + CAPTION_HEIGHT + 10)
      isRowOpen = true
    }
    const x = left
    writer.mark(
      'Figure',
      () => {
        const { context, y } = writer.place
        context.drawImage(image, x, y, size.width, size.height)
      },
      { alt: caption === '' ? 'Image' : caption },
    )
    // The caption is below its image, in two lines at most.
    writer.advance(height + 4)
    const lines = writer.layOut(caption, width, SMALL).slice(0, 2)
    writer.mark('P', () => writer.drawLines(lines, x, width, SMALL), toWords(caption))
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
  const { width, height } = measureCreative(writer, image)
  writer.ensure(height)
  const alt = marks.length === 0 ? 'The creative' : 'The creative, with the findings at their places by their numbers'
  const draw = () => {
    const { context, y } = writer.place
    const box = { left: writer.left + (writer.width - width) / 2, top: y, width, height }
    context.drawImage(image, box.left, box.top, width, height)
    drawMarks(context, marks, box, FAMILY)
  }
  writer.mark('Figure', draw, { alt })
  writer.advance(height + GAP)
}

function drawFinding(writer: PageWriter, finding: PrintBlock & { kind: 'finding' }): void {
  const { number, level, title, value, rule } = finding
  const indent = 24
  writer.ensure(BODY.size * BODY.leading * 3)
  const drawNumber = () => {
    const { context, y } = writer.place
    if (number === null) {
      context.beginPath()
      context.arc(writer.left + 8, y + 8, 3.5, 0, Math.PI * 2)
      context.fillStyle = LEVEL_COLORS[level]
      context.fill()
    } else {
      drawBadge(context, number, level, { x: writer.left + 8, y: y + 8, size: 16, family: FAMILY })
    }
  }
  writer.mark('P', () => {
    drawNumber()
    writer.write(`${title}: ${value}`, STRONG, { indent })
  })
  writeText(writer, 'P', rule, SMALL, { indent })
  writer.advance(8)
}
