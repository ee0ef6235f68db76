import { listIntegrations } from '@marquee/contract/integrations'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { IntegrationService } from './integrations.service.ts'

export function registerIntegrationRoutes(app: FastifyInstance, integrations: IntegrationService): void {
  implement(app, listIntegrations, async ({ actor }) => ({ data: await integrations.list(actor) }))
}
