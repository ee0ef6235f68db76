import type { AccountDeletion } from '@marquee/contract/account'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, invalid } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import { isSameAddress, type UserService } from '../auth/users.service.ts'
import type { AccountPlans, AccountWorkspaces } from '../identity.ports.ts'
import { createAccountDeletedMail } from './account-deleted.mail.ts'

interface Dependencies {
  db: Database
  mails: Pick<MailService, 'define' | 'send'>
  users: Pick<UserService, 'get' | 'remove'>
  plans: Pick<AccountPlans, 'isRenewing'>
  workspaces: Pick<AccountWorkspaces, 'listOwned' | 'removeBelongingTo'>
  appUrl: string
}

/**
 * Deletes an account at once and permanently. Workspaces without other members are deleted with it. The owner of a workspace with other
 * members must hand it over or delete it first, so that no member loses work unexpectedly, and must cancel a renewing plan first.
 */
export function createAccountDeletionService(dependencies: Dependencies) {
  const { db, mails, users, plans, workspaces, appUrl } = dependencies
  const mail = mails.define(createAccountDeletedMail(appUrl))

  async function preview(database: Database, userId: string): Promise<AccountDeletion> {
    const owned = await workspaces.listOwned(database, userId)
    const entries: AccountDeletion['workspaces'] = []
    for (const { id, name, isDeleted, others } of owned) {
      const hasMembers = others > 0 && !isDeleted
      const renews = !hasMembers && (await plans.isRenewing(database, id))
      entries.push({ id, name, obstacle: toObstacle(hasMembers, renews) })
    }
    return { workspaces: entries }
  }

  return {
    preview: ({ userId }: Actor): Promise<AccountDeletion> => preview(db, userId),

    /** @param email typed by the user, as a proof of intent @throws DomainError 422 on `email`; 409 when a workspace prevents it */
    async delete({ userId }: Actor, email: string): Promise<void> {
      const user = await users.get(userId)
      if (!isSameAddress(user.email, email)) {
        throw invalid({ email: ['Type the e-mail address of your account.'] })
      }
      await db.transaction().execute(async (transaction) => {
        const { workspaces: owned } = await preview(transaction, userId)
        const blocked = owned.find(({ obstacle }) => obstacle !== null)
        if (blocked !== undefined) {
          throw conflict(explain(blocked), blocked.obstacle ?? undefined)
        }
        await mails.send(transaction, mail, user.email, {})
        await workspaces.removeBelongingTo(transaction, userId)
        await users.remove(transaction, userId)
      })
    },
  }
}

export type AccountDeletionService = ReturnType<typeof createAccountDeletionService>

function toObstacle(hasMembers: boolean, renews: boolean): AccountDeletion['workspaces'][number]['obstacle'] {
  if (hasMembers) {
    return 'has_members'
  }
  return renews ? 'plan_renews' : null
}

function explain({ name, obstacle }: AccountDeletion['workspaces'][number]): string {
  return obstacle === 'plan_renews'
    ? `The plan of “${name}” would go on being paid. Cancel it first.`
    : `Other people work in “${name}”. Hand it over or delete it first.`
}
