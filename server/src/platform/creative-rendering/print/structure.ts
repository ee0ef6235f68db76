/** Standard structure types of PDF (ISO 32000-1, 14.8.4) that documents use. */
export type StructureRole = 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure'

/** An element of what a document says, in reading order. */
export interface StructureElement {
  role: StructureRole
  /** What a figure shows, in words. */
  alt?: string
  /** The words as they were written, where drawn letters stand in another order. */
  text?: string
  kids: (StructureElement | MarkedContent)[]
}

/** A part of a page's content; `id` counts within the page. */
export interface MarkedContent {
  page: number
  id: number
}

/**
 * The canvas has no operator for marked content. Rectangles of sizes that nothing else has stand for it while pages are drawn, and
 * `tagPdf` puts the operators in their places.
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
  /** The elements around what is drawn now, the outermost first. */
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

    /** What is drawn next belongs to the innermost element. */
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

    /** @param getSurface the current page, which may be another one after `draw` */
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

/** A page's content with the operators in place of the rectangles. */
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
