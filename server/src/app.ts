import type { FastifyInstance } from 'fastify'
import { createAccounts } from './entry/create-accounts.ts'
import { migrations } from './migrations/migrations.ts'
import { registerAnalysis } from './modules/analysis/analysis.wiring.ts'
import { registerBilling } from './modules/billing/billing.wiring.ts'
import { registerBriefs } from './modules/briefs/briefs.wiring.ts'
import { registerCollections } from './modules/collections/collections.wiring.ts'
import { createSpokenWords } from './modules/creation/transcripts/spoken-words.service.ts'
import { createCapturedAds } from './modules/collections/captures/captured-ads.service.ts'
import { createSavedAdMarks } from './modules/collections/saved-ads/saved-ad-marks.service.ts'
import { readLandingPage } from './modules/creation/creation.public.ts'
import { registerCreation } from './modules/creation/creation.wiring.ts'
import { registerIdentity } from './modules/identity/identity.wiring.ts'
import { registerLibrary } from './modules/library/library.wiring.ts'
import type { OpenFlagStream } from './modules/notifications/notifications.ports.ts'
import { registerNotifications } from './modules/notifications/notifications.wiring.ts'
import { registerOperations } from './modules/operations/operations.wiring.ts'
import { createReleaseGenerationReader } from './modules/operations/releases.wiring.ts'
import { measureBrands } from './modules/watching/brand-spy/brand-spy.queues.ts'
import { createFollowedBrandRepository } from './modules/watching/brand-spy/followed-brands.repository.ts'
import { registerWatching } from './modules/watching/watching.wiring.ts'
import type { ListSharedAssetIds } from './modules/workspaces/assets/shared-files.routes.ts'
import { registerWorkspaces } from './modules/workspaces/workspaces.wiring.ts'
import type { AppDependencies } from './platform/app-dependencies.ts'
import { registerCreativeRendering } from './platform/creative-rendering/creative-rendering.module.ts'
import { isPoolBusy, readPoolState } from './platform/database/database.ts'
import { isMigrated } from './platform/database/migrate.ts'
import { scheduleReadPositionCleanUp } from './platform/database/replicas/read-positions.jobs.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { scheduleProgressCleanUp } from './platform/jobs/job-progress.jobs.ts'
import { registerMailJobs } from './platform/mail/mail.jobs.ts'
import { createMailService } from './platform/mail/mail.service.ts'
import { scheduleRateLimitCleanUp } from './platform/rate-limit/rate-limit.jobs.ts'
import { scheduleSessionCleanUp } from './platform/sessions/sessions.jobs.ts'
import { createSessions } from './platform/sessions/sessions.ts'
import { scheduleStorageCleanUp } from './platform/storage/storage.jobs.ts'

/**
 * The whole server in one function: the domains in their order, and the dependencies of each on earlier ones. A dependency on a later
 * domain is a function, which requests and jobs call only after all domains are registered.
 */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { environment, log, database, reads, clock, jobs, mailer, storage, rateLimiter, fetchPublic } = dependencies
  const { admission, appUrl, cookieDomain } = environment

  const sessions = createSessions({ db: database, clock, isSecure: appUrl.startsWith('https:'), cookieDomain })
  const base = createAccounts(dependencies)
  const reasonNotReady = async () => ((await isMigrated(database, migrations)) ? null : 'Migrations are missing.')
  const isDatabaseBusy = () => isPoolBusy(readPoolState(database), admission.waitingPerConnection)
  const app = await createHttpServer({
    environment,
    log,
    sessions,
    plans: base.plans,
    reads,
    reasonNotReady,
    isDatabaseBusy,
  })
  const mails = createMailService({ db: database, clock, jobs, mailer })
  registerMailJobs(jobs, mails)
  scheduleProgressCleanUp(jobs, database)
  scheduleRateLimitCleanUp(jobs, rateLimiter)
  scheduleReadPositionCleanUp(jobs, reads)
  scheduleSessionCleanUp(jobs, sessions)
  scheduleStorageCleanUp(jobs, storage)

  const identity = registerIdentity(app, dependencies, { ...base, sessions, mails })

  const readReleaseGeneration = createReleaseGenerationReader(dependencies)
  const openFlagStream: OpenFlagStream = (userId) => operations.openFlagStream(userId)
  const telling = { ...base, identity, sessions, mails, readReleaseGeneration, openFlagStream }
  const notifications = registerNotifications(app, dependencies, telling)

  const listSharedAssetIds: ListSharedAssetIds = {
    brief: (link) => briefs.sharedBriefs.listAssetIds(link),
    image: (link) => creation.sharedImages.listAssetIds(link),
    image_order: (link) => creation.sharedImages.listAssetIds(link),
    analysis: (link) => analysis.sharedAnalyses.listAssetIds(link),
    video: (link) => creation.sharedVideos.listAssetIds(link),
  }
  const workspaces = registerWorkspaces(app, dependencies, {
    ...base,
    identity,
    notifications,
    mails,
    listSharedAssetIds,
  })

  const { renderer, videoRenderer } = registerCreativeRendering(app)
  const { plans } = base
  const billing = registerBilling(app, dependencies, {
    identity,
    notifications,
    workspaces,
    plans,
    mails,
    renderer,
  })

  const library = registerLibrary(app, dependencies, {
    identity,
    billing,
    renderer,
    videoRenderer,
    savedAdMarks: createSavedAdMarks({ db: database }),
    capturedAds: createCapturedAds({ db: database }),
    spokenWords: createSpokenWords({ db: database }),
    openFollowedBrands: createFollowedBrandRepository,
    onBrandsCounted: () => jobs.send(measureBrands, {}),
    onDemoReady: () => operations.furnishDemo(),
  })
  const collections = registerCollections(app, dependencies, { identity, notifications, workspaces, billing, library })
  const watching = registerWatching(app, dependencies, {
    notifications,
    billing,
    library,
    readLandingPage: (address) => readLandingPage(fetchPublic, address),
  })

  const below = { identity, notifications, workspaces, billing, library, renderer }
  const creation = registerCreation(app, dependencies, {
    ...below,
    mails,
    requireBrief: (actor, id) => briefs.briefs.get(actor, id),
    checkVideo: (path, placements) => analysis.checkVideo(path, placements),
    findPacing: (owner, adId) => analysis.findPacing(owner, adId),
  })
  const briefs = registerBriefs(app, dependencies, { ...below, creation })
  const analysis = registerAnalysis(app, dependencies, { ...below, creation })

  const { accounts } = base
  const all = { ...below, collections, watching, creation, briefs, analysis }
  const operations = registerOperations(app, dependencies, { ...all, accounts, mails })
  return app
}
