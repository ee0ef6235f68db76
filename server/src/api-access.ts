import { endpoints } from '@marquee/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import type { Accounts } from './identity.ts'
import { registerApiKeyRoutes } from './modules/api-keys/api-keys.routes.ts'
import { createApiKeyService } from './modules/api-keys/api-keys.service.ts'
import { createKeyAdmission } from './modules/api-keys/key-admission.service.ts'
import { buildOpenApiDocument } from './modules/api-keys/openapi-document.ts'

/** Wires API keys, by which programs reach what has a scope under `/api/v1`. Before everything that they reach. */
export function registerApiAccess(
  app: FastifyInstance,
  { database: db, clock, rateLimiter, environment: { appUrl } }: AppDependencies,
  { users, plans }: Pick<Accounts, 'users' | 'plans'>,
): void {
  app.decorate('keys', createKeyAdmission({ db, clock, rateLimiter, plans }))
  registerApiKeyRoutes(app, createApiKeyService({ db, clock, users }), buildOpenApiDocument(endpoints.values(), appUrl))
}
