import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readRange } from './read-range.ts'

/** A range in bytes, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/** A file of known size that can be read in parts: browsers read videos in ranges. */
interface RangedContent {
  size: number
  open: (range?: ByteRange) => Promise<Readable>
}

export interface FileAnswer {
  content: Buffer | Readable | RangedContent
  contentType: string
  /** The size in bytes, when it is known before the stream ends. */
  size?: number
  /** The file name for saving. Left out: the last segment of the address. Null: the file is shown in the page. */
  saveAs?: string | null
  /** Default `no-store`. */
  cacheControl?: string
  /** The names of the request headers that the file depends on, for caches. */
  vary?: string
  /** The entity tag of this content: a browser that already has it is answered 304. */
  etag?: string
}

/** Sends a file: the whole file, the requested range, or 304 when the browser already has it. */
export async function answerFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
): Promise<FastifyReply> {
  const { content, size, etag } = file
  reply.headers(toHeaders(file))
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    if (content instanceof Readable) {
      content.destroy()
    }
    return reply.status(304).send()
  }
  if (Buffer.isBuffer(content) || content instanceof Readable) {
    return (size === undefined ? reply : reply.header('content-length', size)).send(content)
  }
  return answerRange(request, reply, content)
}

function toHeaders({ contentType, saveAs, cacheControl = 'no-store', vary, etag }: FileAnswer): Record<string, string> {
  return {
    'cache-control': cacheControl,
    'content-type': contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
    ...(saveAs !== null && { 'content-disposition': toDisposition(saveAs) }),
    ...(vary !== undefined && { vary }),
    ...(etag !== undefined && { etag }),
  }
}

async function answerRange(
  request: FastifyRequest,
  reply: FastifyReply,
  { size, open }: RangedContent,
): Promise<FastifyReply> {
  reply.header('accept-ranges', 'bytes')
  const range = readRange(request.headers.range, size)
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${size}`).send()
  }
  if (range === null) {
    return reply.header('content-length', size).send(await open())
  }
  const { start, end } = range
  reply.headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 })
  return reply.status(206).send(await open(range))
}

/** Characters that some system treats as part of a path, and invisible characters. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]/gu
const LONGEST_STEM = 100

/**
 * The value `attachment; filename*=UTF-8''Summer%20sale.pdf` (RFC 6266). When nothing is left of a name, the browser takes the
 * name from the address.
 */
function toDisposition(name = ''): string {
  const clean = name.toWellFormed().replaceAll(UNSAFE, '')
  const [stem = '', ending = ''] = clean.split(/(\.[^.]*$)/)
  const shortened = stem
    .replace(/^[.\s]+/, '')
    .slice(0, LONGEST_STEM)
    .toWellFormed()
    .trim()
  if (shortened === '') {
    return 'attachment'
  }
  // The characters that encodeURIComponent keeps and the header does not allow (RFC 5987).
  const encoded = encodeURIComponent(shortened + ending).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename*=UTF-8''${encoded}`
}
