import { googleCallback, type GoogleRefusal, googleSignIn } from '@marquee/contract/authentication'
import { twoFactorChallenge } from '@marquee/contract/two-factor'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import type { SigningSecrets } from '../../../platform/secrets/signing-secrets.ts'
import { toCookieName } from '../../../platform/http/cookie-name.ts'
import { implementAnonymous } from '../../../platform/http/implement.ts'
import { toNetworkKey, toNetworkTrace } from '../../../platform/rate-limit/network-key.ts'
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import { type NewDeviceService, toDevice } from '../auth/new-devices.service.ts'
import type { TwoFactorService } from '../two-factor/two-factor.service.ts'
import { GoogleRefusalError, type GoogleSignInService } from './google-sign-in.service.ts'
import { type OpenIdProvider, SignInCancelledError } from './open-id-provider.ts'
import { ATTEMPT_SECONDS, openAttempt, sealAttempt } from './sign-in-attempt.ts'

interface Dependencies {
  /** Null when no provider is configured. */
  provider: OpenIdProvider | null
  identities: GoogleSignInService
  twoFactor: Pick<TwoFactorService, 'isOn'>
  sessions: Sessions
  newDevices: Pick<NewDeviceService, 'note'>
  clock: Clock
  rateLimiter: RateLimiter
  appUrl: string
  sessionSecrets: SigningSecrets
}

const ATTEMPTS = { limit: 30, windowSeconds: 60 } as const

/** The redirects to the provider and back. They always end on a page: in the app, or at the login with a reason. */
export function registerGoogleSignInRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { provider, identities, twoFactor, sessions, newDevices, clock, rateLimiter, appUrl, sessionSecrets } =
    dependencies
  const isSecure = appUrl.startsWith('https:')
  const cookieName = toCookieName('marquee_google', isSecure)
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const

  /** Redirects to the login with a reason. A failure that the user cannot correct is logged. */
  function refuse(reply: FastifyReply, error: unknown): FastifyReply {
    const refusal = toRefusal(error)
    if (refusal === 'unavailable') {
      app.log.warn({ err: error }, 'Signing in with Google failed')
    }
    return reply.redirect(`${appUrl}/login?google=${refusal}`, 302)
  }

  async function enterProvider(request: FastifyRequest): Promise<OpenIdProvider> {
    if (provider === null) {
      throw new GoogleRefusalError('not_configured')
    }
    const { isAllowed } = await rateLimiter.hit(`google-sign-in:${toNetworkKey(request.ip)}`, ATTEMPTS)
    if (!isAllowed) {
      throw new GoogleRefusalError('too_many_attempts')
    }
    return provider
  }

  implementAnonymous(app, googleSignIn, async ({ actor, query, request, reply }) => {
    if (actor !== null) {
      return reply.redirect(`${appUrl}/explore`, 302)
    }
    const { return_to: returnTo, ...sources } = query
    try {
      const { address, ...begun } = await (await enterProvider(request)).begin()
      const attempt = {
        ...begun,
        returnTo: ownPath(returnTo, appUrl),
        attribution: Object.fromEntries(
          Object.entries(sources).filter((source): source is [string, string] => typeof source[1] === 'string'),
        ),
        expiresAt: clock.now().getTime() + ATTEMPT_SECONDS * 1000,
      }
      reply.setCookie(cookieName, sealAttempt(attempt, sessionSecrets[0]), { ...cookie, maxAge: ATTEMPT_SECONDS })
      return await reply.redirect(address.href, 302)
    } catch (error) {
      return refuse(reply, error)
    }
  })

  implementAnonymous(app, googleCallback, async ({ actor, request, reply }) => {
    const attempt = openAttempt(request.cookies[cookieName], sessionSecrets, clock.now())
    // An attempt is valid for one answer.
    reply.clearCookie(cookieName, cookie)
    if (actor !== null) {
      return reply.redirect(`${appUrl}/explore`, 302)
    }
    try {
      if (attempt === null) {
        throw new GoogleRefusalError('expired')
      }
      const claims = await (await enterProvider(request)).finish(new URL(request.url, appUrl), attempt)
      const origin = { attribution: attempt.attribution, network: toNetworkTrace(request.ip, sessionSecrets[0]) }
      const userId = await identities.identify(claims, origin)
      if (await twoFactor.isOn(userId)) {
        await sessions.challenge(request, reply, userId, false)
        const query = new URLSearchParams({ return_to: attempt.returnTo })
        return await reply.redirect(`${appUrl}${twoFactorChallenge.path}?${query}`, 302)
      }
      await sessions.signIn(request, reply, userId, false)
      await newDevices.note(userId, toDevice(request))
      return await reply.redirect(`${appUrl}${attempt.returnTo}`, 302)
    } catch (error) {
      return refuse(reply, error)
    }
  })
}

function toRefusal(error: unknown): GoogleRefusal {
  if (error instanceof GoogleRefusalError) {
    return error.refusal
  }
  return error instanceof SignInCancelledError ? 'cancelled' : 'unavailable'
}

/** The requested path when it is on our own origin; Explore otherwise. */
function ownPath(address: string | undefined, appUrl: string): string {
  if (address === undefined || !URL.canParse(address, appUrl)) {
    return '/explore'
  }
  const url = new URL(address, appUrl)
  const isOwn = url.origin === new URL(appUrl).origin && !url.pathname.startsWith('//')
  return isOwn ? url.pathname + url.search + url.hash : '/explore'
}
