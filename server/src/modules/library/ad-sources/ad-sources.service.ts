import type { SourceCredentials } from '@marquee/contract/ad-source-criteria'
import { type AdSourceConnection, MAX_SOURCES } from '@marquee/contract/ad-sources'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { lockUntilEnd } from '../../../platform/database/with-lock.ts'
import { conflict, invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { SecretUnreadable } from '../../../platform/secrets/secret-box.ts'
import { createAdSourceRepository } from './ad-sources.repository.ts'
import type { Connectors } from './connectors.ts'
import { createCrawlRepository, type SourceRow } from './crawls.repository.ts'
import { presentSource } from './present-source.ts'
import type { CredentialKeeper } from './source-credentials.ts'
import { requireKeys, tryAtSource } from './try-at-source.ts'

interface Dependencies {
  db: Database
  clock: Clock
  connectors: Connectors
  credentials: CredentialKeeper
}

/** The sources of ads that administrators connect for the library, and their credentials. */
export function createAdSourceService({ db, clock, connectors, credentials: keeper }: Dependencies) {
  const repository = createAdSourceRepository(db)
  const crawls = createCrawlRepository(db)

  async function find(actor: Actor, id: string): Promise<SourceRow> {
    return required(await repository.find(actor.workspaceId, id, 'platform'), 'source')
  }

  async function present(actor: Actor, id: string): Promise<AdSourceConnection> {
    const source = await find(actor, id)
    const { workspaceId } = actor
    return presentSource(source, await repository.listQueries(workspaceId), await crawls.listNewest(workspaceId))
  }

  return {
    /** The providers for which the product or the workspace has sources, and whether any source of each one works. */
    async listStates(workspaceId: string): Promise<Map<SourceRow['provider'], { hasProblem: boolean }>> {
      const states = new Map<SourceRow['provider'], { hasProblem: boolean }>()
      for (const { provider, has_problem } of await repository.listStates(workspaceId)) {
        states.set(provider, { hasProblem: has_problem && states.get(provider)?.hasProblem !== false })
      }
      return states
    },

    async list({
      workspaceId,
    }: Actor): Promise<{ data: AdSourceConnection[]; meta: { can_keep_credentials: boolean } }> {
      const [sources, queries, newest] = await Promise.all([
        repository.list(workspaceId, 'platform'),
        repository.listQueries(workspaceId),
        crawls.listNewest(workspaceId),
      ])
      const data = sources.map((source) => presentSource(source, queries, newest))
      return { data, meta: { can_keep_credentials: keeper.canKeep } }
    },

    /** @throws DomainError 409 without a key or with too many sources, 422 when the source refuses the credentials */
    async create(actor: Actor, { name, credentials }: { name: string; credentials: SourceCredentials }) {
      requireKeys(keeper)
      const problem = await tryAtSource(connectors, credentials, clock.now())
      const now = clock.now()
      const { provider } = credentials
      const owner = { workspace_id: actor.workspaceId, provider }
      const row = await db.transaction().execute(async (transaction) => {
        await lockUntilEnd(transaction, `ad sources ${actor.workspaceId}`)
        const inside = createAdSourceRepository(transaction)
        if ((await inside.list(actor.workspaceId, 'platform')).length >= MAX_SOURCES) {
          throw conflict(`A workspace has at most ${MAX_SOURCES} sources.`, 'too_many_sources')
        }
        return inside.insert({
          ...owner,
          ...keeper.seal(owner, credentials),
          created_by: actor.userId,
          name,
          problem: problem === null ? null : JSON.stringify(problem),
          created_at: now,
          updated_at: now,
        })
      })
      return await present(actor, row.id)
    },

    /** @throws DomainError 404, 409 without a key, 422 when the source refuses the credentials */
    async update(actor: Actor, id: string, { name, credentials }: SourceChanges): Promise<AdSourceConnection> {
      const source = await find(actor, id)
      const now = clock.now()
      if (credentials !== undefined) {
        requireKeys(keeper)
        if (credentials.provider !== source.provider) {
          throw invalid({ credentials: ['These are the credentials of another kind of source.'] })
        }
        const problem = await tryAtSource(connectors, credentials, clock.now())
        await repository.update(actor.workspaceId, id, {
          ...keeper.seal(source, credentials),
          problem: problem === null ? null : JSON.stringify(problem),
          updated_at: now,
        })
      }
      if (name !== undefined) {
        await repository.update(actor.workspaceId, id, { name, updated_at: now })
      }
      return await present(actor, id)
    },

    /** @throws DomainError 404 */
    async remove({ workspaceId }: Actor, id: string): Promise<void> {
      if (!(await repository.remove(workspaceId, id, 'platform'))) {
        throw notFound('source')
      }
    },

    /** Encrypts credentials of older keys with the newest key; then the older keys can be deleted. */
    async rotateKeys(): Promise<void> {
      for (const source of keeper.keyId === null ? [] : await repository.listSealedOtherwise(keeper.keyId)) {
        try {
          const changes = { ...keeper.seal(source, keeper.open(source)), updated_at: clock.now() }
          await repository.update(source.workspace_id, source.id, changes)
        } catch (error) {
          // The key no longer exists; the next crawl reports it.
          if (!(error instanceof SecretUnreadable)) {
            throw error
          }
        }
      }
    },
  }
}
export type AdSourceService = ReturnType<typeof createAdSourceService>

interface SourceChanges {
  name?: string | undefined
  credentials?: SourceCredentials | undefined
}
