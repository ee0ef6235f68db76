import { deflateSync, inflateSync } from 'node:zlib'
import { type MarkedContent, placeOperators, type StructureElement, type StructureRole, toKey } from './structure.ts'

interface Tags {
  /** The structure of the document, in reading order. */
  elements: readonly StructureElement[]
  /** The language of the document, such as `en`. */
  language: string
}

const PAGE = /\n(\d+) 0 obj\n(<<\/Type \/Page\n[^]*?>>)\nendobj/g
const CATALOG = /\n(\d+) 0 obj\n(<<\/Type \/Catalog\n[^]*?>>)\nendobj/
const TRAILER = /trailer\n<<\/Size (\d+)\n([^]*?)>>\nstartxref\n(\d+)\n%%EOF\s*$/

/**
 * Adds structure and language to a PDF that the canvas has written: its pages, marked by `structure.ts`, and its catalog are
 * written again at the end of the file, as an incremental update (ISO 32000-1, 7.5.6). The original content stays unchanged.
 * @throws {Error} for a file that was not written by the canvas
 */
export function tagPdf(pdf: Buffer, { elements, language }: Tags): Buffer {
  const source = pdf.toString('latin1')
  const trailer = TRAILER.exec(source)
  const catalog = CATALOG.exec(source)
  if (trailer === null || catalog === null) {
    throw new Error('The PDF is not as the canvas writes it.')
  }
  const [, size = '', facts = '', offset = ''] = trailer
  const objects = new Map<number, string>()
  let next = Number(size)
  const add = (content: (id: number) => string): number => {
    const id = next
    next += 1
    objects.set(id, content(id))
    return id
  }
  const pages = [...source.matchAll(PAGE)].map(([, id, dictionary = '']) => ({ id: Number(id), dictionary }))
  const rootId = next
  next += 1
  const roles = new Map<string, StructureRole>()
  const parents = pages.map((): number[] => [])

  function addElement(element: StructureElement, parent: number): number {
    return add((id) => {
      const kids = element.kids.map((kid) =>
        'role' in kid ? `${addElement(kid, id)} 0 R` : addContent(kid, element, id),
      )
      const words = [
        ...(element.alt === undefined ? [] : [`/Alt ${toText(element.alt)}`]),
        ...(element.text === undefined ? [] : [`/ActualText ${toText(element.text)}`]),
        ...(element.role === 'TH' ? ['/A <</O /Table /Scope /Column>>'] : []),
      ]
      return `<</Type /StructElem /S /${element.role} /P ${parent} 0 R ${words.join(' ')} /K [${kids.join(' ')}]>>`
    })
  }

  function addContent(content: MarkedContent, { role }: StructureElement, id: number): string {
    roles.set(toKey(content), role)
    const ofPage = parents[content.page]
    const page = pages[content.page]
    if (ofPage === undefined || page === undefined) {
      throw new Error('The PDF lacks a page.')
    }
    ofPage[content.id] = id
    return `<</Type /MCR /Pg ${page.id} 0 R /MCID ${content.id}>>`
  }

  const documentId = add((id) => {
    const kids = elements.map((element) => `${addElement(element, id)} 0 R`)
    return `<</Type /StructElem /S /Document /P ${rootId} 0 R /K [${kids.join(' ')}]>>`
  })
  const numbers = parents.map((ids, page) => `${page} [${ids.map((id) => `${id} 0 R`).join(' ')}]`)
  const parentTree = add(() => `<</Nums [${numbers.join(' ')}]>>`)
  objects.set(
    rootId,
    `<</Type /StructTreeRoot /K [${documentId} 0 R] /ParentTree ${parentTree} 0 R /ParentTreeNextKey ${pages.length}>>`,
  )
  const [, catalogId = '', catalogWords = ''] = catalog
  const marked = `/Lang ${toText(language)} /MarkInfo <</Marked true>> /StructTreeRoot ${rootId} 0 R`
  objects.set(Number(catalogId), catalogWords.replace('<<', `<<${marked} `))
  for (const [index, { id, dictionary }] of pages.entries()) {
    objects.set(id, dictionary.replace('<<', `<</StructParents ${index} `))
    const contentId = Number(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1])
    objects.set(contentId, toStream(placeOperators(readStream(pdf, source, contentId), roles)))
  }
  return Buffer.concat([pdf, writeUpdate(objects, { size: next, facts, previous: offset, at: pdf.byteLength })])
}

function readStream(pdf: Buffer, source: string, id: number): string {
  const head = new RegExp(String.raw`\n${id} 0 obj\n<<([^]*?)/Length (\d+)>> stream\n`).exec(source)
  if (head === null) {
    throw new Error('A page of the PDF has no content.')
  }
  const start = head.index + head[0].length
  const bytes = pdf.subarray(start, start + Number(head[2]))
  return (head[1]?.includes('/FlateDecode') === true ? inflateSync(bytes) : bytes).toString('latin1')
}

function toStream(content: string): string {
  const bytes = deflateSync(Buffer.from(content, 'latin1'))
  return `<</Filter /FlateDecode /Length ${bytes.byteLength}>> stream\n${bytes.toString('latin1')}\nendstream`
}

/** A text string in PDF: UTF-16 with a byte order mark, in hexadecimal. */
function toText(words: string): string {
  return `<FEFF${Buffer.from(words.toWellFormed(), 'utf16le').swap16().toString('hex').toUpperCase()}>`
}

interface Update {
  size: number
  /** The entries of the trailer besides the size: root and document information. */
  facts: string
  /** The position of the original cross-reference table. */
  previous: string
  at: number
}

function writeUpdate(objects: ReadonlyMap<number, string>, { size, facts, previous, at }: Update): Buffer {
  const entries: string[] = []
  let body = '\n'
  for (const [id, content] of [...objects].toSorted(([a], [b]) => a - b)) {
    entries.push(`${id} 1\n${String(at + body.length).padStart(10, '0')} 00000 n \n`)
    body += `${id} 0 obj\n${content}\nendobj\n`
  }
  const table = `xref\n${entries.join('')}trailer\n<</Size ${size}\n${facts}\n/Prev ${previous}>>\nstartxref\n${at + body.length}\n%%EOF\n`
  return Buffer.from(body + table, 'latin1')
}
