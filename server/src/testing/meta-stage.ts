import { createAdWriter } from '../modules/library/ads/writing/ad-writer.service.ts'
import { type Connectors, createConnectors } from '../modules/library/ad-sources/connectors.ts'
import { createCrawler } from '../modules/library/ad-sources/crawler.ts'
import { createCredentialKeeper } from '../modules/library/ad-sources/source-credentials.ts'
import { type SignedInAgent, signUp } from './agent.ts'
import { addSourceQuery, beginCrawl, newestCrawl } from './source-agent.ts'
import { sourceSettings } from './source-settings.ts'
import { type MetaServer, startMetaServer } from './source-servers/meta-server.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export const META_TOKEN = 'EAAB-local-token'

/** A server that crawls a local Meta server: an admin, a connected source, and a query for bread. */
export interface MetaStage {
  meta: MetaServer
  server: TestServer
  admin: SignedInAgent
  queryId: string
  /** Crawls the query to its end. */
  crawl(): Promise<Awaited<ReturnType<typeof newestCrawl>>>
  /** The state of the newest crawl. */
  newest(): ReturnType<typeof newestCrawl>
  /** The background work, which a test runs step by step. */
  createCrawler(changes?: Partial<Connectors>): ReturnType<typeof createCrawler>
  /** Ends an admin's session and starts another one. */
  signInAgain(): Promise<void>
  /** The page that each call requested, as the number of ads before it. */
  offsets(): number[]
  close(): Promise<void>
}

export async function openMetaStage(): Promise<MetaStage> {
  const meta = await startMetaServer(25)
  const server = await startTestServer(sourceSettings({ meta: meta.url }))
  const admin = await signUp(server, { isAdmin: true })
  const credentials = { provider: 'meta' as const, access_token: META_TOKEN }
  const criteria = { provider: 'meta' as const, search_terms: 'bread', countries: ['DE'] }
  const { queryId } = await addSourceQuery(admin, credentials, criteria)
  meta.calls.length = 0
  const { db, clock, jobs, environment } = server
  const stage: MetaStage = {
    meta,
    server,
    admin,
    queryId,
    newest: () => newestCrawl(stage.admin, queryId),
    async crawl() {
      await beginCrawl(stage.admin, queryId)
      await jobs.drain()
      return await stage.newest()
    },
    createCrawler(changes = {}) {
      const connectors = { ...createConnectors(environment.adSources), ...changes }
      const keeper = createCredentialKeeper(environment.adSources.credentialKeys)
      return createCrawler({ db, clock, jobs, writer: createAdWriter({ db, clock }), connectors, credentials: keeper })
    },
    async signInAgain() {
      stage.admin = await signUp(server, { isAdmin: true, role: 'member', workspaceId: admin.workspaceId })
    },
    offsets: () =>
      meta.calls.map(({ query }) =>
        Number(
          Buffer.from(query.get('after') ?? '', 'base64')
            .toString()
            .slice(7) || 0,
        ),
      ),
    async close() {
      await server.close()
      await meta.close()
    },
  }
  return stage
}

/** Ads of a bakery with consecutive numbers. */
export function breads(from: number, to: number, changes: Record<string, unknown> = {}) {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    return { id: String(1000 + from + index), ad_creative_bodies: [`Fresh bread ${from + index}`], ...changes }
  })
}
