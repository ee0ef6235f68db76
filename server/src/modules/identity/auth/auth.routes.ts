import {
  checkPasswordReset,
  csrfCookie,
  forgotPassword,
  login,
  logout,
  register,
  resetPassword,
  sendVerification,
} from '@marquee/contract/authentication'
import type { FastifyInstance } from 'fastify'
import { implement, implementAnonymous } from '../../../platform/http/implement.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import type { AddressLimits } from './address-limits.service.ts'
import type { LoginService } from './login.service.ts'
import { type NewDeviceService, toDevice } from './new-devices.service.ts'
import type { PasswordResetService } from './password-reset.service.ts'
import type { RegistrationService } from './registration.service.ts'
import { registerVerificationLink } from './verification-link.routes.ts'
import type { VerificationService } from './verification.service.ts'
import { applyRateLimit } from './rate-limit-headers.ts'
import { registerScope } from '../../../platform/http/register-scope.ts'

export interface AuthServices {
  sessions: Sessions
  registration: RegistrationService
  logins: LoginService
  /** Whether a sign-in of this user asks for a second factor. */
  hasSecondFactor: (userId: string) => Promise<boolean>
  passwordResets: PasswordResetService
  verification: VerificationService
  addressLimits: AddressLimits
  newDevices: Pick<NewDeviceService, 'note'>
  appUrl: string
}

/** The calls of Sanctum and Fortify, as the auth contract describes them. */
export function registerAuthRoutes(app: FastifyInstance, services: AuthServices): void {
  const { sessions } = services
  implementAnonymous(app, csrfCookie, async ({ request, reply }) => sessions.ensure(request, reply))
  registerScope(app, 'authentication', (calls) => {
    // As Laravel does: every answer, refusals included, carries the XSRF cookie, so that a retry has a valid one.
    calls.addHook('onRequest', (request, reply) => sessions.resendCookies(request, reply))
    registerAccountCalls(calls, services)
    registerVerificationLink(calls, services)
    registerGuestRoutes(calls, services)
  })
}

function registerAccountCalls(app: FastifyInstance, services: AuthServices): void {
  const { sessions, passwordResets, verification, addressLimits } = services
  implementAnonymous(app, forgotPassword, async ({ body, request }) => {
    await passwordResets.sendLink(body.email, request.ip)
    return { message: 'We have emailed your password reset link.' }
  })
  implementAnonymous(app, checkPasswordReset, async ({ body, request }) => ({
    is_valid: await passwordResets.isLinkValid(body, request.ip),
  }))
  implementAnonymous(app, resetPassword, async ({ actor, body, request }) => {
    await passwordResets.reset(body, { sessionId: actor?.sessionId ?? null, ipAddress: request.ip })
    return { message: 'Your password has been reset.' }
  })
  implement(app, sendVerification, async ({ actor, request, reply }) => {
    applyRateLimit(reply, await verification.count(actor, 'send'))
    if (actor.isEmailVerified) {
      reply.status(204)
      return
    }
    await addressLimits.count('verification-mail', request.ip)
    await verification.resendLink({ id: actor.userId, email: actor.email })
  })
  implement(app, logout, async ({ request, reply }) => sessions.signOut(request, reply))
}

/** A user who is already signed in is redirected to the app, whatever the request contains. */
function registerGuestRoutes(
  app: FastifyInstance,
  { sessions, registration, logins, hasSecondFactor, newDevices, appUrl }: AuthServices,
): void {
  registerScope(app, 'guests', (guests) => {
    guests.addHook('preHandler', async (request, reply) => {
      if (request.actor !== null) {
        return reply.redirect(`${appUrl}/explore`, 302)
      }
    })
    implementAnonymous(guests, register, async ({ body, request, reply }) => {
      const user = await registration.register(body, request.ip)
      await sessions.signIn(request, reply, user.id, false)
      await newDevices.note(user.id, toDevice(request))
      return '' as const
    })
    implementAnonymous(guests, login, async ({ body, request, reply }) => {
      const user = await logins.authenticate(body, request.ip)
      const isRemembered = body.remember === true
      if (await hasSecondFactor(user.id)) {
        await sessions.challenge(request, reply, user.id, isRemembered)
        return { two_factor: true }
      }
      await sessions.signIn(request, reply, user.id, isRemembered)
      await newDevices.note(user.id, toDevice(request))
      return { two_factor: false }
    })
  })
}
