import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GROWTHBOOK_PATH } from '../../../platform/feature-flag-variables.ts'
import { sendEventStream } from '../../../platform/http/event-streams.ts'
import type { FlagStreams } from './flag-streams.ts'

interface Dependencies {
  /** The only accepted key; null: no key is accepted. */
  clientKey: string | null
  streams: FlagStreams
}

interface ClientRoute {
  Params: { clientKey: string }
}

/** GrowthBook SDKs of every site may read it: the document is public, and no cookie is read. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-sse-support, etag',
  'cross-origin-resource-policy': 'cross-origin',
}

/** The two addresses of a GrowthBook host that its SDK requests: the features document, and the stream of its changes [T-04]. */
export function registerGrowthBookRoutes(app: FastifyInstance, { clientKey, streams }: Dependencies): void {
  const features = `${GROWTHBOOK_PATH}/api/features/:clientKey`
  const subscription = `${GROWTHBOOK_PATH}/sub/:clientKey`

  app.get<ClientRoute>(features, async (request, reply) => {
    reply.headers(CORS)
    if (request.params.clientKey !== clientKey) {
      return refuseKey(reply)
    }
    const { revision, json } = await streams.read()
    const etag = `"flags-${revision}"`
    reply.headers({ etag, 'cache-control': 'no-cache', 'x-sse-support': 'enabled' })
    return isKnown(request, etag) ? reply.status(304).send() : reply.type('application/json; charset=utf-8').send(json)
  })

  app.get<ClientRoute>(subscription, { exposeHeadRoute: false }, async (request, reply) => {
    reply.headers(CORS)
    if (request.params.clientKey !== clientKey) {
      return refuseKey(reply)
    }
    const stream = await streams.open(request.ip)
    return sendEventStream(reply, stream)
  })

  for (const url of [features, subscription]) {
    app.options(url, async (request, reply) =>
      reply
        .status(204)
        .headers({
          ...CORS,
          'access-control-allow-methods': 'GET',
          'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
          'access-control-max-age': '86400',
        })
        .send(),
    )
  }

  app.addHook('preClose', async () => streams.closeAll())
}

/** An SDK that gets this answer continues without flags. */
function refuseKey(reply: FastifyReply): FastifyReply {
  return reply.status(404).header('cache-control', 'no-store').send({ status: 404, error: 'Unknown client key' })
}

function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'] ?? ''
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
