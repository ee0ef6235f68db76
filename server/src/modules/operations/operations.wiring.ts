import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { Environment } from '../../platform/environment.ts'
import { flushMails } from '../../platform/mail/flush-mails.ts'
import type { MailService } from '../../platform/mail/mail.service.ts'
import { outboxFolder } from '../../platform/mail/open-mailer.ts'
import type { Analysis } from '../analysis/analysis.public.ts'
import type { Billing } from '../billing/billing.public.ts'
import type { Briefs } from '../briefs/briefs.public.ts'
import type { Collections } from '../collections/collections.public.ts'
import type { Creation } from '../creation/creation.public.ts'
import type { AccountCreation, Identity } from '../identity/identity.public.ts'
import type { Library } from '../library/library.public.ts'
import type { Notifications, OpenFlagStream } from '../notifications/notifications.public.ts'
import type { Watching } from '../watching/watching.public.ts'
import type { Workspaces } from '../workspaces/workspaces.public.ts'
import { registerAccessCheckRoutes } from './access-check/access-check.routes.ts'
import { createAccessCheck } from './access-check/access-check.service.ts'
import { createDemoWorkspaceService } from './demo-workspaces/demo-workspaces.service.ts'
import { registerFeatureFlagRoutes } from './feature-flags/feature-flags.routes.ts'
import { createFeatureFlagService } from './feature-flags/feature-flags.service.ts'
import { createFlagPayloadRepository } from './feature-flags/flag-payload.repository.ts'
import { createFlagStreams } from './feature-flags/flag-streams.ts'
import { registerGrowthBookRoutes } from './feature-flags/growthbook.routes.ts'
import { registerIntegrationRoutes } from './integrations/integrations.routes.ts'
import { createIntegrationService } from './integrations/integrations.service.ts'
import { registerJobAdministrationRoutes } from './job-administration/job-administration.routes.ts'
import { createJobAdministration } from './job-administration/job-administration.service.ts'
import { registerMailAdministrationRoutes } from './mail-administration/mail-administration.routes.ts'
import { createMailAdministration } from './mail-administration/mail-administration.service.ts'
import { registerMcpRoutes } from './mcp/mcp.routes.ts'
import { createMcpService } from './mcp/mcp.service.ts'
import { registerPageRegistryRoutes } from './pages/page-registry.routes.ts'
import { registerPageRoutes } from './pages/pages.routes.ts'
import { createSharePreviews } from './pages/share-previews.ts'
import { thirdPartyOrigins, thirdPartySettings } from './pages/third-parties.ts'
import { registerReleases } from './releases.wiring.ts'
import { registerSystemHealth } from './system-health.wiring.ts'
import { registerTestHookRoutes } from './test-hooks/test-hooks.routes.ts'
import { createTestHookService } from './test-hooks/test-hooks.service.ts'

interface Given {
  identity: Identity
  notifications: Notifications
  workspaces: Workspaces
  billing: Billing
  library: Library
  collections: Collections
  watching: Watching
  creation: Creation
  briefs: Briefs
  analysis: Analysis
  accounts: AccountCreation
  mails: MailService
}

/**
 * The product itself: the access check, the MCP server, pages, releases (releases.wiring.ts), feature flags, integrations, the administration of jobs
 * and mails, the figures of the server (system-health.wiring.ts), the content of demo workspaces, and the hooks of tests.
 *
 * Owns the tables `demo_furnishings`, `feature_flag_changes`, `feature_flag_payload`, `feature_flags`, `page_vitals`, `process_minutes`, `release_alarms`, `release_changes`, `release_channels`,
 * `release_health`, `release_registry`, `release_tokens`, `release_visits`, `releases`, `server_processes`.
 */
export function registerOperations(
  app: FastifyInstance,
  dependencies: AppDependencies,
  given: Given,
): { furnishDemo: () => Promise<void>; openFlagStream: OpenFlagStream } {
  const { database: db, clock, log, jobs, environment } = dependencies
  const { identity, collections, creation, briefs, analysis } = given
  const { users, apiKeys } = identity
  const { workspaces } = given.workspaces
  const { plans, credits } = given.billing
  const { ads, brands, adSources } = given.library
  const { boards, boardTree, picks, savedAds, sharedBoards } = collections

  const { changeLog, webhooks } = given.notifications
  const accessCheck = createAccessCheck({ users, plans, boardTree, credits, changeLog, workspaces })
  registerAccessCheckRoutes(app, accessCheck, identity.isPastStaging)

  const { google, billing } = environment
  const standIn = billing.hasTestCheckout ? 'test' : 'none'
  const integrations = createIntegrationService({
    adSources,
    adAccounts: analysis.adAccounts,
    providers: creation.providers,
    apiKeys,
    brandSpy: given.watching.brandSpy,
    webhooks,
    hasGoogleSignIn: google !== null,
    payments: billing.stripe === null ? standIn : 'stripe',
  })
  registerIntegrationRoutes(app, integrations)

  const { appUrl, allowedOrigins } = environment
  registerMcpRoutes(app, createMcpService({ appUrl, clock }), new Set([new URL(appUrl).origin, ...allowedOrigins]))

  registerJobAdministrationRoutes(app, createJobAdministration({ db, jobs }))
  registerMailAdministrationRoutes(app, createMailAdministration({ db, mails: given.mails }))
  registerSystemHealth(app, dependencies)
  registerTestHooks(app, dependencies, given.accounts, credits)

  const { clientKey, isOwn } = environment.growthBook
  const streams = createFlagStreams({ payload: createFlagPayloadRepository(db), log })
  const flags = createFeatureFlagService({ db, clock, onChange: streams.announce })
  const hasFlags = isOwn && clientKey !== null
  registerFeatureFlagRoutes(app, flags, hasFlags)
  // The routes that make this server a GrowthBook host.
  registerGrowthBookRoutes(app, { clientKey: isOwn ? clientKey : null, streams })

  const { directWebhooks } = given.notifications
  const readComposition = registerReleases(app, dependencies, { mails: given.mails, users, directWebhooks })
  registerPageRegistryRoutes(app, readComposition)
  const pageFlags = describeFlags(environment.growthBook)
  const signIn = google === null ? {} : { 'google-sign-in': 'on' }
  const settings = { ...pageFlags.settings, ...signIn, ...thirdPartySettings(environment.thirdParties) }
  const frames = environment.pagesUrl === null ? [] : [environment.pagesUrl]
  const thirdParties = thirdPartyOrigins(environment.thirdParties, pageFlags.connectOrigins)
  const origins = { ...thirdParties, frameOrigins: [...(thirdParties.frameOrigins ?? []), ...frames] }
  const shared = { ...sharedBoards, ...briefs, ...creation, ...analysis }
  // Registered last: it answers every address that no other route answers.
  registerPageRoutes(app, readComposition, settings, origins, createSharePreviews(shared, environment.appUrl))

  const demo = createDemoWorkspaceService({
    db,
    clock,
    log,
    users,
    ads,
    boards,
    picks,
    savedAds,
    brands,
    briefs: briefs.briefs,
    imageOrders: creation.imageOrders,
    resultImports: analysis.resultImports,
  })
  return {
    furnishDemo: () => demo.furnish(),
    openFlagStream: async (userId) => (hasFlags ? streams.open(userId) : null),
  }
}

/** The hooks through which tests control the server, where the environment enables them. */
function registerTestHooks(
  app: FastifyInstance,
  { database: db, clock, jobs, environment: { hasTestHooks, mailUrl } }: AppDependencies,
  accounts: AccountCreation,
  credits: Billing['credits'],
): void {
  if (!hasTestHooks) {
    return
  }
  const folder = outboxFolder(mailUrl)
  const outbox = folder === null ? null : { folder, flush: () => flushMails(db, jobs) }
  registerTestHookRoutes(app, createTestHookService({ db, clock, accounts, credits, outbox }))
}

/** The settings that pages need to load their flags from any host. */
function describeFlags({ apiHost, clientKey, isOwn }: Environment['growthBook']) {
  return {
    settings: { 'growthbook-client-key': clientKey ?? '', 'growthbook-api-host': clientKey === null ? '' : apiHost },
    connectOrigins: isOwn || clientKey === null ? [] : [new URL(apiHost).origin],
  }
}
