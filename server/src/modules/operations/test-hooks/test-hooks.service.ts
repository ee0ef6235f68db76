import { randomUUID } from 'node:crypto'
import type { WorkspaceRole } from '@marquee/contract/workspaces'
import type { AdjustableClock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict } from '../../../platform/errors/domain-error.ts'
import { readOutbox } from '../../../platform/mail/outbox-mailer.ts'
import type { AccountCreation, MembershipRequest, SeededPlan } from '../../identity/identity.public.ts'
import type { CreditService } from '../../billing/billing.public.ts'

interface Dependencies {
  clock: AdjustableClock
  db: Database
  accounts: AccountCreation
  credits: Pick<CreditService, 'hold' | 'spend' | 'release'>
  /** Null when mails go to SMTP; `flush` waits until the due mails are in the folder. */
  outbox: { folder: string; flush: () => Promise<void> } | null
}

interface MailFilter {
  to?: string | undefined
  kind?: string | undefined
}

interface CreditSpending {
  workspace_id: string
  user_id: string
  feature: string
  quantity: number
}

/** A workspace to create, or to join when it has an id. */
interface WorkspaceSeed {
  id?: string | undefined
  name: string
  role: WorkspaceRole
  explore_pages: boolean
  swipe_file: boolean
  ad_templates: boolean
  plan: SeededPlan
}

interface CreditSettlement {
  workspace_id: string
  hold_id: string
  outcome: 'spend' | 'release'
}

export interface UserSeed {
  email?: string | undefined
  display_name: string
  password: string
  verified: boolean
  is_admin: boolean
  super_admin: boolean
  is_new: boolean
  onboarding: 'due' | 'done'
  ad_template_only: boolean
  workspaces: readonly [WorkspaceSeed, ...WorkspaceSeed[]]
}

/** The test hooks: only wired when `TEST_HOOKS` is set, which production refuses. */
export function createTestHookService({ db, clock, accounts, credits, outbox }: Dependencies) {
  return {
    /** The links of the mails that were sent, oldest first. */
    async listMails({ to, kind }: MailFilter): Promise<{ url: string; token: string }[]> {
      if (outbox === null) {
        throw conflict('Mails are sent by SMTP: there is no outbox to read.')
      }
      await outbox.flush()
      const mails = await readOutbox(outbox.folder)
      return mails
        .filter((mail) => to === undefined || mail.to.toLowerCase() === to.toLowerCase())
        .filter((mail) => kind === undefined || mail.kind === kind)
        .map(({ url = '', token = '' }) => ({ url, token }))
    },

    advanceClock(seconds: number): { now: string } {
      clock.advance(seconds)
      return { now: clock.now().toISOString() }
    },

    /** Spends credits as a finished piece of work does. @throws DomainError 402, 404 for a feature without a price */
    async spendCredits({
      workspace_id: workspaceId,
      user_id: userId,
      feature,
      quantity,
    }: CreditSpending): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const reference = randomUUID()
        const work = { workspaceId, userId, feature, quantity, reference, idempotencyKey: reference }
        const { id } = await credits.hold(transaction, work)
        await credits.spend(transaction, workspaceId, id)
      })
    },

    /** Begins a piece of work, which {@link settleCredits} ends. @throws DomainError 402, 404 for a feature without a price */
    async holdCredits({
      workspace_id: workspaceId,
      user_id: userId,
      feature,
      quantity,
      key,
    }: CreditSpending & { key: string }): Promise<{ hold_id: string }> {
      const work = { workspaceId, userId, feature, quantity, reference: key, idempotencyKey: key }
      const { id } = await db.transaction().execute((transaction) => credits.hold(transaction, work))
      return { hold_id: id }
    },

    /** @throws DomainError 404; 409 for a hold that was settled with another outcome */
    async settleCredits({ workspace_id: workspaceId, hold_id: holdId, outcome }: CreditSettlement): Promise<void> {
      await db.transaction().execute((transaction) => credits[outcome](transaction, workspaceId, holdId))
    },

    /** @throws DomainError 422 on `email` when the address has an account */
    async seedUser(seed: UserSeed) {
      const [first, ...others] = seed.workspaces
      const { user, workspaceIds } = await accounts.create({
        email: seed.email ?? `test-${randomUUID()}@marquee.example`,
        displayName: seed.display_name,
        password: seed.password,
        isVerified: seed.verified,
        isAdmin: seed.is_admin,
        isSuperAdmin: seed.super_admin,
        isNew: seed.is_new,
        isOnboardingDue: seed.onboarding === 'due',
        workspaces: [toMembership(first, seed), ...others.map((workspace) => toMembership(workspace, seed))],
      })
      return { id: user.id, email: user.email, password: seed.password, workspace_ids: workspaceIds }
    },

    /** Removing a user who does not exist does nothing: clean-up may run twice. */
    removeUser(id: string): Promise<void> {
      return accounts.remove(id)
    },
  }
}

export type TestHookService = ReturnType<typeof createTestHookService>

function toMembership(workspace: WorkspaceSeed, { ad_template_only: isAdTemplateOnly }: UserSeed): MembershipRequest {
  const { id, role } = workspace
  if (id !== undefined) {
    return { id, role }
  }
  return {
    role,
    name: workspace.name,
    features: {
      explore_pages: workspace.explore_pages && !isAdTemplateOnly,
      swipe_file: workspace.swipe_file && !isAdTemplateOnly,
    },
    isAdTemplateAllowed: workspace.ad_templates || isAdTemplateOnly,
    plan: workspace.plan,
  }
}
