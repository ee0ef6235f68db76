import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { AdAccountService } from '../ad-accounts/ad-accounts.service.ts'
import type { AdSourceService } from '../ad-sources/ad-sources.service.ts'
import type { GenerationProviderService } from '../generation-providers/generation-providers.service.ts'
import { registerIntegrationRoutes } from './integrations.routes.ts'
import { createIntegrationService } from './integrations.service.ts'

interface Neighbours {
  adSources: Pick<AdSourceService, 'listStates'>
  adAccounts: Pick<AdAccountService, 'getState'>
  providers: Pick<GenerationProviderService, 'get'>
}

/** Wires what the settings tell of the services that this server and the workspace are connected with. */
export function registerIntegrations(
  app: FastifyInstance,
  { database: db, clock, environment: { google, billing } }: AppDependencies,
  { adSources, adAccounts, providers }: Neighbours,
): void {
  const standIn = billing.hasTestCheckout ? 'test' : 'none'
  const payments = billing.stripe === null ? standIn : 'stripe'
  const hasGoogleSignIn = google !== null
  registerIntegrationRoutes(
    app,
    createIntegrationService({ db, clock, adSources, adAccounts, providers, hasGoogleSignIn, payments }),
  )
}
