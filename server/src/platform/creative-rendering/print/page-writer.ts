import { fitText } from '@marquee/creative/text-layout'
import { toFontFamily } from '@marquee/creative/fonts'
import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'

import {
  beginArtifact,
  createStructureWriter,
  endContent,
  type StructureElement,
  type StructureRole,
} from './structure.ts'
import type { PrintDocument } from './print-document.ts'
import { tagPdf } from './tag-pdf.ts'

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 } as const
const MARGIN = { side: 54, top: 56, bottom: 60 } as const

export const INK = '#1b1a17'
export const QUIET = '#666259'
const LINE = '#d9d5cc'

export interface TextStyle {
  size: number
  weight: 400 | 580 | 700
  color: string
  /** The line height as a multiple of the font size. */
  leading: number
}

/** The product's own fonts, which cover every script, so that the reader's fonts do not matter. */
const FAMILY = toFontFamily({ fonts: { heading: 'sans', body: 'sans' } }, 'text')
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Writes blocks one below the other, and starts a new page when there is no more room. */
export function createPageWriter({ title, footer, language }: Pick<PrintDocument, 'title' | 'footer' | 'language'>) {
  const document = new PDFDocument({ title, creator: 'Marquee', producer: 'Marquee', encodingQuality: 90 })
  let context: SKRSContext2D | null = null
  let y = 0
  let pageNumber = 0
  let isDecorating = false
  const structure = createStructureWriter()

  /** The decoration of a page, which is not part of its structure. */
  function drawArtifact(draw: (on: SKRSContext2D) => void): void {
    const on = page()
    structure.closeContent(on)
    beginArtifact(on)
    draw(on)
    endContent(on)
  }

  function endPage(): void {
    if (context !== null) {
      const style = { size: 8.5, weight: 400, color: QUIET, leading: 1.3 } as const
      const numbered = `${pageNumber}`
      drawArtifact((on) => {
        drawLine(on, footer, { left: MARGIN.side, width: writer.width - 40, baseline: PAGE.height - 32 }, style)
        setFont(on, style)
        const width = on.measureText(numbered).width
        on.fillText(numbered, PAGE.width - MARGIN.side - width, PAGE.height - 32)
      })
      document.endPage()
    }
  }

  function beginPage(): SKRSContext2D {
    endPage()
    pageNumber += 1
    structure.beginPage()
    // The library declares the browser's type; the object is one of its own canvases.
    const begun = document.beginPage(PAGE.width, PAGE.height) as unknown as SKRSContext2D
    context = begun
    y = MARGIN.top
    return begun
  }

  function page(): SKRSContext2D {
    return context ?? beginPage()
  }

  const writer = {
    width: PAGE.width - 2 * MARGIN.side,
    left: MARGIN.side,

    /** The context of the current page and the position at which the next block begins. */
    get place() {
      structure.openContent(page())
      return { context: page(), y }
    },

    /**
     * An element that contains everything that is drawn during the call, on as many pages as it takes, and all elements that
     * begin during the call.
     */
    mark(role: StructureRole, draw: () => void, words: Pick<StructureElement, 'alt' | 'text'> = {}): void {
      structure.mark({ role, ...words, kids: [] }, page, draw)
    },

    /**
     * Starts a new page when less than this height is left; a block that is taller than a page starts one as well.
     * @returns whether a page was started
     */
    ensure(height: number): boolean {
      page()
      const isFull = y + height > PAGE.height - MARGIN.bottom && y > MARGIN.top
      if (isFull) {
        beginPage()
      }
      return isFull
    },

    /** The height that is left on the page. */
    get roomLeft() {
      page()
      return PAGE.height - MARGIN.bottom - y
    },

    /** The width of a text in one line. */
    measure(text: string, style: TextStyle): number {
      const on = page()
      setFont(on, style)
      return on.measureText(text).width
    },

    advance(height: number): void {
      y += height
    },

    /** The maximum height of a block of images. */
    roomOfPage: PAGE.height - MARGIN.top - MARGIN.bottom,

    /** Breaks a text into lines of this width; paragraphs stay separate. */
    layOut(text: string, width: number, style: TextStyle): string[] {
      return layOutLines(text, width, style, (line) => writer.measure(line, style))
    },

    /** Draws lines below the current position without moving it. @returns their height */
    drawLines(lines: readonly string[], left: number, width: number, style: TextStyle): number {
      const step = style.size * style.leading
      if (!isDecorating) {
        structure.openContent(page())
      }
      for (const [index, line] of lines.entries()) {
        drawLine(page(), line, { left, width, baseline: y + index * step + style.size }, style)
      }
      return lines.length * step
    },

    /** Writes a text that continues over as many pages as it needs. */
    write(text: string, style: TextStyle, { indent = 0 }: { indent?: number } = {}): void {
      const width = writer.width - indent
      for (const line of writer.layOut(text, width, style)) {
        writer.ensure(style.size * style.leading)
        writer.advance(writer.drawLines([line], writer.left + indent, width, style))
      }
    },

    /** Draws what is repeated on a page and is no part of the document's structure, such as the header of a table that goes on. */
    artifact(draw: () => void): void {
      isDecorating = true
      drawArtifact(draw)
      isDecorating = false
    },

    rule(): void {
      drawArtifact((on) => {
        on.fillStyle = LINE
        on.fillRect(writer.left, y, writer.width, 0.75)
      })
    },

    close(): Buffer {
      page()
      endPage()
      return tagPdf(document.close(), { elements: structure.elements, language })
    },
  }
  return writer
}
export type PageWriter = ReturnType<typeof createPageWriter>

function setFont(on: SKRSContext2D, { size, weight, color }: TextStyle): void {
  on.font = `${weight} ${size}px ${FAMILY}`
  // A ligature, or the raised colon between digits, is a glyph without letters of its own: it could not be copied or searched.
  on.fontVariantLigatures = 'none'
  on.fillStyle = color
}

function layOutLines(text: string, width: number, style: TextStyle, measure: (line: string) => number): string[] {
  const { size, leading: lineHeight } = style
  return text
    .split('\n')
    .flatMap((paragraph) =>
      paragraph.trim() === ''
        ? ['']
        : fitText({ text: paragraph, width, height: Infinity, size, minSize: size, lineHeight, measure }).lines,
    )
}

function drawLine(
  on: SKRSContext2D,
  text: string,
  { left, width, baseline }: { left: number; width: number; baseline: number },
  style: TextStyle,
): void {
  setFont(on, style)
  const isRightToLeft = RIGHT_TO_LEFT.test(text)
  on.direction = isRightToLeft ? 'rtl' : 'ltr'
  on.textAlign = isRightToLeft ? 'right' : 'left'
  on.fillText(text, isRightToLeft ? left + width : left, baseline)
  on.direction = 'ltr'
  on.textAlign = 'left'
}
