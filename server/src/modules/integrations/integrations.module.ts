import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { AdAccountService } from '../ad-accounts/ad-accounts.service.ts'
import type { AdSourceService } from '../ad-sources/ad-sources.service.ts'
import { registerIntegrationRoutes } from './integrations.routes.ts'
import { createIntegrationService } from './integrations.service.ts'

interface Neighbours {
  adSources: Pick<AdSourceService, 'listStates'>
  adAccounts: Pick<AdAccountService, 'getState'>
}

/** Wires what the settings tell of the services that this server is connected with. */
export function registerIntegrations(
  app: FastifyInstance,
  { environment: { google, billing } }: AppDependencies,
  { adSources, adAccounts }: Neighbours,
): void {
  const standIn = billing.hasTestCheckout ? 'test' : 'none'
  const payments = billing.stripe === null ? standIn : 'stripe'
  registerIntegrationRoutes(
    app,
    createIntegrationService({ adSources, adAccounts, hasGoogleSignIn: google !== null, payments }),
  )
}
