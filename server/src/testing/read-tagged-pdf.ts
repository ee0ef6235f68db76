import { inflateSync } from 'node:zlib'

/** An element of a PDF's structure, with the words that are drawn in it and in its descendants. */
export interface TaggedElement {
  role: string
  words: string
  alt: string | null
  /** The actual text, where the file contains it. */
  actual: string | null
  kids: TaggedElement[]
  /** The object numbers of the pages on which the element itself is drawn, in order; those of its descendants are theirs. */
  pages: string[]
}

/**
 * Reads the parts of one of the product's PDFs that a screen reader uses: language and structure, with the text of the marked
 * content of its pages. It supports only the PDFs of our own writer, whose objects follow one after the other and whose text is
 * drawn by `Tj`.
 */
export function readTaggedPdf(pdf: Uint8Array) {
  const objects = readObjects(Buffer.from(pdf))
  const get = (id: string | undefined): string => objects.get(Number(id))?.dictionary ?? ''
  const catalog =
    [...objects.values()].find(({ dictionary }) => dictionary.includes('/Type /Catalog'))?.dictionary ?? ''
  const contents = new Map<string, Map<string, string>>()

  function readMarked(pageId: string, id: string): string {
    const known = contents.get(pageId) ?? readContent(objects, get(pageId))
    contents.set(pageId, known)
    return known.get(id) ?? ''
  }

  function readElement(id: string): TaggedElement {
    const dictionary = get(id)
    const kidList = /\/K \[(.*)\]>>$/s.exec(dictionary)?.[1] ?? ''
    const kids: TaggedElement[] = []
    const pages: string[] = []
    let words = ''
    for (const [, page = '', mark = '', kid] of kidList.matchAll(
      /\/Pg (\d+) 0 R \/MCID (\d+)>>|(?<!\/Pg )\b(\d+) 0 R/g,
    )) {
      if (kid === undefined) {
        pages.push(page)
        words += readMarked(page, mark)
      } else {
        const element = readElement(kid)
        kids.push(element)
        words += ` ${element.words}`
      }
    }
    const role = /\/S \/(\w+)/.exec(dictionary)?.[1] ?? ''
    return {
      role,
      words: words.replaceAll(/\s+/g, ' ').trim(),
      alt: readText(dictionary, 'Alt'),
      actual: readText(dictionary, 'ActualText'),
      kids,
      pages,
    }
  }

  const root = get(/\/StructTreeRoot (\d+) 0 R/.exec(catalog)?.[1])
  return {
    isMarked: catalog.includes('/Marked true'),
    language: readText(catalog, 'Lang'),
    title: /\/Title \(([^)]*)\)/.exec(Buffer.from(pdf).toString('latin1'))?.[1] ?? null,
    document: readElement(/\/K \[(\d+) 0 R\]/.exec(root)?.[1] ?? ''),
    /** The content of pages, in drawing order. */
    pages: [...objects.values()]
      .filter(({ dictionary }) => dictionary.includes('/Type /Page\n'))
      .map(({ dictionary }) => readStream(objects, dictionary)),
  }
}

interface PdfObject {
  dictionary: string
  stream: Buffer | null
}

/** The last version of each object, because an incremental update replaces earlier ones. */
function readObjects(pdf: Buffer): Map<number, PdfObject> {
  const source = pdf.toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const { index, 0: head, 1: id } of source.matchAll(/\n(\d+) 0 obj\n/g)) {
    const start = index + head.length
    const end = source.indexOf('\nendobj', start)
    const text = source.slice(start, end)
    const streamAt = text.indexOf('>> stream\n')
    const length = Number(/\/Length (\d+)>> stream\n/.exec(text)?.[1])
    const from = start + streamAt + '>> stream\n'.length
    const bytes = streamAt === -1 ? null : pdf.subarray(from, from + length)
    const dictionary = streamAt === -1 ? text : text.slice(0, streamAt + 2)
    const isPacked = dictionary.includes('/FlateDecode')
    objects.set(Number(id), { dictionary, stream: bytes !== null && isPacked ? inflateSync(bytes) : bytes })
  }
  return objects
}

function readStream(objects: ReadonlyMap<number, PdfObject>, page: string): string {
  return objects.get(Number(/\/Contents (\d+) 0 R/.exec(page)?.[1]))?.stream?.toString('latin1') ?? ''
}

const OPERATORS =
  /\/\w+ <<\/MCID (?<mark>\d+)>> BDC|(?<end>\bEMC\b)|\/(?<font>F\d+) [\d.]+ Tf|<(?<glyphs>[\dA-F]+)> Tj|\bET\b/g

/** The words of each marked content of a page; spaces are not drawn, but every word is a separate object. */
function readContent(objects: ReadonlyMap<number, PdfObject>, page: string): Map<string, string> {
  const fonts = new Map(
    [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, readLetters(objects, Number(id))]),
  )
  const words = new Map<string, string>()
  let current = ''
  let letters: ReadonlyMap<string, string> = new Map()
  for (const { groups = {} } of readStream(objects, page).matchAll(OPERATORS)) {
    const { mark, end, font, glyphs } = groups
    if (mark !== undefined) {
      current = mark
    } else if (font !== undefined) {
      letters = fonts.get(font) ?? letters
    } else {
      append(words, current, glyphs === undefined ? ' ' : toLetters(glyphs, letters))
      current = end === undefined ? current : ''
    }
  }
  return words
}

function append(words: Map<string, string>, mark: string, drawn: string): void {
  words.set(mark, (words.get(mark) ?? '') + drawn)
}

function toLetters(glyphs: string, letters: ReadonlyMap<string, string>): string {
  const length = letters.keys().next().value?.length ?? glyphs.length
  const names = Array.from({ length: glyphs.length / length }, (_, index) =>
    glyphs.slice(index * length, (index + 1) * length),
  )
  return names.map((name) => letters.get(name) ?? '').join('')
}

/** Letters by the number of their glyph in the font. */
function readLetters(objects: ReadonlyMap<number, PdfObject>, fontId: number): Map<string, string> {
  const font = objects.get(fontId)?.dictionary ?? ''
  const table = objects.get(Number(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]))?.stream?.toString('latin1') ?? ''
  const single = readBlocks(table, 'bfchar').flatMap((block) => [...block.matchAll(/<(\w+)> <(\w+)>/g)])
  const ranges = readBlocks(table, 'bfrange').flatMap((block) => [...block.matchAll(/<(\w+)> <(\w+)> <(\w{4})>/g)])
  return new Map([
    ...single.map(([, glyph = '', letter = '']) => [glyph, fromHex(letter)] as const),
    ...ranges.flatMap(([, first = '', last = '', letter = '']) => readRange(first, last, letter)),
  ])
}

function readBlocks(table: string, kind: string): string[] {
  return [...table.matchAll(new RegExp(`begin${kind}\\n([^]*?)end${kind}`, 'g'))].map(([, block = '']) => block)
}

function readRange(first: string, last: string, letter: string): (readonly [string, string])[] {
  const [from, code] = [parseInt(first, 16), parseInt(letter, 16)]
  return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, index) => {
    const glyph = (from + index).toString(16).toUpperCase().padStart(first.length, '0')
    return [glyph, String.fromCharCode(code + index)] as const
  })
}

function readText(dictionary: string, name: string): string | null {
  const hex = new RegExp(String.raw`/${name} <FEFF([\dA-F]*)>`).exec(dictionary)?.[1]
  return hex === undefined ? null : fromHex(hex)
}

function fromHex(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le')
}
