import type { FastifyInstance, FastifyReply } from 'fastify'
import type { NotificationService } from './notifications.service.ts'
import { UNSUBSCRIBE_PAGE_POLICY, unsubscribePage, type UnsubscribeState } from './unsubscribe-page.ts'
import { registerScope } from '../../../platform/http/register-scope.ts'

const BODY_LIMIT = 1024

/**
 * The target of the unsubscribe link: a page that asks first, because mail scanners open every link. A POST unsubscribes at once,
 * whether the page's button or a mailbox sends it (RFC 8058). The token is the proof, so no sign-in is needed. Not in the
 * contract, because mailboxes send a form, and the answer is a page for readers.
 */
export function registerUnsubscribeRoutes(
  app: FastifyInstance,
  notifications: Pick<NotificationService, 'findMails' | 'unsubscribe'>,
): void {
  registerScope(app, 'unsubscribing', (scope) => {
    // The form `List-Unsubscribe=One-Click` contains no information beyond the address.
    const parser = { parseAs: 'string', bodyLimit: BODY_LIMIT } as const
    scope.addContentTypeParser('application/x-www-form-urlencoded', parser, (_request, _body, done) => done(null))
    scope.get<{ Querystring: { token?: unknown } }>('/unsubscribe', (request, reply) => {
      const title = notifications.findMails(String(request.query.token))
      return show(reply, title === null ? { kind: 'unknown' } : { kind: 'question', title })
    })
    scope.post<{ Querystring: { token?: unknown } }>('/unsubscribe', async (request, reply) => {
      const title = await notifications.unsubscribe(String(request.query.token))
      return show(reply, title === null ? { kind: 'unknown' } : { kind: 'done', title })
    })
  })
}

function show(reply: FastifyReply, state: UnsubscribeState): FastifyReply {
  return reply
    .status(state.kind === 'unknown' ? 404 : 200)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': UNSUBSCRIBE_PAGE_POLICY })
    .type('text/html; charset=utf-8')
    .send(unsubscribePage(state))
}
