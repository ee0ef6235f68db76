import type { FastifyInstance, FastifyReply } from 'fastify'
import type { NotificationService } from './notifications.service.ts'
import { UNSUBSCRIBE_PAGE_POLICY, unsubscribePage, type UnsubscribeState } from './unsubscribe-page.ts'

const BODY_LIMIT = 1024

/**
 * Where the link of a mail leads: a page that asks first, because mail scanners open every link. A POST ends the mails at once,
 * whether the page's button sends it or a mailbox (RFC 8058). The token is the proof, so nobody has to sign in. Not in the
 * contract: mailboxes send a form, and people read the answer.
 */
export async function registerUnsubscribeRoutes(
  app: FastifyInstance,
  notifications: Pick<NotificationService, 'findMails' | 'unsubscribe'>,
): Promise<void> {
  await app.register(async (scope) => {
    // The form `List-Unsubscribe=One-Click` says nothing that the address does not.
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
