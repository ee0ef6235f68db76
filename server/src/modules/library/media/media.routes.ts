import { requestAdVideo } from '@marquee/contract/ad-videos'
import { id } from '@marquee/contract/primitives'
import type { FastifyInstance } from 'fastify'
import { implementAnonymous } from '../../../platform/http/implement.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { StoredObject } from '../../../platform/storage/storage.ts'
import type { AdVideoService } from './ad-videos.service.ts'
import { BRAND_LOGO_WIDTH, MEDIA_WIDTHS } from './media-address.ts'
import type { Video, MediaService } from './media.service.ts'
import { answerFile, type ByteRange, type FileAnswer } from '../../../platform/http/answer-file.ts'

/** An address always returns the same image: another image has another id. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'

/** Images and videos of the library are not in the contract: they need no authentication, and the ads contain their addresses. */
export function registerMediaRoutes(app: FastifyInstance, media: MediaService, videos: AdVideoService): void {
  implementAnonymous(app, requestAdVideo, async ({ params }) => ({ data: await videos.request(params.id) }))

  app.get<{ Params: { id: string; file: string } }>('/media/ads/:id/:file', async (request, reply) => {
    const mediaId = id.safeParse(request.params.id)
    const width = MEDIA_WIDTHS.find((known) => request.params.file === `${known}.webp`)
    if (!mediaId.success || width === undefined) {
      throw notFound('image')
    }
    const image = await media.openAdImage(mediaId.data, width)
    return answerFile(request, reply, toImage(`"${mediaId.data}-${width}"`, image))
  })

  app.get<{ Params: { id: string } }>('/media/ads/:id/video', async (request, reply) => {
    const mediaId = id.safeParse(request.params.id)
    if (!mediaId.success) {
      throw notFound('video')
    }
    return answerFile(request, reply, toVideo(await media.findVideo(mediaId.data)))
  })

  app.get<{ Params: { key: string; file: string } }>('/media/brands/:key/:file', async (request, reply) => {
    const { key, file } = request.params
    if (file !== `${BRAND_LOGO_WIDTH}.webp`) {
      throw notFound('image')
    }
    return answerFile(request, reply, toImage(`"${key}-${BRAND_LOGO_WIDTH}"`, await media.openBrandLogo(key)))
  })
}

function toImage(etag: string, { stream, size }: StoredObject): FileAnswer {
  return { content: stream, size, contentType: 'image/webp', etag, cacheControl: CACHE_CONTROL, saveAs: null }
}

function toVideo(video: Video): FileAnswer {
  const content = { size: video.size, open: async (range?: ByteRange) => (await video.open(range)).stream }
  return { content, contentType: video.contentType, cacheControl: CACHE_CONTROL, saveAs: null }
}
