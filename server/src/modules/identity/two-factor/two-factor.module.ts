import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import type { NewDeviceService } from '../auth/new-devices.service.ts'
import type { UserService } from '../auth/users.service.ts'
import { registerTwoFactorRoutes } from './two-factor.routes.ts'
import { createTwoFactorService, type TwoFactorService } from './two-factor.service.ts'

interface Neighbours {
  users: UserService
  sessions: Sessions
  mails: MailService
  newDevices: NewDeviceService
}

/** Wires the second factor of a sign-in. */
export function registerTwoFactor(
  app: FastifyInstance,
  { database: db, clock, rateLimiter, environment }: AppDependencies,
  { users, sessions, mails, newDevices }: Neighbours,
): TwoFactorService {
  const { adSources, appUrl } = environment
  const twoFactor = createTwoFactorService({ db, clock, rateLimiter, keys: adSources.credentialKeys, mails, appUrl })
  registerTwoFactorRoutes(app, { twoFactor, users, sessions, newDevices, appUrl })
  return twoFactor
}
