/** The standard structure types of PDF (ISO 32000-1, 14.8.4) that documents use. */
export type StructureRole = 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure'

/** An element of a document's structure, in reading order. */
export interface StructureElement {
  role: StructureRole
  /** The alternative text of a figure. */
  alt?: string
  /** The text in its logical order, where letters are drawn in another order. */
  text?: string
  kids: (StructureElement | MarkedContent)[]
}

/** A part of a page's content; `id` is unique within the page. */
export interface MarkedContent {
  page: number
  id: number
}

/**
 * The canvas has no operator for marked content. While pages are drawn, rectangles with sizes that occur nowhere else are
 * placeholders for it, and `tagPdf` replaces them with the operators.
 */
interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

const CONTENT_WIDTH = 7
const ARTIFACT: Rectangle = { x: 0, y: 1, width: 8, height: 1 }
const END: Rectangle = { x: 0, y: 1, width: 9, height: 1 }

interface Surface {
  fillRect(x: number, y: number, width: number, height: number): void
}

function beginContent(surface: Surface, { page, id }: MarkedContent): void {
  surface.fillRect(page, 1, CONTENT_WIDTH, id + 1)
}

export function beginArtifact(surface: Surface): void {
  surface.fillRect(ARTIFACT.x, ARTIFACT.y, ARTIFACT.width, ARTIFACT.height)
}

export function endContent(surface: Surface): void {
  surface.fillRect(END.x, END.y, END.width, END.height)
}

/** Collects the elements of a document while its pages are drawn. */
export function createStructureWriter() {
  const elements: StructureElement[] = []
  /** The elements that contain what is currently drawn, the outermost first. */
  const around: StructureElement[] = []
  let page = -1
  let marksOfPage = 0
  let isContentOpen = false

  function closeContent(surface: Surface): void {
    if (isContentOpen) {
      endContent(surface)
      isContentOpen = false
    }
  }

  return {
    elements,
    closeContent,

    beginPage(): void {
      page += 1
      marksOfPage = 0
    },

    /** Assigns the content that is drawn next to the innermost element. */
    openContent(surface: Surface): void {
      const element = around.at(-1)
      if (!isContentOpen && element !== undefined) {
        const content = { page, id: marksOfPage }
        element.kids.push(content)
        beginContent(surface, content)
        marksOfPage += 1
        isContentOpen = true
      }
    },

    /** @param getSurface returns the current page, which may be another one after `draw` */
    mark(element: StructureElement, getSurface: () => Surface, draw: () => void): void {
      closeContent(getSurface())
      const siblings: StructureElement['kids'] = around.at(-1)?.kids ?? elements
      siblings.push(element)
      around.push(element)
      draw()
      closeContent(getSurface())
      around.pop()
    },
  }
}

const PLACEHOLDER = /^(\d+) 1 ([789]) (\d+) re\nf\n/gm

/** A page's content with the operators in place of the placeholder rectangles. */
export function placeOperators(content: string, roles: ReadonlyMap<string, StructureRole>): string {
  return content.replaceAll(PLACEHOLDER, (_, page: string, kind: string, height: string) => {
    if (Number(kind) === END.width) {
      return 'EMC\n'
    }
    const id = Number(height) - 1
    const role = roles.get(toKey({ page: Number(page), id }))
    return Number(kind) === ARTIFACT.width || role === undefined ? '/Artifact BMC\n' : `/${role} <</MCID ${id}>> BDC\n`
  })
}

export function toKey({ page, id }: MarkedContent): string {
  return `${page}/${id}`
}
