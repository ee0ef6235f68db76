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

/** @param describeApi is called when the document is first asked for, because it takes as long as all of the routes */
export function registerApiKeyRoutes(
  app: FastifyInstance,
  keys: ApiKeyService,
  describeApi: () => OpenApiDocument,
): void {
  let document: OpenApiDocument | null = null
  implement(app, listApiKeys, ({ actor, query }) => keys.list(actor, query))
  implement(app, createApiKey, ({ actor, body }) => keys.create(actor, body))
  implement(app, revokeApiKey, async ({ actor, params }) => ({ data: await keys.revoke(actor, params.id) }))
  implement(app, listApiUsage, async ({ actor }) => ({ data: await keys.listUsage(actor) }))
  implementAnonymous(app, getOpenApiDocument, () => (document ??= describeApi()))
}
