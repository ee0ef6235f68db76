import type { User } from '@marquee/contract/authentication'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, tooManyRequests, unauthenticated } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'
import { toAvatarUrl } from '../avatars/avatars.service.ts'
import type { Attribution } from './users.repository.ts'
import { createPasswordResetRepository } from './password-resets.repository.ts'
import { refuseWeakPassword } from './password-strength.ts'
import { hashPassword, isPasswordCorrect } from './passwords.ts'
import { createUserRepository, type UserRecord } from './users.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  rateLimiter: RateLimiter
}

export interface NewUserAccount {
  displayName: string
  email: string
  passwordHash: string
  /** Whether the user knows the account's password. Default true. */
  hasPassword?: boolean
  currentWorkspaceId: string
  phone?: string | null
  attribution?: Attribution
  /** As {@link toNetworkTrace} makes it. */
  signUpNetwork?: string | null
  isVerified?: boolean
  isAdmin?: boolean
  isSuperAdmin?: boolean
  isNew?: boolean
}

export interface ProfileChange {
  displayName: string
  email: string
}

const PASSWORD_CHECKS = { limit: 5, windowSeconds: 60 } as const

/** The rules of accounts, on which other modules build. */
export function createUserService({ db, clock, rateLimiter }: Dependencies) {
  const users = createUserRepository(db)

  async function require(database: Database, id: string): Promise<UserRecord> {
    const user = await createUserRepository(database).find(id)
    if (user === undefined) {
      throw unauthenticated()
    }
    return user
  }

  return {
    /** @throws DomainError 401 when the account was removed while it was signed in */
    get: (id: string): Promise<UserRecord> => require(db, id),

    /** Undefined when the account was removed. */
    find(id: string): Promise<UserRecord | undefined> {
      return users.find(id)
    },

    findByEmail(email: string): Promise<UserRecord | undefined> {
      return users.findByEmail(email)
    },

    /** The address of a user. Inside a transaction it is read through that transaction, which may have just created the account. */
    async getAddress(database: Database, id: string): Promise<string> {
      return (await require(database, id)).email
    },

    /** Names by id; an account that was removed has none. */
    async findDisplayNames(ids: readonly string[]): Promise<Map<string, string>> {
      const named = ids.length === 0 ? [] : await users.findNames([...new Set(ids)])
      return new Map(named.map(({ id, display_name }) => [id, display_name]))
    },

    /** The addresses of the administrators of the product. */
    listAdministrators: async (): Promise<string[]> => (await users.listAdministrators()).map(({ email }) => email),

    /** Creates an account inside the transaction that also creates its workspace. @throws DomainError 422 on `email` */
    async create(transaction: Database, account: NewUserAccount): Promise<UserRecord> {
      const now = clock.now()
      const user = await createUserRepository(transaction).insert({
        display_name: account.displayName,
        email: account.email,
        email_verified_at: account.isVerified === true ? now : null,
        password_hash: account.passwordHash,
        has_password: account.hasPassword ?? true,
        phone: account.phone ?? null,
        is_admin: account.isAdmin ?? false,
        is_super_admin: account.isSuperAdmin ?? false,
        is_new: account.isNew ?? false,
        current_workspace_id: account.currentWorkspaceId,
        attribution: JSON.stringify(account.attribution ?? {}),
        sign_up_network: account.signUpNetwork ?? null,
        created_at: now,
        updated_at: now,
      })
      return withFreeAddress(user)
    },

    /**
     * A new address counts as not verified, and reset links that were sent to the old one become invalid.
     * @throws DomainError 422 on `email` when another account has the address
     */
    async changeProfile(
      transaction: Database,
      user: UserRecord,
      { displayName, email }: ProfileChange,
    ): Promise<UserRecord> {
      const changing = createUserRepository(transaction)
      const changes = { display_name: displayName, email, updated_at: clock.now() }
      if (isSameAddress(user.email, email)) {
        return withFreeAddress(await changing.update(user.id, changes))
      }
      const changed = withFreeAddress(await changing.update(user.id, { ...changes, email_verified_at: null }))
      await createPasswordResetRepository(transaction).deleteOfUser(user.id)
      return changed
    },

    async markVerified(id: string): Promise<void> {
      const now = clock.now()
      await users.update(id, { email_verified_at: now, updated_at: now })
    },

    /** Marks that the owner of a new account has seen the plans. */
    async markPlansSeen(id: string): Promise<void> {
      await users.update(id, { is_new: false, updated_at: clock.now() })
    },

    /**
     * Stores the new password inside the transaction that ends other sessions; open reset links become invalid too.
     * @throws DomainError 422 on `password` for one that is easy to guess
     */
    async changePassword(transaction: Database, id: string, password: string): Promise<void> {
      const { display_name: displayName, email } = await require(transaction, id)
      refuseWeakPassword(password, { displayName, email })
      const passwordHash = await hashPassword(password)
      await createUserRepository(transaction).update(id, {
        password_hash: passwordHash,
        has_password: true,
        updated_at: clock.now(),
      })
      await createPasswordResetRepository(transaction).deleteOfUser(id)
    },

    /** @param name of a stored image; null removes the image */
    async setImage(id: string, name: string | null): Promise<void> {
      await users.update(id, { picture_name: name, updated_at: clock.now() })
    },

    /** @param entryId the newest entry of the change log that the user has seen */
    async markChangeLogRead(id: string, entryId: string): Promise<void> {
      await users.update(id, { change_log_read: entryId, updated_at: clock.now() })
    },

    /** A user who leaves their current workspace has no current one until they enter another. */
    async forgetCurrentWorkspace(transaction: Database, id: string, workspaceId: string): Promise<void> {
      await createUserRepository(transaction).forgetCurrentWorkspace(id, workspaceId)
    },

    async setCurrentWorkspace(database: Database, id: string, workspaceId: string): Promise<void> {
      await createUserRepository(database).update(id, { current_workspace_id: workspaceId, updated_at: clock.now() })
    },

    /**
     * Asks for the password again before a sensitive action, 5 times a minute at most, so that a borrowed session cannot guess it.
     * @param field the field of the request that contains the password
     * @throws DomainError 422 on the field, 429
     */
    async confirmPassword(
      user: UserRecord,
      password: string | undefined,
      field: 'current_password' | 'password' = 'current_password',
    ): Promise<void> {
      if (!user.has_password) {
        throw invalid({ [field]: ['You have no password yet. Set one under “Basics” first.'] })
      }
      if (password === undefined) {
        throw invalid({ [field]: ['Enter your current password.'] })
      }
      const key = `confirm-password:${user.id}`
      const state = await rateLimiter.hit(key, PASSWORD_CHECKS)
      if (!state.isAllowed) {
        throw tooManyRequests(`Too many attempts. Please try again in ${state.retryAfterSeconds} seconds.`, state)
      }
      if (!(await isPasswordCorrect(user.password_hash, password))) {
        throw invalid({ [field]: ['This is not your current password.'] })
      }
      await rateLimiter.clear(key)
    },

    async remove(transaction: Database, id: string): Promise<void> {
      await createUserRepository(transaction).delete(id)
    },
  }
}

export type UserService = ReturnType<typeof createUserService>

/** Whether two addresses are equal apart from case. */
export function isSameAddress(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase()
}

/** The account as the API shows it to its owner. */
export function toUser(user: UserRecord, actor: Actor): User {
  return {
    id: user.id,
    display_name: user.display_name,
    email: user.email,
    picture_url: toAvatarUrl(user.picture_name),
    email_verified_at: user.email_verified_at?.toISOString() ?? null,
    ...(user.has_password ? {} : { has_no_password: true as const }),
    super_admin: user.is_super_admin,
    is_admin: user.is_admin,
    current_workspace_is_owned: actor.role === 'owner',
    current_workspace_id: actor.workspaceId,
    current_workspace_role: actor.role,
    current_workspace_time_zone: actor.timeZone,
    current_workspace_currency: actor.currency,
  }
}

function withFreeAddress(user: UserRecord | undefined): UserRecord {
  if (user === undefined) {
    throw invalid({ email: ['The email has already been taken.'] })
  }
  return user
}
