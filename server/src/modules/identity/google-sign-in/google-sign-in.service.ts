import type { GoogleRefusal } from '@marquee/contract/authentication'
import { displayName as displayNameSchema } from '@marquee/contract/primitives'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { AccountCreation } from '../auth/account-creation.service.ts'
import type { UserService } from '../auth/users.service.ts'
import type { AccountWorkspaces } from '../identity.ports.ts'
import { createGoogleIdentityRepository } from './google-identities.repository.ts'
import type { Claims } from './open-id-provider.ts'

interface Dependencies {
  db: Database
  clock: Clock
  users: Pick<UserService, 'findByEmail'>
  accounts: Pick<AccountCreation, 'create'>
  workspaces: Pick<AccountWorkspaces, 'hasMember'>
}

/** The origin of a new user. */
export interface Origin {
  attribution: Record<string, string>
  /** As {@link toNetworkTrace} makes it. */
  network: string | null
}

/** The user cannot sign in with Google; the code gives the reason. */
export class GoogleRefusalError extends Error {
  override readonly name = 'GoogleRefusalError'
  readonly refusal: GoogleRefusal
  constructor(refusal: GoogleRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

/** Finds or creates the account of a user whom the provider has authenticated. */
export function createGoogleSignInService({ db, clock, users, accounts, workspaces }: Dependencies) {
  const identities = createGoogleIdentityRepository(db)

  async function createAccount(email: string, name: string | undefined, { attribution, network }: Origin) {
    // Users choose their names at the provider freely, so the name may not match our schema.
    const displayName = displayNameSchema.safeParse(name).data ?? email.slice(0, email.indexOf('@'))
    const { user } = await accounts.create({
      displayName,
      email,
      password: null,
      isVerified: true,
      attribution,
      signUpNetwork: network,
      isOnboardingDue: true,
      isNew: true,
      workspaces: [{ name: `${displayName}'s workspace`, role: 'owner' }],
    })
    return user.id
  }

  /** The account with this confirmed address, or a new account. */
  async function readAccount(email: string, { name }: Claims, origin: Origin): Promise<string> {
    const known = await users.findByEmail(email)
    if (known === undefined) {
      return createAccount(email, name, origin)
    }
    // The account's address was never confirmed, so another person may have registered it: joining would give them this account.
    if (known.email_verified_at === null) {
      throw new GoogleRefusalError('unverified_account')
    }
    return known.id
  }

  /** Finds a user by the provider's id first, then by the confirmed address. */
  async function findOrCreate(claims: Claims, origin: Origin): Promise<string> {
    const identity = { issuer: claims.iss, subject: claims.sub }
    const known = await identities.findUserId(identity)
    if (known !== null) {
      return known
    }
    if (claims.email === undefined || claims.email_verified !== true) {
      throw new GoogleRefusalError('unconfirmed_email')
    }
    const { email } = claims
    const userId = await readAccount(email, claims, origin).catch((error: unknown) => {
      // Two browsers of one new user signed in at once: the other one has created the account.
      if (error instanceof DomainError && error.status === 422) {
        return readAccount(email, claims, origin)
      }
      throw error
    })
    await identities.insert(identity, userId, clock.now())
    return userId
  }

  return {
    /**
     * The id of the account that belongs to the user.
     * @throws GoogleRefusalError also for a user who was removed from their last workspace
     */
    async identify(claims: Claims, origin: Origin): Promise<string> {
      const userId = await findOrCreate(claims, origin)
      if (!(await workspaces.hasMember(userId))) {
        throw new GoogleRefusalError('no_workspace')
      }
      return userId
    },
  }
}
export type GoogleSignInService = ReturnType<typeof createGoogleSignInService>
