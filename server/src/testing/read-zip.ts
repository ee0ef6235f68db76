import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const CENTRAL = 0x02014b50

/** The files of a ZIP by name, as text. It supports only what our own archives use: no encryption, no ZIP64. */
export function readZip(content: Buffer): Map<string, string> {
  const end = content.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || content.readUInt32LE(end) !== END) {
    throw new Error('This is no ZIP.')
  }
  const files = new Map<string, string>()
  let at = content.readUInt32LE(end + 16)
  while (content.readUInt32LE(at) === CENTRAL) {
    const isPacked = content.readUInt16LE(at + 10) === 8
    const [size, nameLength] = [content.readUInt32LE(at + 20), content.readUInt16LE(at + 28)]
    const name = content.toString('utf8', at + 46, at + 46 + nameLength)
    const local = content.readUInt32LE(at + 42)
    const start = local + 30 + content.readUInt16LE(local + 26) + content.readUInt16LE(local + 28)
    const data = content.subarray(start, start + size)
    files.set(name, (isPacked ? inflateRawSync(data) : data).toString('utf8'))
    at += 46 + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
  }
  return files
}
