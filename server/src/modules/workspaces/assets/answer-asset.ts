import type { FastifyReply, FastifyRequest } from 'fastify'
import { readRange } from '../../../platform/http/read-range.ts'
import type { OpenAsset } from './assets.service.ts'

/** A browser may keep a file of its user for a day; caches that several people share must not. */
const CACHE_CONTROL = 'private, max-age=86400'
/** Shown within pages; everything else is saved, so that no document from outside opens in our origin. */
const SHOWN_KINDS: ReadonlySet<string> = new Set(['image', 'video', 'font'])

/** Answers the whole, or the range that was asked for: browsers read videos in ranges. */
export async function answerAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  open: OpenAsset,
): Promise<FastifyReply> {
  const { asset, contentType, etag, size, stream } = open
  reply.headers({ 'cache-control': CACHE_CONTROL, etag, vary: 'cookie', 'accept-ranges': 'bytes' }).type(contentType)
  if (!SHOWN_KINDS.has(asset.kind)) {
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(asset.name)}`)
  }
  if (request.headers['if-none-match'] === etag) {
    return reply.status(304).send()
  }
  const range = readRange(request.headers.range, size)
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${size}`).send()
  }
  if (range === null) {
    return reply.header('content-length', size).send(await stream())
  }
  const { start, end } = range
  reply.headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 })
  return reply.status(206).send(await stream(range))
}
