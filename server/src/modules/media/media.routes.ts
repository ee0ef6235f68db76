import { id } from '@marquee/contract/primitives'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { StoredObject } from '../../platform/storage/storage.ts'
import { BRAND_LOGO_WIDTH, MEDIA_WIDTHS } from './media-address.ts'
import type { MediaService } from './media.service.ts'

/** An address always shows the same picture: another picture has another id. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'

/** Pictures are not in the contract: they are addresses that other answers carry, and they answer no JSON. */
export function registerMediaRoutes(app: FastifyInstance, media: MediaService): void {
  app.get<{ Params: { id: string; file: string } }>('/media/ads/:id/:file', async (request, reply) => {
    const mediaId = id.safeParse(request.params.id)
    const width = MEDIA_WIDTHS.find((known) => request.params.file === `${known}.webp`)
    if (!mediaId.success || width === undefined) {
      throw notFound('picture')
    }
    return answer(request, reply, `"${mediaId.data}-${width}"`, await media.openAdPicture(mediaId.data, width))
  })

  app.get<{ Params: { key: string; file: string } }>('/media/brands/:key/:file', async (request, reply) => {
    const { key, file } = request.params
    if (file !== `${BRAND_LOGO_WIDTH}.webp`) {
      throw notFound('picture')
    }
    return answer(request, reply, `"${key}-${BRAND_LOGO_WIDTH}"`, await media.openBrandLogo(key))
  })
}

function answer(request: FastifyRequest, reply: FastifyReply, etag: string, object: StoredObject): FastifyReply {
  reply.headers({ 'cache-control': CACHE_CONTROL, etag })
  if (request.headers['if-none-match'] === etag) {
    object.stream.destroy()
    return reply.status(304).send()
  }
  return reply.type('image/webp').header('content-length', object.size).send(object.stream)
}
