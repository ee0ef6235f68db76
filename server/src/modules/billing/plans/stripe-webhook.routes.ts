import type { FastifyInstance } from 'fastify'
import { timed, webhooks } from '../../../platform/metrics/instruments.ts'
import type { StripeWebhookService } from './stripe-webhook.service.ts'
import { registerScope } from '../../../platform/http/register-scope.ts'

const BODY_LIMIT = 1024 * 1024

/** The route for Stripe's messages. It is not in the contract, because the signature covers the raw bytes of the body. */
export function registerStripeWebhookRoutes(app: FastifyInstance, webhook: StripeWebhookService): void {
  registerScope(app, 'messages of Stripe', (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body)
    })
    scope.post<{ Body: Buffer }>('/webhooks/stripe', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const signature = request.headers['stripe-signature']
      await timed(
        (outcome) => webhooks.inc({ direction: 'in', outcome }),
        () => webhook.receive(request.body, typeof signature === 'string' ? signature : ''),
      )
      return reply.send({ received: true })
    })
  })
}
