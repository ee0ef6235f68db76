import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { registerIntegrationRoutes } from './integrations.routes.ts'
import { createIntegrationService, type IntegrationDependencies } from './integrations.service.ts'

type Neighbours = Omit<IntegrationDependencies, 'hasGoogleSignIn' | 'payments'>

/** Wires what the settings tell of the services that this server and the workspace are connected with. */
export function registerIntegrations(
  app: FastifyInstance,
  { environment: { google, billing } }: AppDependencies,
  neighbours: Neighbours,
): void {
  const standIn = billing.hasTestCheckout ? 'test' : 'none'
  const payments = billing.stripe === null ? standIn : 'stripe'
  const integrations = createIntegrationService({ ...neighbours, hasGoogleSignIn: google !== null, payments })
  registerIntegrationRoutes(app, integrations)
}
