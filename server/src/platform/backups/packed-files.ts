import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { StartError } from '../errors/start-error.ts'
import type { BackedUpFile } from './backup-folder.ts'

type Content = Pick<BackedUpFile, 'size' | 'hash'>

/** Packs a file with Zstandard. The target appears whole or not at all. @returns size and hash of what was read */
export async function packFile(source: string, target: string): Promise<Content> {
  const meter = createMeter()
  const part = `${target}.part`
  await mkdir(dirname(target), { recursive: true })
  await pipeline(createReadStream(source), meter.stream, createZstdCompress(), createWriteStream(part, { flush: true }))
  await rename(part, target)
  return meter.read()
}

/**
 * Unpacks a file of {@link packFile}, and compares its content with what was backed up.
 * @throws StartError that names the file when the content differs
 */
export async function unpackFile(source: string, target: string, expected: Content): Promise<void> {
  const meter = createMeter()
  await mkdir(dirname(target), { recursive: true })
  try {
    await pipeline(
      createReadStream(source),
      createZstdDecompress(),
      meter.stream,
      // PostgreSQL flushes the whole folder before it recovers.
      createWriteStream(target, { mode: 0o600 }),
    )
  } catch (cause) {
    throw new StartError(`${source} cannot be unpacked: ${cause instanceof Error ? cause.message : String(cause)}.`, {
      cause,
    })
  }
  const { size, hash } = meter.read()
  if (size !== expected.size || hash !== expected.hash) {
    throw new StartError(`${source} is damaged: its content is not what was backed up.`)
  }
}

/** Measures what flows through its stream. */
function createMeter() {
  const hash = createHash('sha256')
  let size = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  return { stream, read: (): Content => ({ size, hash: hash.digest('hex') }) }
}
