import { getSharedPage } from '@marquee/contract/shared-pages'
import { getFunnelPageShare, revokeFunnelPageShare, shareFunnelPage } from '@marquee/contract/sharing'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { implement, implementAnonymous } from '../../../platform/http/implement.ts'
import { MESSAGE_PAGE_POLICY, messagePage } from '../../../platform/http/message-page.ts'
import type { SharedFunnelPageService } from './shared-funnel-pages.service.ts'

/** The page runs apart from the product: it reads nothing of it, sends no form, and opens links in tabs of their own. */
const SANDBOX = 'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox'

/** @param appOrigins the origins of the product itself, whose pages show previews in a frame */
export function registerSharedFunnelPageRoutes(
  app: FastifyInstance,
  shared: SharedFunnelPageService,
  appOrigins: readonly string[],
): void {
  const framed = `frame-ancestors 'self' ${appOrigins.join(' ')}`
  implement(app, getFunnelPageShare, async ({ actor, params }) => ({ data: await shared.getShare(actor, params.id) }))
  implement(app, shareFunnelPage, async ({ actor, params, body }) => ({
    data: await shared.share(actor, params.id, body),
  }))
  implement(app, revokeFunnelPageShare, ({ actor, params }) => shared.revoke(actor, params.id))
  implementAnonymous(app, getSharedPage, async ({ params }) => ({ data: await shared.get(params.token) }))

  // Not in the contract, because a frame opens it. No session is read, and no cookie is set.
  app.get<{ Params: { token: string } }>('/shared-pages/:token', async (request, reply) => {
    try {
      const { html, policy } = await shared.readHtml(request.params.token, request.ip)
      return await reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': `${policy}; ${framed}; ${SANDBOX}`,
          'referrer-policy': 'no-referrer',
        })
        .type('text/html; charset=utf-8')
        .send(html)
    } catch (error) {
      if (!(error instanceof DomainError) || error.status >= 500) {
        throw error
      }
      return reply
        .status(error.status)
        .headers({ 'cache-control': 'no-store', 'content-security-policy': `${MESSAGE_PAGE_POLICY}; ${framed}` })
        .type('text/html; charset=utf-8')
        .send(messagePage({ title: 'This link does not work', text: error.message }))
    }
  })
}
