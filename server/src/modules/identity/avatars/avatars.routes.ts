import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { AvatarService } from './avatars.service.ts'

/** A picture never changes: a new one has a new name. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable'

/** Not in the contract: it answers a picture. */
export function registerAvatarRoutes(app: FastifyInstance, avatars: Pick<AvatarService, 'open'>): void {
  app.get<{ Params: { name: string } }>('/avatars/:name', async (request, reply) => {
    const actor = await app.sessions.resolve(request, reply)
    const object = actor === null ? null : await avatars.open(request.params.name)
    if (object === null) {
      throw notFound('picture')
    }
    reply.headers({ 'cache-control': CACHE_CONTROL, 'content-length': object.size })
    return reply.type('image/webp').send(object.stream)
  })
}
