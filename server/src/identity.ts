import { googleCallback } from '@marquee/contract/authentication'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import { registerAccountRoutes } from './modules/account/account.routes.ts'
import { createAccountDeletionService } from './modules/account/account-deletion.service.ts'
import { createAccountService } from './modules/account/account.service.ts'
import { registerAccountSessionRoutes } from './modules/account/account-sessions.routes.ts'
import { createAccountSessionService } from './modules/account/account-sessions.service.ts'
import { createAddressLimits } from './modules/auth/address-limits.service.ts'
import { createAccountCreation } from './modules/auth/account-creation.service.ts'
import { createAuthDataService } from './modules/auth/auth-data.service.ts'
import { registerAuthRoutes } from './modules/auth/auth.routes.ts'
import { createLoginService } from './modules/auth/login.service.ts'
import { createPasswordResetService } from './modules/auth/password-reset.service.ts'
import { createRegistrationService } from './modules/auth/registration.service.ts'
import { createUserService } from './modules/auth/users.service.ts'
import { createVerificationService } from './modules/auth/verification.service.ts'
import { registerAvatarRoutes } from './modules/avatars/avatars.routes.ts'
import { createAvatarService } from './modules/avatars/avatars.service.ts'
import { createBoardTreeService } from './modules/boards/board-tree.service.ts'
import { createChangeLogService } from './modules/change-log/change-log.service.ts'
import { readEntries } from './modules/change-log/read-entries.ts'
import { createGoogleSignInService } from './modules/google-sign-in/google-sign-in.service.ts'
import { registerGoogleSignInRoutes } from './modules/google-sign-in/google-sign-in.routes.ts'
import { createOpenIdProvider } from './modules/google-sign-in/open-id-provider.ts'
import { createOnboardingStart } from './modules/onboarding/onboarding-start.service.ts'
import { createCreditService } from './modules/credits/credits.service.ts'
import { createReferralLeads } from './modules/referrals/referral-leads.service.ts'
import { createPlanService } from './modules/plans/plans.service.ts'
import { registerStagingRoutes } from './modules/staging/staging.routes.ts'
import { createStagingService } from './modules/staging/staging.service.ts'
import { registerTestHookRoutes } from './modules/test-hooks/test-hooks.routes.ts'
import { createTestHookService } from './modules/test-hooks/test-hooks.service.ts'
import { registerTwoFactorRoutes } from './modules/two-factor/two-factor.routes.ts'
import { createTwoFactorService } from './modules/two-factor/two-factor.service.ts'
import { createWorkspaceActivityService } from './modules/workspace-activity/workspace-activity.service.ts'
import { createWorkspaceService } from './modules/workspaces/workspaces.service.ts'
import { flushMails } from './platform/mail/flush-mails.ts'
import type { MailService } from './platform/mail/mail.service.ts'
import { outboxFolder } from './platform/mail/open-mailer.ts'
import { scheduleSessionCleanUp } from './platform/sessions/sessions.jobs.ts'
import type { Sessions } from './platform/sessions/sessions.ts'

type AccountDependencies = Pick<AppDependencies, 'database' | 'clock' | 'rateLimiter'>

/** What other modules, the command line and tests need of accounts: users, workspaces, plans, and the making of all three. */
export function createAccounts({ database: db, clock, rateLimiter }: AccountDependencies) {
  const users = createUserService({ db, clock, rateLimiter })
  const credits = createCreditService({ db, clock })
  const plans = createPlanService({ db, clock, credits })
  const activity = createWorkspaceActivityService({ db, clock })
  const workspaces = createWorkspaceService({ db, clock, users, activity })
  const onboarding = createOnboardingStart({ clock })
  const referrals = createReferralLeads({ clock, workspaces })
  const accounts = createAccountCreation({ db, users, workspaces, plans, onboarding, referrals })
  const changeLog = createChangeLogService({ users, entries: readEntries() })
  return { users, plans, workspaces, activity, accounts, credits, changeLog }
}

export type Accounts = ReturnType<typeof createAccounts>

interface IdentitySurroundings {
  mails: MailService
  sessions: Sessions
}

/** Wires the staging gate in front of all that is registered later, sign-up, sign-in, account and, where the environment says so, the test hooks. */
export function registerIdentity(
  app: FastifyInstance,
  dependencies: AppDependencies,
  { users, plans, workspaces, accounts, credits, changeLog, sessions, mails }: Accounts & IdentitySurroundings,
): void {
  const { database: db, clock, log, jobs, rateLimiter, environment, sessionSecret } = dependencies
  const { appUrl, hasTestHooks, mailUrl, staging: credentials } = environment
  const staging = createStagingService({ clock, rateLimiter, credentials, sessionSecret })
  const isPastStaging = registerStagingRoutes(app, staging, appUrl.startsWith('https:'))
  const verification = createVerificationService({ db, clock, mails, rateLimiter, users, appUrl, sessionSecret })
  const addressLimits = createAddressLimits({ rateLimiter, limits: environment.addressLimits })
  const avatars = createAvatarService({ storage: dependencies.storage })
  registerAvatarRoutes(app, avatars)
  const account = createAccountService({ db, sessions, users, avatars, verification, addressLimits })
  const deletion = createAccountDeletionService({ db, mails, users, plans, workspaces, appUrl })

  const twoFactor = createTwoFactorService({ db, clock, rateLimiter, keys: environment.adSources.credentialKeys })
  registerTwoFactorRoutes(app, { twoFactor, users, sessions, appUrl })
  registerAccountSessionRoutes(app, createAccountSessionService({ db, sessions }))

  registerAuthRoutes(app, {
    sessions,
    isPastStaging,
    authData: createAuthDataService({
      users,
      plans,
      boardTree: createBoardTreeService({ db, clock }),
      credits,
      changeLog,
    }),
    registration: createRegistrationService({ accounts, verification, addressLimits, sessionSecret }),
    logins: createLoginService({ log, rateLimiter, addressLimits, users, workspaces }),
    twoFactor,
    passwordResets: createPasswordResetService({ db, clock, mails, sessions, users, addressLimits, appUrl }),
    verification,
    addressLimits,
    appUrl,
  })
  const { google } = environment
  registerGoogleSignInRoutes(app, {
    provider: google === null ? null : createOpenIdProvider(google, `${appUrl}${googleCallback.path}`),
    twoFactor,
    people: createGoogleSignInService({ db, clock, users, accounts, workspaces }),
    sessions,
    clock,
    rateLimiter,
    appUrl,
    sessionSecret,
  })
  registerAccountRoutes(app, account, deletion, sessions)
  scheduleSessionCleanUp(jobs, sessions)
  if (hasTestHooks) {
    const folder = outboxFolder(mailUrl)
    const outbox = folder === null ? null : { folder, flush: () => flushMails(db, jobs) }
    registerTestHookRoutes(app, createTestHookService({ db, clock, accounts, credits, outbox }))
  }
}
