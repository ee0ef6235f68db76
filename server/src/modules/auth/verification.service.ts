import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import { forbidden } from '../../platform/errors/domain-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { RateLimiter, RateLimitState } from '../../platform/rate-limit/rate-limiter.ts'
import { verificationMail } from './auth.mails.ts'
import type { UserService } from './users.service.ts'
import { hashEmail, isLinkValid, verificationPath } from './verification-link.ts'

interface Dependencies {
  log: Pick<Logger, 'error'>
  clock: Clock
  mailer: Mailer
  rateLimiter: RateLimiter
  users: Pick<UserService, 'get' | 'markVerified'>
  appUrl: string
  sessionSecret: string
}

interface Addressee {
  id: string
  email: string
}

/** Fortify's limit for both verification calls. */
const ATTEMPTS = { limit: 6, windowSeconds: 60 } as const

/** Proof that an address belongs to the account: a signed link by mail. */
export function createVerificationService(dependencies: Dependencies) {
  const { log, clock, mailer, rateLimiter, users, appUrl, sessionSecret } = dependencies

  async function sendLink(user: Addressee): Promise<void> {
    const path = verificationPath(user, sessionSecret, clock.now())
    await mailer.send(verificationMail(user.email, appUrl + path))
  }

  return {
    /** Counts a request for a mail, or a visit of a link, against the person's 6 a minute. */
    count(actor: Actor, call: 'send' | 'verify'): Promise<RateLimitState> {
      return rateLimiter.hit(`verification-${call}:${actor.userId}`, ATTEMPTS)
    },

    sendLink,

    /** For a change that stands whether the mail can be sent or not: the person can ask for the mail again. */
    async trySendLink(user: Addressee): Promise<void> {
      await sendLink(user).catch((error: unknown) => {
        log.error({ err: error, userId: user.id }, 'The verification mail was not sent')
      })
    },

    /** @param target path and query of the link @throws DomainError 403 when we did not sign it, or it has expired */
    checkLink(target: string): void {
      if (!isLinkValid(target, sessionSecret, clock.now())) {
        throw forbidden('Invalid signature.')
      }
    },

    /** @throws DomainError 403 when the link is somebody else's, or of an address that the person had before */
    async verify(actor: Actor, { id, hash }: { id: string; hash: string }): Promise<void> {
      if (actor.userId !== id || hashEmail(actor.email) !== hash) {
        throw forbidden('This action is unauthorized.')
      }
      if (!actor.isEmailVerified) {
        await users.markVerified(id)
      }
    },
  }
}

export type VerificationService = ReturnType<typeof createVerificationService>
