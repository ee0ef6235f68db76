import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import type { AdAccountService } from './modules/ad-accounts/ad-accounts.service.ts'
import type { AdSourceService } from './modules/ad-sources/ad-sources.service.ts'
import { registerChangeLogRoutes } from './modules/change-log/change-log.routes.ts'
import type { ChangeLogService } from './modules/change-log/change-log.service.ts'
import { registerIntegrationRoutes } from './modules/integrations/integrations.routes.ts'
import { createIntegrationService } from './modules/integrations/integrations.service.ts'

interface Neighbours {
  adSources: Pick<AdSourceService, 'listStates'>
  adAccounts: Pick<AdAccountService, 'getState'>
  changeLog: ChangeLogService
}

/** Wires what the settings tell of the product itself: what it is connected with, and what is new. */
export function registerSettings(
  app: FastifyInstance,
  { environment: { google, billing } }: Pick<AppDependencies, 'environment'>,
  { adSources, adAccounts, changeLog }: Neighbours,
): void {
  const standIn = billing.hasTestCheckout ? 'test' : 'none'
  const payments = billing.stripe === null ? standIn : 'stripe'
  registerIntegrationRoutes(
    app,
    createIntegrationService({ adSources, adAccounts, hasGoogleSignIn: google !== null, payments }),
  )
  registerChangeLogRoutes(app, changeLog)
}
