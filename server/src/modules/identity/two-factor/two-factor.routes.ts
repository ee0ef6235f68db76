import {
  confirmPassword,
  confirmTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  getConfirmedPasswordStatus,
  getTwoFactor,
  getTwoFactorQrCode,
  getTwoFactorSecretKey,
  listRecoveryCodes,
  renewRecoveryCodes,
  twoFactorChallenge,
} from '@marquee/contract/two-factor'
import type { FastifyInstance } from 'fastify'
import { invalid } from '../../../platform/errors/domain-error.ts'
import { implement, implementAnonymous } from '../../../platform/http/implement.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import { type NewDeviceService, toDevice } from '../auth/new-devices.service.ts'
import type { UserService } from '../auth/users.service.ts'
import type { TwoFactorService } from './two-factor.service.ts'

interface Services {
  twoFactor: TwoFactorService
  users: Pick<UserService, 'get' | 'confirmPassword'>
  sessions: Pick<
    Sessions,
    'findChallenge' | 'signIn' | 'confirmPassword' | 'hasConfirmedPassword' | 'requireConfirmedPassword'
  >
  newDevices: Pick<NewDeviceService, 'note'>
  appUrl: string
}

/** Fortify's endpoints for the second factor; the ones that show or change it require the password first. */
export function registerTwoFactorRoutes(app: FastifyInstance, services: Services): void {
  registerChallenge(app, services)
  registerPasswordConfirmation(app, services)
  const { twoFactor, sessions } = services
  implement(app, getTwoFactor, async ({ actor }) => ({ data: await twoFactor.getState(actor) }))
  implement(app, enableTwoFactor, async ({ actor, request }) => {
    await sessions.requireConfirmedPassword(request)
    await twoFactor.enable(actor)
    return '' as const
  })
  implement(app, confirmTwoFactor, async ({ actor, body, request }) => {
    await sessions.requireConfirmedPassword(request)
    await twoFactor.confirm(actor, body.code)
    return '' as const
  })
  implement(app, disableTwoFactor, async ({ actor, request }) => {
    await sessions.requireConfirmedPassword(request)
    await twoFactor.disable(actor)
    return '' as const
  })
  implement(app, getTwoFactorQrCode, async ({ actor, request }) => {
    await sessions.requireConfirmedPassword(request)
    return { url: await twoFactor.getKeyAddress(actor) }
  })
  implement(app, getTwoFactorSecretKey, async ({ actor, request }) => {
    await sessions.requireConfirmedPassword(request)
    return { secretKey: await twoFactor.getSecretKey(actor) }
  })
  implement(app, listRecoveryCodes, async ({ actor, request }) => {
    await sessions.requireConfirmedPassword(request)
    return twoFactor.listRecoveryCodes(actor)
  })
  implement(app, renewRecoveryCodes, async ({ actor, request }) => {
    await sessions.requireConfirmedPassword(request)
    await twoFactor.renewRecoveryCodes(actor)
    return '' as const
  })
}

function registerChallenge(app: FastifyInstance, { twoFactor, sessions, newDevices, appUrl }: Services): void {
  implementAnonymous(app, twoFactorChallenge, async ({ actor, body, request, reply }) => {
    if (actor !== null) {
      return reply.redirect(`${appUrl}/explore`, 302)
    }
    const challenge = await sessions.findChallenge(request)
    if (challenge === null) {
      const message = 'Your sign-in has expired. Log in again.'
      throw invalid({ [body.recovery_code ? 'recovery_code' : 'code']: [message] })
    }
    await twoFactor.challenge(challenge.userId, body)
    await sessions.signIn(request, reply, challenge.userId, challenge.isRemembered)
    await newDevices.note(challenge.userId, toDevice(request))
  })
}

function registerPasswordConfirmation(app: FastifyInstance, { users, sessions }: Services): void {
  implement(app, confirmPassword, async ({ actor, body, request }) => {
    await users.confirmPassword(await users.get(actor.userId), body.password, 'password')
    await sessions.confirmPassword(request)
    return '' as const
  })
  implement(app, getConfirmedPasswordStatus, async ({ request }) => ({
    confirmed: await sessions.hasConfirmedPassword(request),
  }))
}
