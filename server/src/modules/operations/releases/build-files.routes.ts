import type { FastifyInstance } from 'fastify'
import type { ReleaseFileService } from './release-files.service.ts'

const ONE_YEAR = 'public, max-age=31536000, immutable'

/**
 * `/build/<name>/<content>/<file>`, and the same with the release in place of the content: the immutable files of host and remotes
 * . Every other path under it answers a JSON 404.
 */
export function registerBuildRoutes(app: FastifyInstance, files: Pick<ReleaseFileService, 'findAsset'>): void {
  app.get<{ Params: { name: string; version: string; file: string } }>(
    '/build/:name/:version/:file',
    { config: { isAlwaysServed: true } },
    async (request, reply) => {
      const asset = await files.findAsset(request.params, request.headers['accept-encoding'] ?? '')
      if (asset === null) {
        return reply.callNotFound()
      }
      reply
        .headers({ 'cache-control': ONE_YEAR, vary: 'accept-encoding', 'content-length': asset.size })
        .type(asset.type)
      if (asset.encoding !== null) {
        reply.header('content-encoding', asset.encoding)
      }
      return reply.send(asset.stream)
    },
  )
}
