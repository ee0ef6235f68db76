import { googleCallback } from '@marquee/contract/authentication'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import type { AccountCreation } from '../auth/account-creation.service.ts'
import type { NewDeviceService } from '../auth/new-devices.service.ts'
import type { UserService } from '../auth/users.service.ts'
import type { TwoFactorService } from '../two-factor/two-factor.service.ts'
import type { WorkspaceService } from '../../workspaces/workspaces/workspaces.service.ts'
import { registerGoogleSignInRoutes } from './google-sign-in.routes.ts'
import { createGoogleSignInService } from './google-sign-in.service.ts'
import { createOpenIdProvider } from './open-id-provider.ts'

interface Neighbours {
  users: UserService
  accounts: AccountCreation
  workspaces: WorkspaceService
  twoFactor: TwoFactorService
  sessions: Sessions
  newDevices: NewDeviceService
}

/** Wires the sign-in with Google; without its settings, its addresses say that it is off. */
export function registerGoogleSignIn(
  app: FastifyInstance,
  { database: db, clock, rateLimiter, environment: { appUrl, google }, sessionSecret }: AppDependencies,
  { users, accounts, workspaces, twoFactor, sessions, newDevices }: Neighbours,
): void {
  registerGoogleSignInRoutes(app, {
    provider: google === null ? null : createOpenIdProvider(google, `${appUrl}${googleCallback.path}`),
    twoFactor,
    people: createGoogleSignInService({ db, clock, users, accounts, workspaces }),
    sessions,
    newDevices,
    clock,
    rateLimiter,
    appUrl,
    sessionSecret,
  })
}
