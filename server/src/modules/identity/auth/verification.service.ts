import type { Clock } from '../../../platform/clock.ts'
import { forbidden } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import type { RateLimiter, RateLimitState } from '../../../platform/rate-limit/rate-limiter.ts'
import type { SigningSecrets } from '../../../platform/secrets/signing-secrets.ts'
import type { UserService } from './users.service.ts'
import { hashEmail, isLinkValid, verificationPath } from './verification-link.ts'
import { createVerificationMail } from './verification.mail.ts'

interface Dependencies {
  db: Database
  clock: Clock
  mails: Pick<MailService, 'define' | 'send'>
  rateLimiter: RateLimiter
  users: Pick<UserService, 'find' | 'markVerified'>
  appUrl: string
  sessionSecrets: SigningSecrets
}

interface Addressee {
  id: string
  email: string
}

/** Fortify's limit for both verification calls. */
const ATTEMPTS = { limit: 6, windowSeconds: 60 } as const

/** Verifies that an address belongs to the account, by a signed link in a mail. */
export function createVerificationService(dependencies: Dependencies) {
  const { db, clock, mails, rateLimiter, users, appUrl, sessionSecrets } = dependencies

  const mail = mails.define(
    createVerificationMail(async ({ id, email }) => {
      const user = await users.find(id)
      const isWanted = user?.email === email && user.email_verified_at === null
      return isWanted ? appUrl + verificationPath(user, sessionSecrets[0], clock.now()) : null
    }),
  )

  return {
    /** Counts a request for a mail, or a visit of a link, against the user's limit of 6 a minute. */
    count(actor: Actor, call: 'send' | 'verify'): Promise<RateLimitState> {
      return rateLimiter.hit(`verification-${call}:${actor.userId}`, ATTEMPTS)
    },

    /** Queues the mail in the transaction that causes it. */
    sendLink(transaction: Database, { id, email }: Addressee): Promise<void> {
      return mails.send(transaction, mail, email, { user_id: id, email })
    },

    /** Queues the mail again on request. */
    async resendLink(user: Addressee): Promise<void> {
      await db.transaction().execute((transaction) => this.sendLink(transaction, user))
    },

    /** @param target path and query of the link @throws DomainError 403 when the server did not sign it, or it has expired */
    checkLink(target: string): void {
      if (!isLinkValid(target, sessionSecrets, clock.now())) {
        throw forbidden('Invalid signature.')
      }
    },

    /** @throws DomainError 403 when the link belongs to another user, or to a former address of the user */
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
