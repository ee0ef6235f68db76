import type { FastifyInstance } from 'fastify'
import { answerNotFound } from './error-answer.ts'

/** What customers publish or preview. */
const PAGE_PATH = /^\/(?:pages|shared-pages)\//

/**
 * Keeps pages of customers on an origin of their own: it answers nothing else, and every other host sends visitors of such a page there. What
 * a page says is then not said in our name, and no cookie of ours is sent to it.
 */
export function keepPagesApart(app: FastifyInstance, pagesUrl: string): void {
  const { host } = new URL(pagesUrl)
  app.addHook('onRequest', async (request, reply) => {
    const isPage = PAGE_PATH.test(request.url)
    if (request.host.toLowerCase() !== host) {
      return isPage ? reply.redirect(pagesUrl + request.url, 308) : undefined
    }
    return isPage ? undefined : answerNotFound(request, reply)
  })
}
