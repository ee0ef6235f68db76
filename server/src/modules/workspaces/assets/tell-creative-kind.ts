import { Readable } from 'node:stream'
import { SNIFFED_BYTES, sniffAssetType } from '../../../platform/uploads/sniff-asset-type.ts'
import type { AssetContent } from './write-asset.ts'

/**
 * Determines by its first bytes whether a creative is an image. All other content is treated as a video, whose check names what it is.
 * @returns the kind, and the content with its first bytes still to be read
 */
export async function tellCreativeKind(
  content: AssetContent,
): Promise<{ kind: 'image' | 'video'; content: AssetContent }> {
  if ('bytes' in content) {
    return { kind: await tellKind(content.bytes.subarray(0, SNIFFED_BYTES)), content }
  }
  const chunks: AsyncIterator<Uint8Array> = content.stream[Symbol.asyncIterator]()
  const read: Uint8Array[] = []
  for (let length = 0; length < SNIFFED_BYTES;) {
    const next = await chunks.next()
    if (next.done === true) {
      break
    }
    read.push(next.value)
    length += next.value.byteLength
  }
  const start = Buffer.concat(read)
  return {
    kind: await tellKind(start),
    content: { stream: Readable.from(joined(start, chunks), { objectMode: false }) },
  }
}

async function tellKind(start: Uint8Array): Promise<'image' | 'video'> {
  return 'mime' in (await sniffAssetType('image', start)) ? 'image' : 'video'
}

async function* joined(start: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield start
  yield* { [Symbol.asyncIterator]: () => rest }
}
