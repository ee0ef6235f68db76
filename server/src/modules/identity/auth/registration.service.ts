import type { register } from '@marquee/contract/authentication'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { toNetworkTrace } from '../../../platform/rate-limit/network-key.ts'
import type { AccountCreation } from './account-creation.service.ts'
import type { AddressLimits } from './address-limits.service.ts'
import { refuseWeakPassword } from './password-strength.ts'
import type { Attribution } from './users.repository.ts'
import type { UserRecord } from './users.repository.ts'
import type { VerificationService } from './verification.service.ts'

interface Dependencies {
  accounts: Pick<AccountCreation, 'create'>
  verification: Pick<VerificationService, 'sendLink'>
  addressLimits: AddressLimits
  sessionSecret: string
}

type Registration = HandlerInput<typeof register>['body']

const SOURCES = ['utm_source', 'utm_medium', 'utm_campaign', 'ref_code', 'rewardful_referral'] as const

/** Creates new accounts: each owns a workspace, which starts with a trial. */
export function createRegistrationService({ accounts, verification, addressLimits, sessionSecret }: Dependencies) {
  return {
    /**
     * Creates the account with its workspace, and queues the verification mail in the same transaction.
     * @throws DomainError 422 on `email` when the address has an account, on `password` for one that is easy to guess; 429
     */
    async register(registration: Registration, ipAddress: string): Promise<UserRecord> {
      const { display_name: displayName, email, password } = registration
      refuseWeakPassword(password, { displayName, email })
      await addressLimits.count('registration', ipAddress)
      const { user } = await accounts.create({
        displayName,
        email,
        password,
        phone: registration.phone ?? null,
        attribution: toAttribution(registration),
        signUpNetwork: toNetworkTrace(ipAddress, sessionSecret),
        isOnboardingDue: true,
        isNew: true,
        onCreated: (transaction, created) => verification.sendLink(transaction, created),
        workspaces: [{ name: `${displayName}'s workspace`, role: 'owner' }],
      })
      return user
    },
  }
}

export type RegistrationService = ReturnType<typeof createRegistrationService>

function toAttribution(registration: Registration): Attribution {
  const known = SOURCES.map((source) => [source, registration[source]] as const)
  return Object.fromEntries(known.filter(([, value]) => typeof value === 'string'))
}
