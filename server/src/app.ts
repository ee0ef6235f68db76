import type { FastifyInstance } from 'fastify'
import { registerAdLibrary } from './ad-library.ts'
import { registerAdSources } from './ad-sources.ts'
import { registerApiAccess } from './api-access.ts'
import { registerAnalyzer } from './analyzer.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { registerBilling } from './billing.ts'
import { registerStudio } from './studio.ts'
import { registerFeatureFlags } from './feature-flags.ts'
import { createAccounts, registerIdentity } from './identity.ts'
import { registerImageGeneration } from './image-generation.ts'
import { migrations } from './migrations/migrations.ts'
import { registerJobAdministrationRoutes } from './modules/job-administration/job-administration.routes.ts'
import { createJobAdministration } from './modules/job-administration/job-administration.service.ts'
import { registerMailAdministrationRoutes } from './modules/mail-administration/mail-administration.routes.ts'
import { createMailAdministration } from './modules/mail-administration/mail-administration.service.ts'
import { registerNotificationJobs } from './modules/notifications/notifications.jobs.ts'
import { registerNotificationRoutes } from './modules/notifications/notifications.routes.ts'
import { createNotificationService } from './modules/notifications/notifications.service.ts'
import { registerUnsubscribeRoutes } from './modules/notifications/unsubscribe.routes.ts'
import { registerPageRegistryRoutes } from './modules/pages/page-registry.routes.ts'
import { registerPageRoutes } from './modules/pages/pages.routes.ts'
import { createSharePreviews } from './modules/pages/share-previews.ts'
import { thirdPartyOrigins, thirdPartySettings } from './modules/pages/third-parties.ts'
import { registerWorkspaceChangeRoutes } from './modules/workspace-changes/workspace-changes.routes.ts'
import { createWorkspaceChangeService } from './modules/workspace-changes/workspace-changes.service.ts'
import { registerWorkspaceSummaryRoutes } from './modules/workspace-summary/workspace-summary.routes.ts'
import { createWorkspaceSummaryService } from './modules/workspace-summary/workspace-summary.service.ts'
import { registerBriefFeedback } from './modules/brief-feedback/brief-feedback.module.ts'
import { createShareLinkService } from './modules/sharing/share-links.service.ts'
import { registerSharedFileRoutes } from './modules/sharing/shared-files.routes.ts'
import { registerPeople } from './people.ts'
import { registerPictures } from './pictures.ts'
import { isMigrated } from './platform/database/migrate.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { scheduleProgressCleanUp } from './platform/jobs/job-progress.jobs.ts'
import { createMailService } from './platform/mail/mail.service.ts'
import { registerMailJobs } from './platform/mail/mail.jobs.ts'
import { scheduleRateLimitCleanUp } from './platform/rate-limit/rate-limit.jobs.ts'
import { createSessions } from './platform/sessions/sessions.ts'
import { scheduleStorageCleanUp } from './platform/storage/storage.jobs.ts'
import { registerReferrals } from './referrals.ts'
import { registerReleases } from './releases.ts'
import { registerWatching } from './watching.ts'
import { registerSettings } from './settings.ts'
import { registerWorkspaceExports } from './workspace-exports.ts'

/** The whole server on one screen: what each module needs, and where its routes are. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { environment, log, database, clock, jobs, mailer, storage, rateLimiter } = dependencies

  const isSecure = environment.appUrl.startsWith('https:')
  const sessions = createSessions({ db: database, clock, isSecure })
  const reasonNotReady = async () => ((await isMigrated(database, migrations)) ? null : 'Migrations are missing.')
  const accounts = createAccounts(dependencies)
  const app = await createHttpServer({ environment, log, sessions, plans: accounts.plans, reasonNotReady })

  const changes = createWorkspaceChangeService({ db: database, clock, log, sessions })
  registerWorkspaceChangeRoutes(app, changes)

  const mails = createMailService({ db: database, clock, jobs, mailer })
  registerMailJobs(jobs, mails)
  const { appUrl } = environment
  const { sessionSecret: secret } = dependencies
  const notifications = createNotificationService({ db: database, clock, mails, changes, appUrl, secret })
  registerNotificationRoutes(app, notifications)
  await registerUnsubscribeRoutes(app, notifications)
  registerNotificationJobs(jobs, notifications)
  registerApiAccess(app, dependencies, accounts)
  registerIdentity(app, dependencies, { ...accounts, sessions, mails })
  registerPeople(app, dependencies, { ...accounts, mails, changes, notifications })
  const media = registerPictures(app, dependencies)
  const { users, plans, workspaces } = accounts
  const links = createShareLinkService({ db: database, clock, workspaces })
  const { ads, brands, sharing } = registerAdLibrary(app, dependencies, { users, plans, links, media })
  registerWatching(app, dependencies, { ads, brands, plans, notifications })
  const adSources = registerAdSources(app, dependencies)
  registerSettings(app, dependencies, { adSources, changeLog: accounts.changeLog })
  registerWorkspaceExports(app, dependencies, { users, workspaces, mails, changes })
  const creativeWork = registerStudio(app, dependencies, { ads, users, changes })
  const commissions = registerReferrals(app, dependencies, { ...accounts, mails })
  const { credits } = await registerBilling(app, dependencies, {
    ...accounts,
    changes,
    mails,
    commissions,
    notifications,
  })
  const { briefImages, sharedImages } = registerImageGeneration(app, dependencies, {
    ...creativeWork,
    ads,
    users,
    credits,
    changes,
    notifications,
    links,
  })
  const { sharedAnalyses } = registerAnalyzer(app, dependencies, {
    ...creativeWork,
    ads,
    credits,
    media,
    plans,
    changes,
    links,
  })
  const sharedBriefs = registerBriefFeedback(app, dependencies, {
    ...creativeWork,
    images: briefImages,
    links,
    ads,
    people: users,
    workspaces,
    notifications,
    changes,
  })
  registerSharedFileRoutes(app, {
    links,
    assets: creativeWork.assets,
    listAssetIds: {
      brief: sharedBriefs.listAssetIds,
      image: sharedImages.listAssetIds,
      image_order: sharedImages.listAssetIds,
      analysis: sharedAnalyses.listAssetIds,
    },
  })
  registerWorkspaceSummaryRoutes(app, createWorkspaceSummaryService({ db: database, clock, ads }))

  const flags = registerFeatureFlags(app, dependencies)

  const readComposition = registerReleases(app, dependencies)
  registerPageRegistryRoutes(app, readComposition)
  const google = environment.google === null ? {} : { 'google-sign-in': 'on' }
  const settings = { ...flags.settings, ...google, ...thirdPartySettings(environment.thirdParties) }
  const origins = thirdPartyOrigins(environment.thirdParties, flags.connectOrigins)
  registerPageRoutes(
    app,
    readComposition,
    settings,
    origins,
    createSharePreviews({ ...sharing, sharedBriefs, sharedImages, sharedAnalyses }, appUrl),
  )

  registerJobAdministrationRoutes(app, createJobAdministration({ db: database, jobs }))
  registerMailAdministrationRoutes(app, createMailAdministration({ db: database, mails }))
  scheduleProgressCleanUp(jobs, database)
  scheduleRateLimitCleanUp(jobs, rateLimiter)
  scheduleStorageCleanUp(jobs, storage)
  return app
}
