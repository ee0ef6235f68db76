import { connectAdAccount, listAdAccounts } from '@marquee/contract/ad-accounts'
import { DAY_SECONDS } from '../platform/clock.ts'
import { importInsights } from '../modules/analysis/ad-accounts/insights-importer.ts'
import { type SignedInAgent, signIn, signUp } from './agent.ts'
import { type MetaInsightsServer, startMetaInsightsServer } from './source-servers/meta-insights-server.ts'
import { sourceSettings } from './source-settings.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export const INSIGHTS_TOKEN = 'EAAB-insights-token'

/** A server that imports results from a local Meta server, and its owner. */
export interface InsightsStage {
  meta: MetaInsightsServer
  server: TestServer
  owner: SignedInAgent
  /** Connects the account, which starts an import of this many days. @returns the connection's id */
  connect(days?: number): Promise<string>
  /** The account as the API currently answers it. */
  read(): ReturnType<typeof readAccount>
  /** Runs the waiting jobs, and the jobs that they wait for, until the newest import has ended. */
  finish(): ReturnType<typeof readAccount>
  /** Advances the clock by a day, and signs the owner in again. */
  passDay(): Promise<void>
  close(): Promise<void>
}

export async function openInsightsStage(): Promise<InsightsStage> {
  const meta = await startMetaInsightsServer()
  const server = await startTestServer(sourceSettings({ meta: meta.url }))
  const owner = await signUp(server)
  const stage: InsightsStage = {
    meta,
    server,
    owner,
    async connect(days = 7) {
      const body = { access_token: INSIGHTS_TOKEN, account_number: `act_${meta.account.id}`, days }
      return (await owner.call(connectAdAccount, { body })).body.data.id
    },
    read: () => readAccount(stage.owner),
    async finish() {
      for (let turn = 0; turn < 50; turn += 1) {
        await server.jobs.drain([importInsights])
        const { last_sync: sync } = await readAccount(stage.owner)
        if (sync?.finished_at !== null) {
          break
        }
        const waitMs = Date.parse(sync.resumes_at ?? '') - server.clock.now().getTime()
        server.clock.advance(Math.max(1, Math.ceil(waitMs / 1000)))
        // The queue uses the time of the database, which tests cannot move.
        await server.jobs.send(importInsights, { sync_id: sync.id }, { workspaceId: owner.workspaceId })
      }
      return readAccount(stage.owner)
    },
    async passDay() {
      server.clock.advance(DAY_SECONDS)
      stage.owner = { ...owner, ...(await signIn(server, owner.email, owner.password)) }
    },
    async close() {
      await server.close()
      await meta.close()
    },
  }
  return stage
}

async function readAccount(agent: SignedInAgent) {
  const { data } = (await agent.call(listAdAccounts, {})).body
  const [account] = data
  if (account === undefined) {
    throw new Error('No ad account is connected.')
  }
  return account
}

/** Figures of one ad on days of March 2026. */
export function adDays(adId: string, from: number, to: number, changes: Record<string, unknown> = {}) {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    ad_id: adId,
    date_start: `2026-03-${String(from + index).padStart(2, '0')}`,
    ...changes,
  }))
}
