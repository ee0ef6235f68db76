import { openAvatar } from '@marquee/contract/account'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { implementDownload } from '../../../platform/http/implement-download.ts'
import type { AvatarService } from './avatars.service.ts'

/** An image never changes: a new image gets a new name. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable'

export function registerAvatarRoutes(app: FastifyInstance, avatars: Pick<AvatarService, 'open'>): void {
  implementDownload(app, openAvatar, async ({ params }) => {
    const object = await avatars.open(params.name)
    if (object === null) {
      throw notFound('image')
    }
    return { content: object.stream, size: object.size, cacheControl: CACHE_CONTROL, saveAs: null }
  })
}
