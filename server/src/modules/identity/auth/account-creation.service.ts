import { randomBytes } from 'node:crypto'
import type { WorkspaceRole } from '@marquee/contract/workspaces'
import type { Database } from '../../../platform/database/database.ts'
import type {
  AccountPlans,
  AccountWorkspaces,
  NewAccountWorkspace,
  SeededPlan,
  SignUpSteps,
} from '../identity.ports.ts'
import { hashPassword } from './passwords.ts'
import type { UserRecord } from './users.repository.ts'
import type { NewUserAccount, UserService } from './users.service.ts'

interface Dependencies {
  db: Database
  users: Pick<UserService, 'create' | 'remove'>
  workspaces: Pick<AccountWorkspaces, 'create' | 'addMember' | 'removeBelongingTo'>
  plans: Pick<AccountPlans, 'startTrial' | 'seed'>
  signUp: SignUpSteps
}

/** A workspace of the new account: an existing one to join, or a new one. By default its plan is the user's free trial. */
export type MembershipRequest = { role: WorkspaceRole } & (
  | { id: string }
  | (NewAccountWorkspace & { plan?: SeededPlan })
)

export interface AccountRequest extends Omit<NewUserAccount, 'passwordHash' | 'hasPassword' | 'currentWorkspaceId'> {
  /** Null: the user signs in another way until they set one. */
  password: string | null
  /** Whether the new user gets the onboarding questions. Default false. */
  isOnboardingDue?: boolean
  /** Runs in the transaction that creates the account. */
  onCreated?: (transaction: Database, user: UserRecord) => Promise<void>
  /** The first one is the current one. */
  workspaces: readonly [MembershipRequest, ...MembershipRequest[]]
}

export interface CreatedAccount {
  user: UserRecord
  /** In the order of the request. */
  workspaceIds: string[]
}

/** Creates and removes whole accounts with their workspaces, each in one transaction. */
export function createAccountCreation({ db, users, workspaces, plans, signUp }: Dependencies) {
  async function provideWorkspace(transaction: Database, request: MembershipRequest): Promise<string> {
    if ('id' in request) {
      return request.id
    }
    return workspaces.create(transaction, request)
  }

  async function join(transaction: Database, workspaceId: string, userId: string, request: MembershipRequest) {
    await workspaces.addMember(transaction, workspaceId, userId, request.role)
    if ('id' in request) {
      return
    }
    if (request.plan === undefined) {
      await plans.startTrial(transaction, workspaceId, userId)
    } else {
      await plans.seed(transaction, workspaceId, request.plan)
    }
  }

  return {
    /** @throws DomainError 422 on `email` when the address has an account */
    async create({
      password,
      isOnboardingDue,
      onCreated,
      workspaces: requests,
      ...account
    }: AccountRequest): Promise<CreatedAccount> {
      // The hash of an unknown random password lets nothing sign in.
      const passwordHash = await hashPassword(password ?? randomBytes(32).toString('base64url'))
      const hasPassword = password !== null
      return db.transaction().execute(async (transaction) => {
        const [firstRequest, ...otherRequests] = requests
        const currentWorkspaceId = await provideWorkspace(transaction, firstRequest)
        const user = await users.create(transaction, { ...account, passwordHash, hasPassword, currentWorkspaceId })
        await join(transaction, currentWorkspaceId, user.id, firstRequest)
        const workspaceIds = [currentWorkspaceId]
        for (const request of otherRequests) {
          const workspaceId = await provideWorkspace(transaction, request)
          await join(transaction, workspaceId, user.id, request)
          workspaceIds.push(workspaceId)
        }
        if (isOnboardingDue === true) {
          await signUp.beginOnboarding(transaction, user.id)
        }
        const { attribution, signUpNetwork: network = null } = account
        if (attribution !== undefined && !('id' in firstRequest)) {
          const newcomer = { email: user.email, network, workspaceId: currentWorkspaceId }
          await signUp.recordReferral(transaction, newcomer, attribution)
        }
        await onCreated?.(transaction, user)
        return { user, workspaceIds }
      })
    },

    /** Removes the account, the workspaces that it owns or whose only member it is, and all their content. */
    async remove(userId: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await workspaces.removeBelongingTo(transaction, userId)
        await users.remove(transaction, userId)
      })
    },
  }
}

export type AccountCreation = ReturnType<typeof createAccountCreation>
