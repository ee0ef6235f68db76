import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type AssetKind, MAX_ASSET_BYTES } from '@marquee/contract/assets'
import { DomainError, invalid } from '../../platform/errors/domain-error.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { cleanImage, keepImage } from '../../platform/uploads/clean-image.ts'
import { SNIFFED_BYTES, sniffAssetType, type SniffedKind } from '../../platform/uploads/sniff-asset-type.ts'
import type { VideoInspector } from '../../platform/video/video-inspector.ts'
import { writeVideo } from './write-video.ts'

/** What is stored: bytes that are in memory, or a stream that is read once. */
export type AssetContent = { bytes: Uint8Array } | { stream: Readable }

export type AssetSource = AssetContent & {
  kind: AssetKind
  /** `generated`: an image of our own making, kept to the byte. Uploads and what comes from the web are encoded anew. */
  origin?: 'upload' | 'generated' | undefined
}

export interface AssetFacts {
  content_type: string
  width: number | null
  height: number | null
  duration_s: number | null
  size: number
  hash: string
}

interface Stores {
  storage: Storage
  videos: Pick<VideoInspector, 'inspect'>
}

/**
 * Checks a file by its content and writes it to the storage. Images, PDF and fonts are small enough to be checked first; videos
 * and ZIP files are written as they come and looked at afterwards, so that none is ever held in memory.
 * @throws DomainError 413 when it is too large, 422 on `file` when it is not of its kind or damaged
 */
export async function writeAsset(stores: Stores, key: string, source: AssetSource): Promise<AssetFacts> {
  const { kind } = source
  if (kind === 'video') {
    return writeCheckedVideo(stores, key, source)
  }
  return kind === 'zip' ? writeZip(stores.storage, key, source) : writeBytes(stores.storage, key, { ...source, kind })
}

type SmallSource = AssetSource & { kind: Exclude<SniffedKind, 'zip'> }

const NO_PICTURE = { width: null, height: null, duration_s: null }

async function writeBytes(storage: Storage, key: string, source: SmallSource): Promise<AssetFacts> {
  const upload = await buffer(limited(source))
  const { content, ...facts } = await checkBytes(upload, source)
  await storage.put(key, content)
  return { ...facts, size: content.byteLength, hash: createHash('sha256').update(content).digest('hex') }
}

async function checkBytes(upload: Buffer, { kind, origin = 'upload' }: SmallSource) {
  if (kind === 'image') {
    const { contentType, ...image } = await (origin === 'generated' ? keepImage : cleanInTurn)(upload)
    return { ...image, content_type: contentType, duration_s: null }
  }
  return { ...NO_PICTURE, content: upload, content_type: await contentTypeFor(kind, upload) }
}

async function writeCheckedVideo(stores: Stores, key: string, source: AssetSource): Promise<AssetFacts> {
  const hash = createHash('sha256')
  const video = await writeVideo(stores, key, hashed(limited(source), hash))
  const { contentType: content_type, width, height, duration: duration_s, size } = video
  return { content_type, width, height, duration_s, size, hash: hash.digest('hex') }
}

async function writeZip(storage: Storage, key: string, source: AssetSource): Promise<AssetFacts> {
  const hash = createHash('sha256')
  const { size } = await storage.put(key, Readable.from(hashed(limited(source), hash), { objectMode: false }))
  const part = size === 0 ? null : await storage.get(key, { start: 0, end: Math.min(SNIFFED_BYTES, size) - 1 })
  const start = part === null ? Buffer.alloc(0) : await buffer(part.stream)
  return { ...NO_PICTURE, content_type: await contentTypeFor('zip', start), size, hash: hash.digest('hex') }
}

/** @throws DomainError 422 on `file` */
async function contentTypeFor(kind: SniffedKind, start: Uint8Array): Promise<string> {
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

let lastCleaning: Promise<unknown> = Promise.resolve()

/** A decoded image may take 200 MB, so that only one is in work at a time. */
function cleanInTurn(upload: Buffer): ReturnType<typeof cleanImage> {
  const result = lastCleaning.then(() => cleanImage(upload))
  lastCleaning = result.catch(() => undefined)
  return result
}
