import { id } from '@marquee/contract/primitives'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { ENCODINGS, type ImageDownloads } from './image-downloads.ts'

const encoding = z.enum(['png', 'jpg', 'webp'])
const one = z.object({ id, imageId: id, name: z.string().max(300) })
const all = z.object({ id, name: z.string().max(300) })

/** Not in the contract: they answer files, saved under the name that their address ends with. */
export function registerImageDownloadRoutes(app: FastifyInstance, downloads: ImageDownloads): void {
  async function findActor(request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
    const actor = await app.sessions.resolve(request, reply)
    if (!actor?.isEmailVerified) {
      throw notFound('file')
    }
    return actor
  }

  app.get('/image-files/:id/:name', async (request, reply) => {
    const params = parse(all, request.params)
    const { encoding: chosen } = parse(z.object({ encoding }), request.query)
    const actor = await findActor(request, reply)
    const content = await downloads.all(actor, params.id, chosen)
    return asFile(reply, 'application/zip').send(content)
  })

  app.get('/image-files/:id/:imageId/:name', async (request, reply) => {
    const { id: orderId, imageId, name } = parse(one, request.params)
    const chosen = parse(encoding, name.slice(name.lastIndexOf('.') + 1))
    const actor = await findActor(request, reply)
    const content = await downloads.one(actor, orderId, imageId, chosen)
    return asFile(reply, ENCODINGS[chosen]).send(content)
  })
}

/** An address that makes no sense answers like one that does not exist. */
function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) {
    throw notFound('file')
  }
  return parsed.data
}

function asFile(reply: FastifyReply, type: string): FastifyReply {
  return reply.type(type).headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment' })
}
