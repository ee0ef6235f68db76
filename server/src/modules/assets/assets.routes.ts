import { Readable } from 'node:stream'
import { MAX_ASSET_BYTES, THUMBNAIL_WIDTHS, uploadAsset } from '@marquee/contract/assets'
import { id } from '@marquee/contract/primitives'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../platform/errors/domain-error.ts'
import { implementStreamedUpload } from '../../platform/http/implement.ts'
import { readRange } from '../../platform/http/read-range.ts'
import { refuseAnnouncedSize, type StreamedFile } from '../../platform/http/uploaded-file.ts'
import { toExtension } from './asset-address.ts'
import type { AssetService, OpenAsset } from './assets.service.ts'

/** A browser may keep a file of its user for a day; caches that several people share must not. */
const CACHE_CONTROL = 'private, max-age=86400'
/** Shown within pages; everything else is saved, so that no document from outside opens in our origin. */
const SHOWN_KINDS: ReadonlySet<string> = new Set(['image', 'video', 'font'])

export function registerAssetRoutes(app: FastifyInstance, assets: AssetService): void {
  implementStreamedUpload(app, uploadAsset, async ({ actor, query, file, request }) => {
    const { kind, idempotency_key: idempotencyKey } = query
    refuseAnnouncedSize(request, MAX_ASSET_BYTES[kind])
    const stream = Readable.from(readWhole(file), { objectMode: false })
    return { data: await assets.store(actor, { stream, name: file.name, kind, idempotencyKey }) }
  })

  // Not in the contract: it answers a file, and an address that one may not open answers like one that does not exist.
  app.get<{ Params: { name: string }; Querystring: { width?: string } }>('/files/:name', async (request, reply) => {
    const [assetId = ''] = request.params.name.split('.')
    const actor = await app.sessions.resolve(request, reply)
    if (!actor?.isEmailVerified || !id.safeParse(assetId).success) {
      throw notFound('file')
    }
    const width = THUMBNAIL_WIDTHS.find((known) => String(known) === request.query.width)
    const open = await assets.open(actor.workspaceId, assetId, width === undefined ? {} : { width })
    if (request.params.name !== `${assetId}.${toExtension(open.asset.content_type)}`) {
      throw notFound('file')
    }
    return answer(request, reply, open)
  })
}

/** Answers the whole, or the range that was asked for: browsers read videos in ranges. */
async function answer(request: FastifyRequest, reply: FastifyReply, open: OpenAsset): Promise<FastifyReply> {
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

/**
 * The stream of a file that is too large ends early without saying so.
 * @yields the bytes
 * @throws DomainError 413 at its end
 */
async function* readWhole({ stream, checkSize }: StreamedFile): AsyncGenerator<Buffer> {
  yield* stream
  checkSize()
}
