import { createHash, randomBytes } from 'node:crypto'
import { type Clock, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import type { AddressLimits } from './address-limits.service.ts'
import { refuseWeakPassword } from './password-strength.ts'
import { createPasswordResetMail } from './password-reset.mail.ts'
import { createPasswordResetRepository } from './password-resets.repository.ts'
import type { UserRecord } from './users.repository.ts'
import type { UserService } from './users.service.ts'

interface Dependencies {
  db: Database
  clock: Clock
  mails: Pick<MailService, 'define' | 'send'>
  sessions: Pick<Sessions, 'endSessions'>
  users: Pick<UserService, 'find' | 'findByEmail' | 'changePassword'>
  addressLimits: AddressLimits
  appUrl: string
}

interface NewPassword {
  email: string
  token: string
  password: string
}

/** The client of the reset request; its session is not ended. */
interface Asker {
  sessionId: string | null
  ipAddress: string
}

const LIFETIME_MS = HOUR_MS
const RETRY_AFTER_MS = MINUTE_MS

/** Resets forgotten passwords; times and texts are Fortify's (auth contract). */
export function createPasswordResetService(dependencies: Dependencies) {
  const { db, clock, mails, sessions, users, addressLimits, appUrl } = dependencies
  const mail = mails.define(
    createPasswordResetMail(async (userId) => {
      const user = await users.find(userId)
      const [token, now] = [createToken(), clock.now()]
      const renewal = {
        token_hash: hashResetToken(token),
        expires_at: new Date(now.getTime() + LIFETIME_MS),
        updated_at: now,
      }
      const isWanted = user !== undefined && (await createPasswordResetRepository(db).renew(userId, renewal))
      if (!isWanted) {
        return null
      }
      const page = user.has_password ? 'reset-password' : 'set-password'
      const url = `${appUrl}/${page}/${token}?email=${encodeURIComponent(user.email)}`
      return { url, token, isFirst: !user.has_password }
    }),
  )

  async function requireUser(email: string): Promise<UserRecord> {
    const user = await users.findByEmail(email)
    if (user === undefined) {
      throw invalid({ email: ["We can't find a user with that email address."] })
    }
    return user
  }

  return {
    /**
     * Queues the mail with a one-time link. The token is made when the mail is sent, so that only the mail ever contains it.
     * @throws DomainError 422 on `email` for an unknown address, or within 60 seconds of the link before; 429
     */
    async sendLink(email: string, ipAddress: string): Promise<void> {
      await addressLimits.count('reset-mail', ipAddress)
      const user = await requireUser(email)
      const now = clock.now()
      // A placeholder: the token of this hash is discarded. The mail contains the token that works.
      const token_hash = hashResetToken(createToken())
      const reset = { user_id: user.id, token_hash, expires_at: now, created_at: now, updated_at: now }
      await db.transaction().execute(async (transaction) => {
        const resets = createPasswordResetRepository(transaction)
        if (!(await resets.replace(reset, new Date(now.getTime() - RETRY_AFTER_MS)))) {
          throw invalid({ email: ['Please wait before retrying.'] })
        }
        await mails.send(transaction, mail, user.email, { user_id: user.id })
      })
    },

    /**
     * Whether a link is valid, so that the user learns it before choosing a password. A wrong link counts as a guess, and an unknown
     * address is treated like a wrong link.
     * @throws DomainError 429
     */
    async isLinkValid({ email, token }: { email: string; token: string }, ipAddress: string): Promise<boolean> {
      const release = await addressLimits.count('reset', ipAddress)
      const user = await users.findByEmail(email)
      const isValid =
        user !== undefined && (await createPasswordResetRepository(db).has(user.id, hashResetToken(token), clock.now()))
      if (isValid) {
        await release()
      }
      return isValid
    },

    /**
     * Sets the password, consumes the token, and ends every other session of the account. Does not sign in.
     * @throws DomainError 422 on `email` for an unknown address, or a token that is wrong, used or expired; on `password` for one
     * that is easy to guess; 429
     */
    async reset({ email, token, password }: NewPassword, { sessionId, ipAddress }: Asker): Promise<void> {
      refuseWeakPassword(password, { email })
      const release = await addressLimits.count('reset', ipAddress)
      const user = await requireUser(email)
      await db.transaction().execute(async (transaction) => {
        const resets = createPasswordResetRepository(transaction)
        if (!(await resets.consume(user.id, hashResetToken(token), clock.now()))) {
          throw invalid({ email: ['This password reset token is invalid.'] })
        }
        await users.changePassword(transaction, user.id, password)
        await sessions.endSessions(transaction, user.id, sessionId)
      })
      await release()
    },
  }
}

export type PasswordResetService = ReturnType<typeof createPasswordResetService>

function createToken(): string {
  return randomBytes(32).toString('hex')
}

function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
