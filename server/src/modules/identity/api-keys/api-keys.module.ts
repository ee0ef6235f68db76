import { endpoints } from '@marquee/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { UserService } from '../auth/users.service.ts'
import type { PlanService } from '../../billing/plans/plans.service.ts'
import { registerApiKeyRoutes } from './api-keys.routes.ts'
import { type ApiKeyService, createApiKeyService } from './api-keys.service.ts'
import { createKeyAdmission } from './key-admission.service.ts'
import { buildOpenApiDocument } from './openapi-document.ts'

interface Neighbours {
  users: UserService
  plans: PlanService
}

/** Wires API keys, by which programs reach what has a scope under `/api/v1`. Before everything that they reach. */
export function registerApiKeys(
  app: FastifyInstance,
  { database: db, clock, rateLimiter, environment: { appUrl } }: AppDependencies,
  { users, plans }: Neighbours,
): ApiKeyService {
  app.decorate('keys', createKeyAdmission({ db, clock, rateLimiter, plans }))
  const apiKeys = createApiKeyService({ db, clock, users, plans })
  registerApiKeyRoutes(app, apiKeys, buildOpenApiDocument(endpoints.values(), appUrl))
  return apiKeys
}
