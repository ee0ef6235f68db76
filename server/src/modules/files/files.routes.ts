import { uploadImage } from '@marquee/contract/files'
import { id } from '@marquee/contract/primitives'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/errors/domain-error.ts'
import { implementUpload } from '../../platform/http/implement.ts'
import type { FileService } from './files.service.ts'

/** A browser may keep a file of its user for a day; caches that several people share must not. */
const CACHE_CONTROL = 'private, max-age=86400'

export function registerFileRoutes(app: FastifyInstance, files: FileService): void {
  implementUpload(app, uploadImage, async ({ actor, file }) => ({
    data: await files.uploadImage(actor, file.content),
  }))

  // Not in the contract: it answers a picture, and an address that one may not open answers like one that does not exist.
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const fileId = id.safeParse(request.params.name.replace(/\.webp$/, ''))
    const actor = await app.sessions.resolve(request, reply)
    if (!actor?.isEmailVerified || !fileId.success || !request.params.name.endsWith('.webp')) {
      throw notFound('file')
    }
    const { object, contentType, etag } = await files.openFile(actor.workspaceId, fileId.data)
    reply.headers({ 'cache-control': CACHE_CONTROL, etag, vary: 'cookie' })
    if (request.headers['if-none-match'] === etag) {
      object.stream.destroy()
      return reply.status(304).send()
    }
    return reply.type(contentType).header('content-length', object.size).send(object.stream)
  })
}
