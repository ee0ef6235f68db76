import type { SourceCredentials } from '@marquee/contract/ad-source-criteria'
import type { WorkspaceSource } from '@marquee/contract/workspace-sources'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import { errorCode } from '../../../platform/errors/error-code.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { createAdSourceRepository } from './ad-sources.repository.ts'
import { createBrandQueryRepository } from './brand-queries.repository.ts'
import { CALL_LIMITS } from './call-limits.ts'
import type { Connectors } from './connectors.ts'
import type { SourceRow } from './crawls.repository.ts'
import type { CredentialKeeper } from './source-credentials.ts'
import { requireKeys, tryAtSource } from './try-at-source.ts'

interface Dependencies {
  db: Database
  clock: Clock
  connectors: Connectors
  credentials: CredentialKeeper
  /** Looks at the workspace's brands without waiting for the next minute. */
  lookSoon: () => Promise<unknown>
}

type OwnerOfCalls = Pick<SourceRow, 'workspace_id' | 'provider' | 'calls_until'>

const UNIQUE_VIOLATION = '23505'
const NAMES = { meta: 'Meta Ad Library', tiktok: 'TikTok Commercial Content Library' } as const

/** The sources that a workspace connects for the brands that it follows: one of each provider. */
export function createWorkspaceSourceService({ db, clock, connectors, credentials: keeper, lookSoon }: Dependencies) {
  const repository = createAdSourceRepository(db)

  async function find({ workspaceId }: Actor, id: string): Promise<SourceRow> {
    return required(await repository.find(workspaceId, id, 'workspace'), 'source')
  }

  /** The columns of credentials that were tried at the source. The trial counts as a call. */
  async function tryAndSeal(owner: OwnerOfCalls, credentials: SourceCredentials) {
    requireKeys(keeper)
    const now = clock.now()
    const callsUntil = owner.calls_until?.getTime() ?? 0
    const problem = await tryAtSource(connectors, credentials, now)
    return {
      ...keeper.seal(owner, credentials),
      problem: problem === null ? null : JSON.stringify(problem),
      calls_until: new Date(Math.max(now.getTime(), callsUntil) + CALL_LIMITS[owner.provider].intervalMs),
      updated_at: now,
    }
  }

  return {
    async list({ workspaceId }: Actor): Promise<{ data: WorkspaceSource[]; meta: { can_keep_credentials: boolean } }> {
      const rows = await repository.list(workspaceId, 'workspace')
      return { data: rows.map(present), meta: { can_keep_credentials: keeper.canKeep } }
    },

    /** @throws DomainError 409 without a key or when the provider is connected, 422 when the source refuses the credentials */
    async connect({ workspaceId, userId }: Actor, credentials: SourceCredentials): Promise<WorkspaceSource> {
      const owner = { workspace_id: workspaceId, provider: credentials.provider, calls_until: null }
      const sealed = await tryAndSeal(owner, credentials)
      const own = { ...owner, owner: 'workspace', name: NAMES[owner.provider], created_by: userId } as const
      try {
        const row = await repository.insert({ ...own, ...sealed, created_at: sealed.updated_at })
        await lookSoon()
        return present(row)
      } catch (error) {
        throw errorCode(error) === UNIQUE_VIOLATION
          ? conflict('This source is connected already. Replace its credentials instead.', 'source_connected')
          : error
      }
    },

    /** Replaces credentials; brands that could not be looked at are due. @throws DomainError 404, 409 without a key, 422 */
    async renew(actor: Actor, id: string, credentials: SourceCredentials): Promise<WorkspaceSource> {
      const source = await find(actor, id)
      if (credentials.provider !== source.provider) {
        throw invalid({ credentials: ['These are the credentials of another kind of source.'] })
      }
      const changes = await tryAndSeal(source, credentials)
      const { updated_at: now } = changes
      await repository.update(actor.workspaceId, id, changes)
      await createBrandQueryRepository(db).makeDue(actor.workspaceId, now)
      await lookSoon()
      return present(await find(actor, id))
    },

    /** Forgets the credentials; what has arrived stays. @throws DomainError 404 */
    async disconnect({ workspaceId }: Actor, id: string): Promise<void> {
      if (!(await repository.remove(workspaceId, id, 'workspace'))) {
        throw notFound('source')
      }
    },
  }
}
export type WorkspaceSourceService = ReturnType<typeof createWorkspaceSourceService>

function present({ id, provider, credential_hint, problem, last_used_at }: SourceRow): WorkspaceSource {
  return { id, provider, credential_hint, problem, last_used_at: last_used_at?.toISOString() ?? null }
}
