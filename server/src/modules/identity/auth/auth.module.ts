import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import { createBoardTreeService } from '../../collections/boards/board-tree.service.ts'
import type { ChangeLogService } from '../../notifications/change-log/change-log.service.ts'
import type { CreditService } from '../../billing/credits/credits.service.ts'
import type { PlanService } from '../../billing/plans/plans.service.ts'
import type { TwoFactorService } from '../two-factor/two-factor.service.ts'
import type { WorkspaceService } from '../../workspaces/workspaces/workspaces.service.ts'
import type { AccountCreation } from './account-creation.service.ts'
import { createAddressLimits } from './address-limits.service.ts'
import { createAuthDataService } from './auth-data.service.ts'
import { type AuthServices, registerAuthRoutes } from './auth.routes.ts'
import { createLoginService } from './login.service.ts'
import type { NewDeviceService } from './new-devices.service.ts'
import { createPasswordResetService } from './password-reset.service.ts'
import { createRegistrationService } from './registration.service.ts'
import type { UserService } from './users.service.ts'
import { createVerificationService } from './verification.service.ts'

interface Neighbours {
  users: UserService
  accounts: AccountCreation
  plans: PlanService
  workspaces: WorkspaceService
  credits: CreditService
  changeLog: ChangeLogService
  twoFactor: TwoFactorService
  sessions: Sessions
  mails: MailService
  newDevices: NewDeviceService
  isPastStaging: AuthServices['isPastStaging']
}

/** Wires sign-up, sign-in, verification and password resets. Hands back what the account itself needs of them. */
export function registerAuth(
  app: FastifyInstance,
  { database: db, clock, log, rateLimiter, environment, sessionSecret }: AppDependencies,
  neighbours: Neighbours,
): Pick<AuthServices, 'verification' | 'addressLimits'> {
  const {
    users,
    accounts,
    plans,
    workspaces,
    credits,
    changeLog,
    twoFactor,
    sessions,
    mails,
    newDevices,
    isPastStaging,
  } = neighbours
  const { appUrl } = environment
  const verification = createVerificationService({ db, clock, mails, rateLimiter, users, appUrl, sessionSecret })
  const addressLimits = createAddressLimits({ rateLimiter, limits: environment.addressLimits })
  const boardTree = createBoardTreeService({ db, clock })
  registerAuthRoutes(app, {
    sessions,
    isPastStaging,
    authData: createAuthDataService({ users, plans, boardTree, credits, changeLog, workspaces }),
    registration: createRegistrationService({ accounts, verification, addressLimits, sessionSecret }),
    logins: createLoginService({ log, rateLimiter, addressLimits, users, workspaces }),
    twoFactor,
    passwordResets: createPasswordResetService({ db, clock, mails, sessions, users, addressLimits, appUrl }),
    verification,
    addressLimits,
    newDevices,
    appUrl,
  })
  return { verification, addressLimits }
}
