import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type AssetKind, MAX_ASSET_BYTES } from '@marquee/contract/assets'
import { DomainError, invalid } from '../../platform/errors/domain-error.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { checkImage, type CleanImage } from '../../platform/foreign-files/clean-image.ts'
import type { ForeignFiles } from '../../platform/foreign-files/foreign-files.ts'
import { readVideo } from './read-video.ts'
import { SNIFFED_BYTES, sniffAssetType } from '../../platform/uploads/sniff-asset-type.ts'

/** What is stored: bytes that are in memory, or a stream that is read once. */
export type AssetContent = { bytes: Uint8Array } | { stream: Readable }

export type AssetSource = AssetContent & {
  kind: AssetKind
  /** `generated`: an image of our own making, kept to the byte. Uploads and what comes from the web are encoded anew. */
  origin?: 'upload' | 'generated'
  /** An image in SVG, which is made into pixels. */
  isDrawing?: boolean
}

export interface AssetTools {
  storage: Storage
  foreignFiles: ForeignFiles
}

export interface AssetFacts {
  content_type: string
  width: number | null
  height: number | null
  duration_s: number | null
  size: number
  hash: string
}

/**
 * Checks a file by its content and writes it to the storage. Images, PDF and fonts are small enough to be checked first; videos
 * and ZIP files are written as they come and looked at afterwards, so that none is ever held in memory.
 * @throws DomainError 413 when it is too large, 422 on `file` when it is not of its kind or damaged
 */
export async function writeAsset(tools: AssetTools, key: string, source: AssetSource): Promise<AssetFacts> {
  return source.kind === 'video' || source.kind === 'zip'
    ? writeStream(tools, key, source)
    : writeBytes(tools, key, source)
}

const NO_PICTURE = { width: null, height: null, duration_s: null }

async function writeBytes(
  { storage, foreignFiles }: AssetTools,
  key: string,
  source: AssetSource,
): Promise<AssetFacts> {
  const upload = await buffer(limited(source))
  const { content, ...facts } = await checkBytes(foreignFiles, upload, source)
  await storage.put(key, content)
  return { ...facts, size: content.byteLength, hash: createHash('sha256').update(content).digest('hex') }
}

async function checkBytes(foreignFiles: ForeignFiles, upload: Buffer, source: AssetSource) {
  if (source.kind === 'image') {
    const { contentType, ...image } = await readImage(foreignFiles, upload, source)
    return { ...image, content_type: contentType, duration_s: null }
  }
  const content_type = await contentTypeFor(source.kind, upload)
  if (source.kind === 'font') {
    await foreignFiles.checkFont(upload)
  }
  return { ...NO_PICTURE, content: upload, content_type }
}

async function readImage(
  foreignFiles: ForeignFiles,
  upload: Uint8Array,
  { origin, isDrawing = false }: AssetSource,
): Promise<CleanImage> {
  if (origin === 'generated') {
    return { content: upload, ...(await checkImage(upload)) }
  }
  return foreignFiles.cleanImage(isDrawing ? await foreignFiles.drawSvg(upload) : upload)
}

async function writeStream({ storage }: AssetTools, key: string, source: AssetSource): Promise<AssetFacts> {
  const hash = createHash('sha256')
  const { size } = await storage.put(key, Readable.from(hashed(limited(source), hash), { objectMode: false }))
  const read = async (range: { start: number; end: number }): Promise<Buffer> => {
    const part = await storage.get(key, range)
    return part === null ? Buffer.alloc(0) : Buffer.concat(await part.stream.toArray())
  }
  const start = size === 0 ? Buffer.alloc(0) : await read({ start: 0, end: Math.min(SNIFFED_BYTES, size) - 1 })
  const stored = { content_type: await contentTypeFor(source.kind, start), size, hash: hash.digest('hex') }
  if (source.kind === 'zip') {
    return { ...stored, ...NO_PICTURE }
  }
  const video = await readVideo(size, read)
  if (video === null) {
    throw invalid({ file: ['The video is damaged and cannot be read.'] })
  }
  return { ...stored, width: video.width, height: video.height, duration_s: video.durationS }
}

/** @throws DomainError 422 on `file` */
async function contentTypeFor(kind: AssetKind, start: Uint8Array): Promise<string> {
  const type = await sniffAssetType(kind, start)
  if ('refusal' in type) {
    throw invalid({ file: [type.refusal] })
  }
  return type.mime
}

async function* limited(source: AssetSource): AsyncGenerator<Buffer> {
  const limit = MAX_ASSET_BYTES[source.kind]
  let size = 0
  for await (const chunk of 'bytes' in source ? [source.bytes] : source.stream) {
    const part = Buffer.from(chunk)
    size += part.byteLength
    if (size > limit) {
      throw new DomainError(413, `The file is too large: at most ${limit / 1024 / 1024} MB.`)
    }
    yield part
  }
}

async function* hashed(
  chunks: AsyncIterable<Buffer>,
  hash: { update(chunk: Buffer): unknown },
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}
