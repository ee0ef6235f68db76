import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type AssetKind, MAX_ASSET_BYTES } from '@marquee/contract/assets'
import { DomainError, invalid } from '../../../platform/errors/domain-error.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { checkImage, type CleanImage } from '../../../platform/foreign-files/clean-image.ts'
import { hasLiveText } from '../../../platform/foreign-files/live-text.ts'
import type { ForeignFiles } from '../../../platform/foreign-files/foreign-files.ts'
import { SNIFFED_BYTES, sniffAssetType, type SniffedKind } from '../../../platform/uploads/sniff-asset-type.ts'
import type { VideoInspector } from '../../../platform/video/video-inspector.ts'
import type { SoundNormalizer } from '../../../platform/sound/sound-normalizer.ts'
import { writeAudio } from './write-audio.ts'
import { writeVideo } from './write-video.ts'

/** The content to store: bytes in memory, or a stream that is read once. */
export type AssetContent = { bytes: Uint8Array } | { stream: Readable }

export type AssetSource = AssetContent & {
  kind: AssetKind
  /** `generated`: an image made by the product, stored unchanged. Uploads and files from the web are encoded again. */
  origin?: 'upload' | 'generated' | undefined
  /** Whether it is an SVG image, which is converted to pixels. */
  isDrawing?: boolean | undefined
  /** Reads the font files that the text of a drawing may need. */
  readFonts?: (() => Promise<Uint8Array[]>) | undefined
}

export interface AssetTools {
  storage: Storage
  foreignFiles: ForeignFiles
  videos: Pick<VideoInspector, 'inspect'>
  sounds: Pick<SoundNormalizer, 'normalize'>
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
 * Checks a file by its content and writes it to the storage. Images, PDF and fonts are small enough to be checked first; videos,
 * sounds and ZIP files are written as they arrive and checked afterwards, so that none is ever held in memory.
 * @throws DomainError 413 when it is too large, 422 on `file` when it is not of its kind or damaged
 */
export async function writeAsset(tools: AssetTools, key: string, source: AssetSource): Promise<AssetFacts> {
  const { kind } = source
  if (kind === 'video') {
    return writeCheckedVideo(tools, key, source)
  }
  if (kind === 'audio') {
    return { ...NO_IMAGE, ...(await writeAudio(tools, key, limited(source))) }
  }
  return kind === 'zip' ? writeZip(tools.storage, key, source) : writeBytes(tools, key, { ...source, kind })
}

type SmallSource = AssetSource & { kind: Exclude<SniffedKind, 'zip'> }

const NO_IMAGE = { width: null, height: null, duration_s: null }

async function writeBytes(
  { storage, foreignFiles }: AssetTools,
  key: string,
  source: SmallSource,
): Promise<AssetFacts> {
  const upload = await buffer(limited(source))
  const { content, ...facts } = await checkBytes(foreignFiles, upload, source)
  await storage.put(key, content)
  return { ...facts, size: content.byteLength, hash: createHash('sha256').update(content).digest('hex') }
}

async function checkBytes(foreignFiles: ForeignFiles, upload: Buffer, source: SmallSource) {
  if (source.kind === 'image') {
    const { contentType, ...image } = await readImage(foreignFiles, upload, source)
    return { ...image, content_type: contentType, duration_s: null }
  }
  const content_type = await contentTypeFor(source.kind, upload)
  if (source.kind === 'font') {
    await foreignFiles.checkFont(upload)
  }
  return { ...NO_IMAGE, content: upload, content_type }
}

async function readImage(
  foreignFiles: ForeignFiles,
  upload: Uint8Array,
  { origin, isDrawing = false, readFonts }: AssetSource,
): Promise<CleanImage> {
  if (origin === 'generated') {
    return { content: upload, ...(await checkImage(upload)) }
  }
  if (!isDrawing) {
    return foreignFiles.cleanImage(upload)
  }
  const fonts = hasLiveText(upload) ? await readFonts?.() : []
  return foreignFiles.cleanImage(await foreignFiles.drawSvg(upload, fonts))
}

async function writeCheckedVideo(tools: AssetTools, key: string, source: AssetSource): Promise<AssetFacts> {
  const hash = createHash('sha256')
  const video = await writeVideo(tools, key, hashed(limited(source), hash))
  const { contentType: content_type, width, height, duration: duration_s, size } = video
  return { content_type, width, height, duration_s, size, hash: hash.digest('hex') }
}

async function writeZip(storage: Storage, key: string, source: AssetSource): Promise<AssetFacts> {
  const hash = createHash('sha256')
  const { size } = await storage.put(key, Readable.from(hashed(limited(source), hash), { objectMode: false }))
  const part = size === 0 ? null : await storage.get(key, { start: 0, end: Math.min(SNIFFED_BYTES, size) - 1 })
  const start = part === null ? Buffer.alloc(0) : await buffer(part.stream)
  return { ...NO_IMAGE, content_type: await contentTypeFor('zip', start), size, hash: hash.digest('hex') }
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
