import type { HandlerInput } from '@marquee/contract/endpoint'
import type { TwoFactorState, twoFactorChallenge } from '@marquee/contract/two-factor'
import { type Clock, DAY_SECONDS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, tooManyRequests, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'
import type { KeyRing } from '../../../platform/secrets/secret-box.ts'
import { createRecoveryCodes, replaceUsedCode } from './recovery-codes.ts'
import { createSharedSecret, findTimeStep, toKeyAddress } from './time-codes.ts'
import { createTwoFactorSecrets } from './two-factor-secrets.ts'
import { createTwoFactorOffMail, createTwoFactorOnMail } from './two-factor.mails.ts'
import { createTwoFactorRepository, type TwoFactorRow } from './two-factor.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  rateLimiter: RateLimiter
  /** Encrypts secrets; null on a server without encryption keys. */
  keys: KeyRing | null
  mails: Pick<MailService, 'define' | 'send'>
  appUrl: string
}

/** Fortify's limit per minute, and a limit per day: three of a million codes are valid at any time. */
const ATTEMPTS = [
  { name: 'minute', limit: 5, windowSeconds: 60 },
  { name: 'day', limit: 50, windowSeconds: DAY_SECONDS },
] as const

/** Fortify's message. */
const WRONG_CODE = 'The provided two factor authentication code was invalid.'
const WRONG_RECOVERY_CODE = 'The provided two factor recovery code was invalid.'

/** The second factor of an account: codes of an authenticator app (RFC 6238), and recovery codes in case the app is lost. */
export function createTwoFactorService({ db, clock, rateLimiter, keys, mails, appUrl }: Dependencies) {
  const onMail = mails.define(createTwoFactorOnMail(appUrl))
  const offMail = mails.define(createTwoFactorOffMail(appUrl))
  const repository = createTwoFactorRepository(db)
  const secrets = createTwoFactorSecrets(keys)

  /** @throws DomainError 404 */
  async function get(userId: string): Promise<TwoFactorRow> {
    return required(await repository.find(userId), 'second factor')
  }

  /** Counts an attempt before it is checked, so that concurrent attempts cannot exceed the limit. @returns a function that takes it back */
  async function countAttempt(userId: string, field: string): Promise<() => Promise<void>> {
    for (const { name, ...rule } of ATTEMPTS) {
      const state = await rateLimiter.hit(`two-factor-${name}:${userId}`, rule)
      if (!state.isAllowed) {
        const message = `Too many attempts. Please try again in ${state.retryAfterSeconds} seconds.`
        throw tooManyRequests(message, state, { errors: { [field]: [message] } })
      }
    }
    return async () => {
      await Promise.all(ATTEMPTS.map(({ name }) => rateLimiter.clear(`two-factor-${name}:${userId}`)))
    }
  }

  /** Whether a code is valid; each code is valid once. */
  async function useCode(row: TwoFactorRow, code: string): Promise<boolean> {
    const now = clock.now()
    const step = findTimeStep(secrets.openSecret(row), code, now)
    return step !== null && (await repository.useStep(row.user_id, step, now))
  }

  async function useRecoveryCode(row: TwoFactorRow, used: string): Promise<boolean> {
    const next = replaceUsedCode(secrets.openCodes(row), used)
    return next !== null && (await repository.replaceCodes(row, secrets.sealCodes(row.user_id, next), clock.now()))
  }

  return {
    async isOn(userId: string): Promise<boolean> {
      const row = await repository.find(userId)
      return row !== undefined && row.confirmed_at !== null
    },

    async getState({ userId }: Actor): Promise<TwoFactorState> {
      const row = await repository.find(userId)
      const confirmedAt = row?.confirmed_at ?? null
      if (row === undefined || confirmedAt === null) {
        return { state: row === undefined ? 'off' : 'unconfirmed', confirmed_at: null }
      }
      return { state: 'on', confirmed_at: confirmedAt.toISOString() }
    },

    /** Creates the secret and the recovery codes, unless they exist. @throws DomainError 503 */
    async enable({ userId }: Actor): Promise<void> {
      const now = clock.now()
      await repository.insert({
        user_id: userId,
        ...secrets.sealSecret(userId, createSharedSecret()),
        ...secrets.sealCodes(userId, createRecoveryCodes()),
        confirmed_at: null,
        last_used_step: null,
        created_at: now,
        updated_at: now,
      })
    },

    /** @throws DomainError 404 before the second factor was enabled; 422 on `code`; 429 */
    async confirm({ userId, email }: Actor, code: string): Promise<void> {
      const row = await get(userId)
      const forget = await countAttempt(userId, 'code')
      if (!(await useCode(row, code))) {
        throw invalid({ code: [WRONG_CODE] })
      }
      await forget()
      await db.transaction().execute(async (transaction) => {
        if (await createTwoFactorRepository(transaction).confirm(userId, clock.now())) {
          await mails.send(transaction, onMail, email, {})
        }
      })
    },

    async disable({ userId, email }: Actor): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        if (await createTwoFactorRepository(transaction).remove(userId)) {
          await mails.send(transaction, offMail, email, {})
        }
      })
    },

    /** The content of the QR code. @throws DomainError 404 */
    async getKeyAddress({ userId, email }: Actor): Promise<string> {
      return toKeyAddress(secrets.openSecret(await get(userId)), email)
    },

    /** @throws DomainError 404 */
    async getSecretKey({ userId }: Actor): Promise<string> {
      return secrets.openSecret(await get(userId))
    },

    /** @throws DomainError 404 */
    async listRecoveryCodes({ userId }: Actor): Promise<string[]> {
      return secrets.openCodes(await get(userId))
    },

    /** @throws DomainError 404 */
    async renewRecoveryCodes({ userId }: Actor): Promise<void> {
      await repository.replaceCodes(await get(userId), secrets.sealCodes(userId, createRecoveryCodes()), clock.now())
    },

    /** Checks the second step of a sign-in. @throws DomainError 422 on `code` or `recovery_code`; 429 */
    async challenge(userId: string, body: HandlerInput<typeof twoFactorChallenge>['body']): Promise<void> {
      const code = body.code ?? ''
      const recoveryCode = body.recovery_code ?? ''
      const field = recoveryCode === '' ? 'code' : 'recovery_code'
      const row = await get(userId)
      const forget = await countAttempt(userId, field)
      const isRight = recoveryCode === '' ? await useCode(row, code) : await useRecoveryCode(row, recoveryCode)
      if (!isRight) {
        throw invalid({ [field]: [recoveryCode === '' ? WRONG_CODE : WRONG_RECOVERY_CODE] })
      }
      await forget()
    },
  }
}

export type TwoFactorService = ReturnType<typeof createTwoFactorService>
