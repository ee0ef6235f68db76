import type { Readable } from 'node:stream'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { UnreadableFile } from './table-row.ts'

export interface XmlReader {
  onOpen?(name: string, attributes: Readonly<Record<string, string>>): void
  onText?(text: string): void
  onClose?(name: string): void
}

/** Limits for the data that the parser keeps: every open element, and a text, a tag or a comment until it ends. */
const MOST_LEVELS = 100
const LONGEST_CHUNK = 1024 * 1024

/**
 * Reads XML chunk by chunk and never as a whole. Document types are refused, so that no entity is ever expanded. Elements that are
 * nested too deeply are refused too, and a single text, tag or comment of more than a megabyte.
 * @yields after every chunk, so that the caller can process the data read so far
 * @throws UnreadableFile for malformed XML
 */
export async function* readXml(stream: Readable, reader: XmlReader): AsyncGenerator<void> {
  const parser = new SaxesParser()
  const decoder = new TextDecoder()
  let levels = 0
  let sinceEnd = 0
  parser.on('error', () => {
    throw broken()
  })
  parser.on('doctype', () => {
    throw broken()
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    sinceEnd = 0
    levels += 1
    if (levels > MOST_LEVELS) {
      throw broken()
    }
    reader.onOpen?.(localName(name), attributes)
  })
  parser.on('text', (text) => reader.onText?.(text))
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    sinceEnd = 0
    levels -= 1
    reader.onClose?.(localName(name))
  })
  try {
    for await (const chunk of stream) {
      sinceEnd += chunk.length
      parser.write(decoder.decode(chunk, { stream: true }))
      if (sinceEnd > LONGEST_CHUNK) {
        throw broken()
      }
      yield
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : broken()
  } finally {
    stream.destroy()
  }
}

/** Removes the namespace prefix: some programs write `x:row` for `row`. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function broken(): UnreadableFile {
  return new UnreadableFile('The Excel workbook is damaged. Export it again, or as CSV.')
}
