import type { AdAccount } from '@marquee/contract/ad-accounts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import { errorCode } from '../../../platform/errors/error-code.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { SecretUnreadable } from '../../../platform/secrets/secret-box.ts'
import type { ResultAccountService } from '../ad-results/result-accounts.service.ts'
import type { AccessTokens } from './access-tokens.ts'
import { createAdAccountSyncRepository } from './ad-account-syncs.repository.ts'
import type { AdAccountSyncService } from './ad-account-syncs.service.ts'
import { type AdAccountRow, createAdAccountRepository } from './ad-accounts.repository.ts'
import { type AccountFacts, InsightsError, type InsightsSource } from './insights-source.ts'
import { toProblem } from './insights-problem.ts'
import { presentAdAccount } from './present-ad-account.ts'
import { countDays, getDay, SETTLING_DAYS } from './sync-days.ts'

interface Dependencies {
  db: Database
  clock: Clock
  tokens: AccessTokens
  source: InsightsSource
  resultAccounts: Pick<ResultAccountService, 'require'>
  syncs: AdAccountSyncService
}

interface Credentials {
  access_token: string
  account_number: string
}

const UNIQUE_VIOLATION = '23505'

/** Ad accounts that results are imported from: connected by a token, and imported every day. */
export function createAdAccountService({ db, clock, tokens, source, resultAccounts, syncs }: Dependencies) {
  const repository = createAdAccountRepository(db)
  const history = createAdAccountSyncRepository(db)

  async function find({ workspaceId }: Actor, id: string): Promise<AdAccountRow> {
    return required(await repository.find(workspaceId, id), 'ad account')
  }

  async function present(actor: Actor, id: string): Promise<AdAccount> {
    return presentAdAccount(await find(actor, id), await history.listNewest(actor.workspaceId))
  }

  function checkKeys(): void {
    if (!tokens.canKeep) {
      const reason = 'The server has no key to encrypt access tokens with. Set CREDENTIAL_KEYS first.'
      throw conflict(reason, 'no_credential_keys')
    }
  }

  /** @throws DomainError 422 when Meta does not open the account with this token */
  async function tryAtSource({ access_token: token, account_number: externalId }: Credentials): Promise<AccountFacts> {
    try {
      return await source.readAccount({ token, externalId }, clock.now())
    } catch (error) {
      if (!(error instanceof InsightsError)) {
        throw error
      }
      const { kind, message, advice } = toProblem(error)
      throw invalid({ [kind === 'query' ? 'account_number' : 'access_token']: [`${message} ${advice}`] })
    }
  }

  return {
    async list({ workspaceId }: Actor): Promise<{ data: AdAccount[]; meta: { can_keep_credentials: boolean } }> {
      const [rows, newest] = await Promise.all([repository.list(workspaceId), history.listNewest(workspaceId)])
      return { data: rows.map((row) => presentAdAccount(row, newest)), meta: { can_keep_credentials: tokens.canKeep } }
    },

    /** The state of the workspace's connected accounts: none, all working, or at least one that needs a user's action. */
    async getState(workspaceId: string): Promise<{ count: number; hasProblem: boolean }> {
      const rows = await repository.list(workspaceId)
      return { count: rows.length, hasProblem: rows.some(({ problem }) => problem !== null) }
    },

    /** Tests credentials without storing them. @throws DomainError 422 */
    test: (credentials: Credentials): Promise<AccountFacts> => tryAtSource(credentials),

    /**
     * @throws DomainError 409 without a key or for an account that is already connected, 422 when Meta refuses it or the plan
     * allows no more
     */
    async connect(actor: Actor, { days, ...credentials }: Credentials & { days: number }): Promise<AdAccount> {
      checkKeys()
      const facts = await tryAtSource(credentials)
      const now = clock.now()
      const owner = { workspace_id: actor.workspaceId, external_id: credentials.account_number }
      try {
        const id = await db.transaction().execute(async (transaction) => {
          const account = await resultAccounts.require(transaction, actor, { name: facts.name }, facts.currency)
          const row = await createAdAccountRepository(transaction).insert({
            ...owner,
            ...tokens.seal(owner, credentials.access_token),
            ...facts,
            account_id: account.id,
            created_by: actor.userId,
            next_sync_at: null,
            created_at: now,
            updated_at: now,
          })
          await syncs.begin(transaction, row, { trigger: 'person', days })
          return row.id
        })
        return await present(actor, id)
      } catch (error) {
        throw errorCode(error) === UNIQUE_VIOLATION
          ? conflict('This ad account is connected already.', 'ad_account_connected')
          : error
      }
    },

    /** Replaces the token, and imports every day since the last import. @throws DomainError 404, 409 without a key, 422 when Meta refuses it */
    async renewToken(actor: Actor, id: string, token: string): Promise<AdAccount> {
      const row = await find(actor, id)
      checkKeys()
      await tryAtSource({ access_token: token, account_number: row.external_id })
      const now = clock.now()
      const since = row.last_synced_at ?? row.created_at
      const missed = countDays(getDay(since, row.time_zone), getDay(now, row.time_zone)) + SETTLING_DAYS
      await db.transaction().execute(async (transaction) => {
        const changes = { ...tokens.seal(row, token), problem: null, updated_at: now }
        await createAdAccountRepository(transaction).update(id, changes)
        await syncs.beginUnlessRunning(transaction, row, missed)
      })
      return present(actor, id)
    },

    /** Disconnects the account; its results stay. @throws DomainError 404 */
    async disconnect({ workspaceId }: Actor, id: string): Promise<void> {
      if (!(await repository.remove(workspaceId, id))) {
        throw notFound('ad account')
      }
    },

    /** @throws DomainError 404; 409 while an import runs */
    async sync(actor: Actor, id: string, days: number): Promise<AdAccount> {
      const row = await find(actor, id)
      await syncs.start(row, days)
      return present(actor, id)
    },

    /** Cancels the running import. An import that has ended stays unchanged. @throws DomainError 404 */
    async cancel(actor: Actor, id: string): Promise<AdAccount> {
      await syncs.cancel(await find(actor, id))
      return present(actor, id)
    },

    /** Re-encrypts with the newest key the tokens that an older key has encrypted, so that the older key can be removed. */
    async rotateKeys(): Promise<void> {
      for (const row of tokens.keyId === null ? [] : await repository.listSealedOtherwise(tokens.keyId)) {
        try {
          await repository.update(row.id, { ...tokens.seal(row, tokens.open(row)), updated_at: clock.now() })
        } catch (error) {
          // The token's key has been removed; the next import reports this.
          if (!(error instanceof SecretUnreadable)) {
            throw error
          }
        }
      }
    },
  }
}
export type AdAccountService = ReturnType<typeof createAdAccountService>
