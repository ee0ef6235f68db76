import { DomainError, invalid } from '../../platform/errors/domain-error.ts'
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts'
import { loginThrottleKey } from './login-throttle-key.ts'
import { isPasswordCorrect } from './passwords.ts'
import type { UserRecord } from './users.repository.ts'
import type { WorkspaceService } from '../workspaces/workspaces.service.ts'
import type { UserService } from './users.service.ts'

interface Dependencies {
  rateLimiter: RateLimiter
  users: Pick<UserService, 'findByEmail'>
  workspaces: Pick<WorkspaceService, 'hasMember'>
}

interface Credentials {
  email: string
  password: string
}

/** Only said to somebody who knows the password. */
const NO_WORKSPACE =
  'You are no longer a member of any workspace. Ask an owner to add you again, or create an account with another address.'

const FAILED_ATTEMPTS = { limit: 5, windowSeconds: 60 } as const

/** Checks of e-mail and password. */
export function createLoginService({ rateLimiter, users, workspaces }: Dependencies) {
  return {
    /**
     * The account with these credentials. An attempt is counted before it is checked, so that many at once are not more than
     * five; a success forgets the count.
     * @throws DomainError 422 on `email`, after the same time for an unknown address as for a wrong password, and for somebody
     * who was removed from their last workspace: nothing of the product is without one; 429
     */
    async authenticate({ email, password }: Credentials, ipAddress: string): Promise<UserRecord> {
      const key = loginThrottleKey(email, ipAddress)
      const { isAllowed, retryAfterSeconds } = await rateLimiter.hit(key, FAILED_ATTEMPTS)
      if (!isAllowed) {
        throw throttled(retryAfterSeconds)
      }
      const user = await users.findByEmail(email)
      const isCorrect = await isPasswordCorrect(user?.password_hash, password)
      if (user === undefined || !isCorrect) {
        throw invalid({ email: ['These credentials do not match our records.'] })
      }
      await rateLimiter.clear(key)
      if (!(await workspaces.hasMember(user.id))) {
        throw invalid({ email: [NO_WORKSPACE] })
      }
      return user
    },
  }
}

export type LoginService = ReturnType<typeof createLoginService>

function throttled(seconds: number): DomainError {
  const message = `Too many login attempts. Please try again in ${seconds} seconds.`
  return new DomainError(429, message, { errors: { email: [message] }, headers: { 'retry-after': String(seconds) } })
}
