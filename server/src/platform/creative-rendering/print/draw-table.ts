import type { PageWriter, TextStyle } from './page-writer.ts'
import { isDrawnBackwards, type PrintBlock } from './print-document.ts'
import { CELL, CELL_PADDING, GAP, SMALL } from './print-styles.ts'

type Table = PrintBlock & { kind: 'table' }

interface Cell {
  left: number
  width: number
  lines: readonly string[]
}

const HEADER: TextStyle = { ...SMALL, weight: 580 }
/** The space below a row's lines, with the rule within it. */
const BELOW = { rule: 4, next: 5 } as const

/** Draws a table, with its header on each page. A row that is taller than a page goes on as a further row on the next one. */
export function drawTable(writer: PageWriter, { columns, rows }: Table): void {
  const titles = columns.map(({ title }) => title)
  const layOut = (texts: readonly string[], style: TextStyle) => layOutRow(writer, columns, texts, style)
  const repeatHeader = () => writer.artifact(() => drawLines(writer, layOut(titles, HEADER), HEADER))
  const ensure = (height: number) => {
    if (writer.ensure(height)) {
      repeatHeader()
      endRow(writer)
    }
  }
  writer.mark('Table', () => {
    drawRow(writer, 'TH', layOut(titles, HEADER), HEADER)
    for (const texts of rows) {
      let cells = layOut(texts, CELL)
      const headerHeight = HEADER.size * HEADER.leading + BELOW.rule + BELOW.next
      ensure(Math.min(heightOf(cells, CELL), writer.roomOfPage - headerHeight))
      while (cells.some(({ lines }) => lines.length > 0)) {
        const fitting = Math.max(1, Math.floor((writer.roomLeft - BELOW.rule) / (CELL.size * CELL.leading)))
        drawRow(
          writer,
          'TD',
          cells.map((cell) => ({ ...cell, lines: cell.lines.slice(0, fitting) })),
          CELL,
        )
        cells = cells.map((cell) => ({ ...cell, lines: cell.lines.slice(fitting) }))
        if (cells.some(({ lines }) => lines.length > 0)) {
          ensure(writer.roomLeft + 1)
        }
      }
    }
  })
  writer.advance(GAP - BELOW.next)
}

/** The height of a row, in points. */
export function measureRow(writer: PageWriter, columns: Table['columns'], texts: readonly string[]): number {
  return heightOf(layOutRow(writer, columns, texts, CELL), CELL)
}

function layOutRow(writer: PageWriter, columns: Table['columns'], texts: readonly string[], style: TextStyle): Cell[] {
  let left = writer.left
  return columns.map(({ share }, index) => {
    const width = writer.width * share - CELL_PADDING
    const cell = { left, width, lines: writer.layOut(texts[index] ?? '', width, style) }
    left += writer.width * share
    return cell
  })
}

function heightOf(cells: readonly Cell[], { size, leading }: TextStyle): number {
  return Math.max(...cells.map(({ lines }) => lines.length)) * size * leading + BELOW.rule + BELOW.next
}

function drawRow(writer: PageWriter, role: 'TH' | 'TD', cells: readonly Cell[], style: TextStyle): void {
  writer.mark('TR', () => {
    for (const { lines, left, width } of cells) {
      const text = lines.join(' ')
      writer.mark(role, () => writer.drawLines(lines, left, width, style), isDrawnBackwards(text) ? { text } : {})
    }
  })
  writer.advance(heightOf(cells, style) - BELOW.rule - BELOW.next)
  endRow(writer)
}

function drawLines(writer: PageWriter, cells: readonly Cell[], style: TextStyle): void {
  for (const { lines, left, width } of cells) {
    writer.drawLines(lines, left, width, style)
  }
  writer.advance(heightOf(cells, style) - BELOW.rule - BELOW.next)
}

function endRow(writer: PageWriter): void {
  writer.advance(BELOW.rule)
  writer.rule()
  writer.advance(BELOW.next)
}
