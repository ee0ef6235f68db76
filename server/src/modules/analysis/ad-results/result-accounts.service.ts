import type { ResultAccount } from '@marquee/contract/result-imports'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { PlanService } from '../../billing/billing.public.ts'
import { createResultAccountRepository } from './result-accounts.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  plans: Pick<PlanService, 'getAnalyzerAccounts'>
}

/** An existing account, or the name of a new one. */
type AccountChoice = { id: string } | { name: string }

/** The ad accounts whose results a workspace has, up to the maximum of its plan. */
export function createResultAccountService({ db, clock, plans }: Dependencies) {
  async function findChosen(transaction: Database, workspaceId: string, choice: AccountChoice) {
    const repository = createResultAccountRepository(transaction)
    if ('name' in choice) {
      return repository.findByName(workspaceId, choice.name)
    }
    const account = await repository.find(workspaceId, choice.id)
    if (account === undefined) {
      throw invalid({ account: ['This ad account does not exist.'] })
    }
    return account
  }

  return {
    async list(actor: Actor): Promise<{ data: ResultAccount[]; meta: { limit: number } }> {
      const [data, limit] = await Promise.all([
        createResultAccountRepository(db).list(actor.workspaceId),
        plans.getAnalyzerAccounts(db, actor.workspaceId),
      ])
      return { data, meta: { limit } }
    },

    /**
     * The account for the results; an account with an unknown name is created.
     * @throws DomainError 422 for an account of another workspace, one more than the plan allows, or another currency
     */
    async require(transaction: Database, actor: Actor, choice: AccountChoice, currency: string) {
      const { workspaceId } = actor
      const repository = createResultAccountRepository(transaction)
      const count = await repository.lockAndCount(workspaceId)
      const account = await findChosen(transaction, workspaceId, choice)
      if (account !== undefined) {
        if (account.currency !== currency) {
          const held = `The results of ${account.name} are in ${account.currency}.`
          throw invalid(
            'name' in choice
              ? {
                  account: [
                    `${held} Use another name, such as ${await findFreeName(repository, workspaceId, `${account.name} (${currency})`)}.`,
                  ],
                }
              : { currency: [held] },
          )
        }
        return account
      }
      const limit = await plans.getAnalyzerAccounts(transaction, workspaceId)
      if (count >= limit) {
        throw invalid({ account: [limitReached(limit)] })
      }
      const now = clock.now()
      return repository.insert({
        workspace_id: workspaceId,
        name: 'name' in choice ? choice.name : '',
        currency,
        created_by: actor.userId,
        created_at: now,
        updated_at: now,
      })
    },

    /** Removes an account with all results that were imported into it. @throws DomainError 404 */
    async remove(actor: Actor, id: string): Promise<void> {
      if (!(await createResultAccountRepository(db).remove(actor.workspaceId, id))) {
        throw notFound('ad account')
      }
    },

    /** @throws DomainError 404 for an account of another workspace */
    async requireOwn(workspaceId: string, id: string): Promise<void> {
      if ((await createResultAccountRepository(db).find(workspaceId, id)) === undefined) {
        throw notFound('ad account')
      }
    },
  }
}
export type ResultAccountService = ReturnType<typeof createResultAccountService>

async function findFreeName(
  repository: ReturnType<typeof createResultAccountRepository>,
  workspaceId: string,
  wanted: string,
): Promise<string> {
  const taken = new Set((await repository.list(workspaceId)).map(({ name }) => name.toLowerCase()))
  const names = [wanted, ...Array.from({ length: taken.size }, (_, index) => `${wanted} ${index + 2}`)]
  return names.find((name) => !taken.has(name.toLowerCase())) ?? wanted
}

function limitReached(limit: number): string {
  const accounts = limit === 1 ? 'one ad account' : `${limit} ad accounts`
  return `Your plan analyses ${accounts}. Choose one that is there, remove one, or change the plan.`
}
