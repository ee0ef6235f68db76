import { crc32, deflateSync } from 'node:zlib'

/** A chunk of a PNG file. */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/**
 * A gray PNG of any size, compressed to a thousandth.
 * @param rows the number of claimed rows that the file actually contains
 * @param extra chunks before the pixels
 */
export function buildPng(
  width: number,
  height: number,
  { rows = height, extra = [] }: { rows?: number; extra?: readonly (readonly [type: string, data: Buffer])[] } = {},
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  // 8 bits of gray.
  header[8] = 8
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...extra.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * rows, 0))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A baseline JPEG that claims a size and contains no image data. */
export function buildJpegClaim(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  const scan = Buffer.from('ffda0008010100003f00', 'hex')
  const tables = Buffer.concat([Buffer.from('ffdb004300', 'hex'), Buffer.alloc(64, 1)])
  return Buffer.concat([Buffer.from('ffd8', 'hex'), tables, frame, scan, Buffer.from('ffd9', 'hex')])
}

/** Compressed text that unpacks to this many bytes, in the form of PNG comments. */
export function packedComment(bytes: number): readonly [type: string, data: Buffer] {
  return ['zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes, 32))])]
}

function svg(content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">${content}</svg>`,
  )
}

const LEVELS = 12
const nestedUses = Array.from({ length: LEVELS }, (_, level) => {
  const inner = level === 0 ? '<rect width="9" height="9"/>' : `<use xlink:href="#l${level - 1}"/>`.repeat(10)
  return `<g id="l${level}">${inner}</g>`
}).join('')
const entities = Array.from({ length: LEVELS }, (_, level) => {
  return `<!ENTITY e${level} "${level === 0 ? 'ha' : `&e${level - 1};`.repeat(10)}">`
}).join('')

/** SVG drawings that require excessive time or memory. */
export const HOSTILE_DRAWINGS: Readonly<Record<string, Buffer>> = {
  'copies of copies': svg(`<defs>${nestedUses}</defs><use xlink:href="#l${LEVELS - 1}"/>`),
  'entities of entities': Buffer.from(
    `<!DOCTYPE svg [${entities}]><svg xmlns="http://www.w3.org/2000/svg"><text>&e${LEVELS - 1};</text></svg>`,
  ),
  'a size of millions': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9999999" height="9999999"/>'),
  'a hundred thousand groups in each other': svg(`${'<g>'.repeat(60_000)}${'</g>'.repeat(60_000)}`),
  'a thousand blurs': svg(
    `<filter id="f">${'<feGaussianBlur stdDeviation="900"/>'.repeat(1000)}</filter>${'<rect width="99" height="99" filter="url(#f)"/>'.repeat(500)}`,
  ),
}
