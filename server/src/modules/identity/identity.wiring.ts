import { googleCallback } from '@marquee/contract/authentication'
import { calls } from '@marquee/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { StandingGateway } from '../../platform/http/standing-gateway.ts'
import type { MailService } from '../../platform/mail/mail.service.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import { createAccountDeletionService } from './account/account-deletion.service.ts'
import { createAccountSessionService } from './account/account-sessions.service.ts'
import { registerAccountRoutes, registerAccountSessionRoutes } from './account/account.routes.ts'
import { createAccountService } from './account/account.service.ts'
import { registerApiKeyRoutes } from './api-keys/api-keys.routes.ts'
import { createApiKeyService } from './api-keys/api-keys.service.ts'
import { createKeyAdmission } from './api-keys/key-admission.service.ts'
import { buildOpenApiDocument } from './api-keys/openapi-document.ts'
import type { AccountCreation } from './auth/account-creation.service.ts'
import { createAddressLimits } from './auth/address-limits.service.ts'
import { registerAuthRoutes } from './auth/auth.routes.ts'
import { createLoginService } from './auth/login.service.ts'
import { createNewDeviceService } from './auth/new-devices.service.ts'
import { createPasswordResetService } from './auth/password-reset.service.ts'
import { createRegistrationService } from './auth/registration.service.ts'
import type { UserService } from './auth/users.service.ts'
import { createVerificationService } from './auth/verification.service.ts'
import { registerAvatarRoutes } from './avatars/avatars.routes.ts'
import { createAvatarService } from './avatars/avatars.service.ts'
import { registerGoogleSignInRoutes } from './google-sign-in/google-sign-in.routes.ts'
import { createGoogleSignInService } from './google-sign-in/google-sign-in.service.ts'
import { createOpenIdProvider } from './google-sign-in/open-id-provider.ts'
import { registerConnectedBrowserRoutes } from './connected-browsers/connected-browsers.routes.ts'
import { createExtensionFiles } from './connected-browsers/extension-files.ts'
import { createConnectedBrowserService } from './connected-browsers/connected-browsers.service.ts'
import type { AccountPlans, AccountWorkspaces } from './identity.ports.ts'
import type { Identity } from './identity.public.ts'
import { registerStagingRoutes } from './staging/staging.routes.ts'
import { createStagingService } from './staging/staging.service.ts'
import { registerTwoFactorRoutes } from './two-factor/two-factor.routes.ts'
import { createTwoFactorService } from './two-factor/two-factor.service.ts'

interface Given {
  sessions: Sessions
  mails: MailService
  users: UserService
  accounts: AccountCreation
  workspaces: AccountWorkspaces
  plans: AccountPlans & StandingGateway
}

/**
 * Users and their accounts: sign-up, sign-in, second factors, profile images, API keys and the staging gate.
 *
 * Owns the tables `api_keys`, `api_usage_days`, `browser_codes`, `google_identities`, `known_devices`, `password_resets`, `two_factor`, `users`.
 * Asks workspaces and billing (identity.ports.ts) for the workspace and plan of an account, and for removing them with it.
 */
export function registerIdentity(app: FastifyInstance, dependencies: AppDependencies, given: Given): Identity {
  const { database: db, clock, log, rateLimiter, storage, foreignFiles, environment, sessionSecrets } = dependencies
  const { appUrl, google } = environment
  const { sessions, mails, users, accounts, workspaces, plans } = given

  // The gate covers every route that is registered after it.
  const staging = createStagingService({ clock, rateLimiter, credentials: environment.staging, sessionSecrets })
  const isPastStaging = registerStagingRoutes(app, staging, appUrl.startsWith('https:'))

  // API keys work for the routes that are registered after this line.
  app.decorate('keys', createKeyAdmission({ db, clock, rateLimiter, plans }))
  const apiKeys = createApiKeyService({ db, clock, users, plans })
  registerApiKeyRoutes(app, apiKeys, () => buildOpenApiDocument(calls, appUrl))
  registerConnectedBrowserRoutes(
    app,
    createConnectedBrowserService({ db, clock, rateLimiter, apiKeys }),
    createExtensionFiles(appUrl),
  )

  const avatars = createAvatarService({ storage, foreignFiles })
  registerAvatarRoutes(app, avatars)

  const newDevices = createNewDeviceService({ db, clock, mails, users, appUrl, sessionSecrets })
  const keys = environment.adSources.credentialKeys
  const twoFactor = createTwoFactorService({ db, clock, rateLimiter, keys, mails, appUrl })
  registerTwoFactorRoutes(app, { twoFactor, users, sessions, newDevices, appUrl })

  const verification = createVerificationService({ db, clock, mails, rateLimiter, users, appUrl, sessionSecrets })
  const addressLimits = createAddressLimits({ rateLimiter, limits: environment.addressLimits })
  registerAuthRoutes(app, {
    sessions,
    registration: createRegistrationService({
      accounts,
      verification,
      addressLimits,
      sessionSecret: sessionSecrets[0],
    }),
    logins: createLoginService({ log, rateLimiter, addressLimits, users, workspaces }),
    hasSecondFactor: (userId) => twoFactor.isOn(userId),
    passwordResets: createPasswordResetService({ db, clock, mails, sessions, users, addressLimits, appUrl }),
    verification,
    addressLimits,
    newDevices,
    appUrl,
  })

  registerGoogleSignInRoutes(app, {
    // Without its settings, its routes answer that Google sign-in is off.
    provider: google === null ? null : createOpenIdProvider(google, `${appUrl}${googleCallback.path}`),
    twoFactor,
    identities: createGoogleSignInService({ db, clock, users, accounts, workspaces }),
    sessions,
    newDevices,
    clock,
    rateLimiter,
    appUrl,
    sessionSecrets,
  })

  const account = createAccountService({ db, sessions, users, avatars, verification, addressLimits })
  const deletion = createAccountDeletionService({ db, mails, users, plans, workspaces, appUrl })
  registerAccountRoutes(app, account, deletion, sessions)
  registerAccountSessionRoutes(app, createAccountSessionService({ db, sessions }))
  return { users, avatars, apiKeys, isPastStaging }
}
