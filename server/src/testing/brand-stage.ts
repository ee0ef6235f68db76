import { listSpiedBrands } from '@marquee/contract/brand-spy'
import { wantBrand } from '@marquee/contract/wanted-brands'
import { connectWorkspaceSource } from '@marquee/contract/workspace-sources'
import { maintainCrawls } from '../modules/library/ad-sources/ad-sources.queues.ts'
import { measureBrands } from '../modules/watching/brand-spy/brand-spy.queues.ts'
import { type SignedInAgent, signUp } from './agent.ts'
import { type MetaServer, type MetaServerAd, startMetaServer } from './source-servers/meta-server.ts'
import { sourceSettings } from './source-settings.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** A server whose workspaces connect a local Meta server and follow brands. */
export interface BrandStage {
  meta: MetaServer
  server: TestServer
  /** The owner of a new workspace with a connected source. */
  connectOwner(token: string): Promise<SignedInAgent>
  /** Waits for a brand, and lets the background work find it. */
  want(owner: SignedInAgent, ...addresses: string[]): Promise<void>
  /** Lets so much time pass, and then the background work of a minute run. */
  pass(seconds: number): Promise<void>
  /** The tokens of the calls that asked for ads, oldest first. */
  tokens(): string[]
  /** The followed brands of a workspace. */
  followed(owner: SignedInAgent): ReturnType<typeof listFollowed>
  close(): Promise<void>
}

export async function openBrandStage(): Promise<BrandStage> {
  const meta = await startMetaServer(25)
  const server = await startTestServer(sourceSettings({ meta: meta.url }))
  const { clock, jobs } = server

  async function pass(seconds: number): Promise<void> {
    clock.advance(seconds)
    await jobs.send(maintainCrawls, {})
    await jobs.drain()
    await jobs.send(measureBrands, {})
    await jobs.drain()
  }

  return {
    meta,
    server,
    async connectOwner(token) {
      meta.tokens.add(token)
      const owner = await signUp(server)
      const credentials = { provider: 'meta' as const, access_token: token }
      const { status } = await owner.call(connectWorkspaceSource, { body: { credentials } })
      if (status !== 201) {
        throw new Error(`The source was not connected: ${status}.`)
      }
      meta.calls.length = 0
      return owner
    },
    async want(owner, ...addresses) {
      for (const address of addresses) {
        await owner.call(wantBrand, { body: { address } })
      }
      await pass(0)
    },
    pass,
    tokens: () => meta.calls.map(({ query }) => query.get('access_token') ?? ''),
    followed: listFollowed,
    async close() {
      await server.close()
      await meta.close()
    },
  }
}

async function listFollowed(owner: SignedInAgent) {
  return (await owner.call(listSpiedBrands, { query: { sort: 'name' } })).body.data
}

/** Ads of a page with consecutive numbers. */
export function adsOfPage(page: string, count: number, changes: Record<string, unknown> = {}): MetaServerAd[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${page}${100 + index}`,
    page_id: page,
    page_name: `Page ${page}`,
    ad_creative_bodies: [`Ad ${index} of ${page}`],
    ...changes,
  }))
}
