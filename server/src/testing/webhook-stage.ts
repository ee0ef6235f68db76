import { randomUUID } from 'node:crypto'
import type { CallInput } from '@marquee/contract/endpoint'
import { saveAd } from '@marquee/contract/saved-ads'
import {
  createWebhookEndpoint,
  getWebhookDelivery,
  listWebhookDeliveries,
  type WebhookDeliveryDetails,
  type WebhookDeliveryState,
} from '@marquee/contract/webhooks'
import { sql } from 'kysely'
import { createNotificationService } from '../modules/notifications/notifications/notifications.service.ts'
import { createWebhookSecrets } from '../modules/notifications/webhooks/webhook-secrets.ts'
import { createWebhookSender, type WebhookSender } from '../modules/notifications/webhooks/webhook-sender.service.ts'
import { createWebhookSendingRepository } from '../modules/notifications/webhooks/webhook-sending.repository.ts'
import { deliverWebhook } from '../modules/notifications/webhooks/webhooks.queues.ts'
import { createPostPublic } from '../platform/web/post-public.ts'
import { addAds } from './ad-builder.ts'
import { type SignedInAgent, signIn, signUp } from './agent.ts'
import { payForYear } from './earn-some-commissions.ts'
import { sourceSettings } from './source-settings.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'

type NewEndpoint = CallInput<typeof createWebhookEndpoint>['body']
type SenderOptions = Partial<Parameters<typeof createWebhookSender>[0]>

/** A server with a receiver, and the owner of a workspace whose plan has the API. */
export interface WebhookStage {
  server: TestServer
  receiver: WebhookReceiver
  owner: SignedInAgent
  close(): Promise<void>
  /** Begins anew: an owner, no endpoint, a receiver that takes everything. */
  reset(): Promise<void>
  /** The owner with a new session, after days. */
  signIn(): Promise<SignedInAgent>
  /** An endpoint whose address is the receiver's: the contract takes none of this machine. */
  addEndpoint(change?: Partial<NewEndpoint>): Promise<{ id: string; secret: string }>
  /** The owner saves an ad of the library that is not saved yet. @returns its id */
  saveNewAd(): Promise<string>
  /** A sender that may reach this machine. */
  createSender(change?: SenderOptions): WebhookSender
  /** Time passes, and a sender that may reach this machine attempts everything that is due. @returns the number of attempts */
  pass(seconds: number, change?: SenderOptions): Promise<number>
  /** The newest delivery with its attempts. */
  getNewestDelivery(): Promise<WebhookDeliveryDetails>
  listDeliveries(query?: { state?: WebhookDeliveryState; limit?: number; cursor?: string }): ReturnType<typeof list>
}

/** The body of a request for a new endpoint. */
export function buildEndpoint(change: Partial<NewEndpoint> = {}): NewEndpoint {
  return {
    url: 'https://marquee.example/hooks',
    description: 'Reporting',
    event_types: ['ad.saved'],
    idempotency_key: randomUUID(),
    ...change,
  }
}

async function list(owner: SignedInAgent, query: Parameters<WebhookStage['listDeliveries']>[0] = {}) {
  return (await owner.call(listWebhookDeliveries, { query })).body
}

async function signUpOwner(server: TestServer): Promise<SignedInAgent> {
  const owner = await signUp(server, { plan: 'ended_trial' })
  await payForYear(owner)
  return owner
}

/** @see WebhookStage */
export async function startWebhookStage(): Promise<WebhookStage> {
  const server = await startTestServer(sourceSettings({}))
  const receiver = await startWebhookReceiver()
  const mails = { define: () => ({ kind: 'ad_account_stopped' }) as never, send: async () => {} }
  const changes = { announceIn: async () => {} }
  const appUrl = 'https://app.example'
  const notifications = createNotificationService({ ...server, mails, changes, appUrl, secrets: ['s'] })

  const createSender = (change: SenderOptions = {}) =>
    createWebhookSender({
      ...server,
      secrets: createWebhookSecrets(server.environment.adSources.credentialKeys),
      postPublic: createPostPublic({ isAllowedAddress: () => true }),
      notifications,
      maySend: async () => true,
      random: () => 0,
      ...change,
    })

  const stage: WebhookStage = {
    server,
    receiver,
    owner: await signUpOwner(server),
    createSender,
    async close() {
      receiver.close()
      await server.close()
    },
    async reset() {
      await sql`delete from webhook_endpoints`.execute(server.db)
      await sql`delete from pgboss.job where name = ${deliverWebhook.name}`.execute(server.db)
      receiver.received.length = 0
      receiver.answer({ status: 204 })
      stage.owner = await signUpOwner(server)
    },
    async signIn() {
      const { owner } = stage
      stage.owner = { ...owner, ...(await signIn(server, owner.email, owner.password)) }
      return stage.owner
    },
    async addEndpoint(change) {
      const { data, secret } = (await stage.owner.call(createWebhookEndpoint, { body: buildEndpoint(change) })).body
      await sql`update webhook_endpoints set url = ${receiver.url} where id = ${data.id}`.execute(server.db)
      return { id: data.id, secret }
    },
    async saveNewAd() {
      const [ad_id = ''] = await addAds(server, [{}])
      await stage.owner.call(saveAd, { params: { ad_id } })
      return ad_id
    },
    async pass(seconds, change) {
      server.clock.advance(seconds)
      const sender = createSender(change)
      const due = await createWebhookSendingRepository(server.db).listDue(server.clock.now(), 100)
      for (const { id } of due) {
        await sender.deliver(id)
      }
      return due.length
    },
    async getNewestDelivery() {
      const [newest] = (await list(stage.owner, { limit: 1 })).data
      return (await stage.owner.call(getWebhookDelivery, { params: { id: newest?.id ?? '' } })).body.data
    },
    listDeliveries: (query) => list(stage.owner, query),
  }
  return stage
}
