import { requestAdVideo } from '@marquee/contract/ad-videos'
import { id } from '@marquee/contract/primitives'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { implementAnonymous } from '../../../platform/http/implement.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { StoredObject } from '../../../platform/storage/storage.ts'
import type { AdVideoService } from './ad-videos.service.ts'
import { BRAND_LOGO_WIDTH, MEDIA_WIDTHS } from './media-address.ts'
import type { Video, MediaService } from './media.service.ts'
import { readRange } from '../../../platform/http/read-range.ts'

/** An address always shows the same picture: another picture has another id. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'

/** Pictures and videos are not in the contract: they are addresses that other answers carry, and they answer no JSON. */
export function registerMediaRoutes(app: FastifyInstance, media: MediaService, videos: AdVideoService): void {
  implementAnonymous(app, requestAdVideo, async ({ params }) => ({ data: await videos.request(params.id) }))

  app.get<{ Params: { id: string; file: string } }>('/media/ads/:id/:file', async (request, reply) => {
    const mediaId = id.safeParse(request.params.id)
    const width = MEDIA_WIDTHS.find((known) => request.params.file === `${known}.webp`)
    if (!mediaId.success || width === undefined) {
      throw notFound('picture')
    }
    return answer(request, reply, `"${mediaId.data}-${width}"`, await media.openAdPicture(mediaId.data, width))
  })

  app.get<{ Params: { id: string } }>('/media/ads/:id/film', async (request, reply) => {
    const mediaId = id.safeParse(request.params.id)
    if (!mediaId.success) {
      throw notFound('film')
    }
    return answerVideo(request, reply, await media.findVideo(mediaId.data))
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

/** Browsers read films in stretches; one that asks for several at once gets the whole. */
async function answerVideo(request: FastifyRequest, reply: FastifyReply, video: Video): Promise<FastifyReply> {
  reply.headers({ 'cache-control': CACHE_CONTROL, 'accept-ranges': 'bytes' }).type(video.contentType)
  const range = readRange(request.headers.range, video.size)
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${video.size}`).send()
  }
  const { stream } = await video.open(range ?? undefined)
  if (range === null) {
    return reply.header('content-length', video.size).send(stream)
  }
  const { start, end } = range
  reply.headers({ 'content-range': `bytes ${start}-${end}/${video.size}`, 'content-length': end - start + 1 })
  return reply.status(206).send(stream)
}
