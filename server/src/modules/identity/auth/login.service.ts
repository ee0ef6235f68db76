import type { Logger } from 'pino'
import { DomainError, invalid, tooManyRequests } from '../../../platform/errors/domain-error.ts'
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'
import type { AddressLimits } from './address-limits.service.ts'
import { loginThrottleKey } from './login-throttle-key.ts'
import { isPasswordCorrect } from './passwords.ts'
import type { UserRecord } from './users.repository.ts'
import type { AccountWorkspaces } from '../identity.ports.ts'
import type { UserService } from './users.service.ts'

interface Dependencies {
  log: Pick<Logger, 'warn'>
  rateLimiter: RateLimiter
  addressLimits: AddressLimits
  users: Pick<UserService, 'findByEmail'>
  workspaces: Pick<AccountWorkspaces, 'hasMember'>
}

interface Credentials {
  email: string
  password: string
}

/** Shown only after the correct password. */
const NO_WORKSPACE =
  'You are no longer a member of any workspace. Ask an owner to add you again, or create an account with another address.'

const FAILED_ATTEMPTS = { limit: 5, windowSeconds: 60 } as const

/** Checks of e-mail and password. */
export function createLoginService({ log, rateLimiter, addressLimits, users, workspaces }: Dependencies) {
  /** @returns a function that takes the attempt back @throws DomainError 429 */
  async function countAttempt(email: string, ipAddress: string): Promise<() => Promise<void>> {
    const key = loginThrottleKey(email, ipAddress)
    const state = await rateLimiter.hit(key, FAILED_ATTEMPTS)
    if (!state.isAllowed) {
      const message = `Too many login attempts. Please try again in ${state.retryAfterSeconds} seconds.`
      throw tooManyRequests(message, state, { errors: { email: [message] } })
    }
    const release = await addressLimits.count('login', ipAddress)
    return async () => {
      await rateLimiter.clear(key)
      await release()
    }
  }

  return {
    /**
     * The account with these credentials. An attempt is counted before it is checked, so that concurrent attempts cannot exceed
     * five per account and the limit of the address; a success resets the account's count. A refusal is logged.
     * @throws DomainError 422 on `email`, after the same time for an unknown address as for a wrong password, and for a user
     * who was removed from their last workspace, because the whole product needs a workspace; 429
     */
    async authenticate({ email, password }: Credentials, ipAddress: string): Promise<UserRecord> {
      try {
        const forget = await countAttempt(email, ipAddress)
        const user = await users.findByEmail(email)
        const isCorrect = await isPasswordCorrect(user?.password_hash, password)
        if (user === undefined || !isCorrect) {
          throw invalid({ email: ['These credentials do not match our records.'] })
        }
        await forget()
        if (!(await workspaces.hasMember(user.id))) {
          throw invalid({ email: [NO_WORKSPACE] })
        }
        return user
      } catch (error) {
        if (error instanceof DomainError) {
          log.warn({ email, ipAddress, status: error.status, reason: error.message }, 'A log-in was refused')
        }
        throw error
      }
    },
  }
}

export type LoginService = ReturnType<typeof createLoginService>
