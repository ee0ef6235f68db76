import { toFontFamily } from '@marquee/creative/fonts'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { getSampleLook } from '../../platform/creative-rendering/sample-creatives.ts'

/** A small copy of a checked creative. */
export interface Thumbnail {
  template: string
  canvas: Canvas
  faults: string[]
}

const GAP = 16
const COLUMNS = 3
const LINE = 13

/** Scales a drawing to its place on a sheet. @param side the shorter side in pixels */
export function shrink(canvas: Canvas, side: number): Canvas {
  const scale = side / Math.min(canvas.width, canvas.height)
  const small = createCanvas(Math.round(canvas.width * scale), Math.round(canvas.height * scale))
  const context = small.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(canvas, 0, 0, small.width, small.height)
  return small
}

/** All templates with one photo: a block for each template with its formats, faults below and a red frame around what has some. */
export function drawPhotoSheet(thumbnails: readonly Thumbnail[]): Canvas {
  const blocks = [...Map.groupBy(thumbnails, ({ template }) => template).values()]
  const width = Math.max(...blocks.map((block) => block.reduce((sum, { canvas }) => sum + canvas.width + GAP, GAP)))
  const most = Math.max(...thumbnails.map(({ faults }) => faults.length))
  const height = Math.max(...thumbnails.map(({ canvas }) => canvas.height)) + GAP + LINE * (most + 2)
  const rows = Math.ceil(blocks.length / COLUMNS)
  const sheet = createCanvas(width * Math.min(COLUMNS, blocks.length), height * rows)
  const context = sheet.getContext('2d')
  context.fillStyle = '#eef0f2'
  context.fillRect(0, 0, sheet.width, sheet.height)
  blocks.forEach((block, index) => {
    drawBlock(sheet, block, { x: (index % COLUMNS) * width, y: Math.floor(index / COLUMNS) * height })
  })
  return sheet
}

function drawBlock(sheet: Canvas, block: readonly Thumbnail[], at: { x: number; y: number }): void {
  const context = sheet.getContext('2d')
  context.font = `500 ${LINE - 2}px ${toFontFamily(getSampleLook(2), 'text')}`
  context.fillStyle = '#101114'
  context.fillText(block[0]?.template ?? '', at.x + GAP, at.y + LINE)
  let x = at.x + GAP
  const y = at.y + LINE + 6
  for (const { canvas, faults } of block) {
    context.drawImage(canvas, x, y)
    if (faults.length > 0) {
      context.strokeStyle = '#d01030'
      context.lineWidth = 3
      context.strokeRect(x - 1, y - 1, canvas.width + 2, canvas.height + 2)
    }
    context.fillStyle = '#b00020'
    faults.forEach((fault, index) => context.fillText(fault, x, y + canvas.height + LINE * (index + 1), canvas.width))
    x += canvas.width + GAP
  }
}
