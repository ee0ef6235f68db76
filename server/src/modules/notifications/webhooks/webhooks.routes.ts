import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookDelivery,
  getWebhookSecret,
  listWebhookDeliveries,
  listWebhookEndpoints,
  renewWebhookSecret,
  resendFailedWebhooks,
  resendWebhookDelivery,
  testWebhookEndpoint,
  updateWebhookEndpoint,
} from '@marquee/contract/webhooks'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { WebhookDeliveryService } from './webhook-deliveries.service.ts'
import type { WebhookEndpointService } from './webhook-endpoints.service.ts'

interface Services {
  endpoints: WebhookEndpointService
  deliveries: WebhookDeliveryService
}

export function registerWebhookRoutes(app: FastifyInstance, { endpoints, deliveries }: Services): void {
  implement(app, listWebhookEndpoints, async ({ actor }) => ({ data: await endpoints.list(actor) }))
  implement(app, createWebhookEndpoint, ({ actor, body }) => endpoints.create(actor, body))
  implement(app, updateWebhookEndpoint, async ({ actor, params, body }) => ({
    data: await endpoints.update(actor, params.id, body),
  }))
  implement(app, deleteWebhookEndpoint, ({ actor, params }) => endpoints.delete(actor, params.id))
  implement(app, getWebhookSecret, async ({ actor, params }) => ({
    data: { secret: await endpoints.getSecret(actor, params.id) },
  }))
  implement(app, renewWebhookSecret, ({ actor, params, body }) =>
    endpoints.renewSecret(actor, params.id, body.idempotency_key),
  )
  implement(app, testWebhookEndpoint, async ({ actor, params, body }) => ({
    data: await deliveries.test(actor, params.id, body.idempotency_key),
  }))
  implement(app, resendFailedWebhooks, ({ actor, params, body }) => deliveries.resendFailed(actor, params.id, body))
  implement(app, listWebhookDeliveries, ({ actor, query }) => deliveries.list(actor, query))
  implement(app, getWebhookDelivery, async ({ actor, params }) => ({ data: await deliveries.get(actor, params.id) }))
  implement(app, resendWebhookDelivery, async ({ actor, params, body }) => ({
    data: await deliveries.resend(actor, params.id, body.idempotency_key),
  }))
}
