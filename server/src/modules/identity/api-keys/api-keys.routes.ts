import {
  createApiKey,
  getOpenApiDocument,
  listApiKeys,
  listApiUsage,
  type OpenApiDocument,
  revokeApiKey,
} from '@marquee/contract/api-keys'
import type { FastifyInstance } from 'fastify'
import { implement, implementAnonymous } from '../../../platform/http/implement.ts'
import type { ApiKeyService } from './api-keys.service.ts'

export function registerApiKeyRoutes(app: FastifyInstance, keys: ApiKeyService, document: OpenApiDocument): void {
  implement(app, listApiKeys, ({ actor, query }) => keys.list(actor, query))
  implement(app, createApiKey, ({ actor, body }) => keys.create(actor, body))
  implement(app, revokeApiKey, async ({ actor, params }) => ({ data: await keys.revoke(actor, params.id) }))
  implement(app, listApiUsage, async ({ actor }) => ({ data: await keys.listUsage(actor) }))
  implementAnonymous(app, getOpenApiDocument, () => document)
}
