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

/** Where somebody new came from. */
export interface Origin {
  attribution: Record<string, string>
  /** Of {@link toNetworkTrace}. */
  network: string | null
}

/** The person cannot come in this way; the code says why. */
export class GoogleRefusalError extends Error {
  override readonly name = 'GoogleRefusalError'
  readonly refusal: GoogleRefusal
  constructor(refusal: GoogleRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

/** Finds or makes the account of a person whom the provider has named. */
export function createGoogleSignInService({ db, clock, users, accounts, workspaces }: Dependencies) {
  const identities = createGoogleIdentityRepository(db)

  async function createAccount(email: string, name: string | undefined, { attribution, network }: Origin) {
    // The provider's users choose their names as they like.
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

  /** The account with this confirmed address, or a new one. */
  async function readAccount(email: string, { name }: Claims, origin: Origin): Promise<string> {
    const known = await users.findByEmail(email)
    if (known === undefined) {
      return createAccount(email, name, origin)
    }
    // Whoever registered the address has not shown that it is theirs: joining the two would let them into the other's account.
    if (known.email_verified_at === null) {
      throw new GoogleRefusalError('unverified_account')
    }
    return known.id
  }

  /** Known by the provider's id first, by the confirmed address else. */
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
      // Two browsers of one new person at once: the other one has made the account.
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
     * The id of the account that belongs to the person.
     * @throws GoogleRefusalError also for somebody who was removed from their last workspace
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
