import { randomUUID } from 'node:crypto'
import { createBrief, updateBrief } from '@marquee/contract/briefs'
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookSecret,
  listWebhookEndpoints,
  renewWebhookSecret,
  resendFailedWebhooks,
  resendWebhookDelivery,
  testWebhookEndpoint,
  updateWebhookEndpoint,
} from '@marquee/contract/webhooks'
import { sql } from 'kysely'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { signUp } from '../../../testing/agent.ts'
import { payForYear } from '../../../testing/earn-some-commissions.ts'
import { buildEndpoint, startWebhookStage, type WebhookStage } from '../../../testing/webhook-stage.ts'
import { createWebhookBacklog } from './webhook-backlog.service.ts'
import { createWebhookEventService } from './webhook-events.service.ts'
import { deliverWebhook, resendFailed, sendDueWebhooks } from './webhooks.queues.ts'

let stage: WebhookStage
beforeAll(async () => {
  stage = await startWebhookStage()
})
afterAll(() => stage.close())
beforeEach(() => stage.reset())

describe('[P-73] the outbox', () => {
  test('tells nothing of a change that is rolled back', async () => {
    await stage.addEndpoint()
    const events = createWebhookEventService({ ...stage.server, appUrl: 'https://app.example' })
    const { workspaceId } = stage.owner
    const data = { ad_ids: [randomUUID()], ads_count: 1 }
    const undone = stage.server.db.transaction().execute(async (transaction) => {
      await events.tell(transaction, { workspaceId, type: 'ad.saved', data, path: '/swipe-file' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await stage.server.jobs.drain([deliverWebhook])).toBe(0)
    expect((await stage.listDeliveries()).data).toEqual([])
  })

  test('loses nothing when a process dies between the commit and the sending, or while it sends', async () => {
    await stage.addEndpoint()
    await stage.saveNewAd()
    await sql`delete from pgboss.job where name = ${deliverWebhook.name}`.execute(stage.server.db)
    const dying = { postPublic: () => Promise.reject(new Error('killed')) }
    await expect(stage.pass(0, dying)).rejects.toThrow('killed')
    // The attempt is on its way as far as others know.
    expect(await stage.pass(30)).toBe(0)
    stage.server.clock.advance(31)
    await stage.server.jobs.send(sendDueWebhooks, {})
    await stage.server.jobs.drain([sendDueWebhooks])
    await stage.server.jobs.drain([deliverWebhook])
    // The server itself refuses the address of the test.
    const { attempts } = await stage.getNewestDelivery()
    expect(attempts).toMatchObject([{ status: null, problem: 'The address is not one of the public web.' }])
  })

  test('tells a brief that is changed several times within a minute once', async () => {
    await stage.addEndpoint({ event_types: ['brief.changed'] })
    const { data } = (await stage.owner.call(createBrief, { body: { title: 'Summer', idempotency_key: randomUUID() } }))
      .body
    const params = { id: data.id }
    await stage.owner.call(updateBrief, { params, body: { title: 'Summer sale', version: data.version } })
    stage.server.clock.advance(40)
    await stage.owner.call(updateBrief, { params, body: { title: 'The summer sale', version: data.version + 1 } })
    expect(await stage.pass(20)).toBe(1)
    await stage.owner.call(updateBrief, { params, body: { title: 'Summer', version: data.version + 2 } })
    expect(await stage.pass(60)).toBe(1)
    expect(stage.receiver.received.map(({ body }) => JSON.parse(body).data.brief_id)).toEqual([data.id, data.id])
  })

  test('sends nothing for a workspace whose plan has no access to the API any more', async () => {
    await stage.addEndpoint()
    await stage.saveNewAd()
    await stage.pass(0, { maySend: async () => false })
    expect(stage.receiver.received).toEqual([])
    expect((await stage.listDeliveries()).data).toMatchObject([{ state: 'failed', attempts_count: 1 }])
  })
})

describe('[P-73] the log', () => {
  test('has one delivery sent again with its id, once for a key', async () => {
    await stage.addEndpoint()
    await stage.saveNewAd()
    await stage.pass(0)
    const delivery = await stage.getNewestDelivery()
    const call = { params: { id: delivery.id }, body: { idempotency_key: randomUUID() } }
    await stage.owner.call(resendWebhookDelivery, call)
    expect(await stage.pass(0)).toBe(1)
    await stage.owner.call(resendWebhookDelivery, call)
    expect(await stage.pass(0)).toBe(0)
    const ids = stage.receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([delivery.event_id, delivery.event_id])
  })

  test('is paged, filtered, and has all failed deliveries since a moment sent again', async () => {
    const { id } = await stage.addEndpoint()
    stage.receiver.answer({ status: 400 })
    for (let count = 0; count < 3; count += 1) {
      await stage.saveNewAd()
      stage.server.clock.advance(1)
    }
    await stage.pass(0)
    await sql`
      update webhook_deliveries set state = 'failed', next_attempt_at = null where endpoint_id = ${id}
    `.execute(stage.server.db)
    const first = await stage.listDeliveries({ limit: 2, state: 'failed' })
    const rest = await stage.listDeliveries({ limit: 2, state: 'failed', cursor: first.meta.next_cursor ?? '' })
    const all = [...first.data, ...rest.data]
    expect([first.data.length, rest.data.length, rest.meta.next_cursor]).toEqual([2, 1, null])
    expect(all.map(({ created_at }) => created_at)).toEqual(
      all
        .map(({ created_at }) => created_at)
        .toSorted()
        .toReversed(),
    )
    const body = { since: all[1]?.created_at ?? '', idempotency_key: randomUUID() }
    stage.receiver.answer({ status: 204 })
    await stage.owner.call(resendFailedWebhooks, { params: { id }, body })
    await stage.owner.call(resendFailedWebhooks, { params: { id }, body })
    expect(await stage.server.jobs.drain([resendFailed])).toBe(1)
    expect(await stage.pass(0)).toBe(2)
    expect((await stage.listDeliveries({ state: 'delivered' })).data.map((one) => one.id)).toEqual(
      all.slice(0, 2).map((one) => one.id),
    )
  })

  test('forgets what is older than thirty days', async () => {
    await stage.addEndpoint()
    await stage.saveNewAd()
    await stage.pass(0)
    await createWebhookBacklog(stage.server).removeOld()
    expect((await stage.listDeliveries()).data).toHaveLength(1)
    stage.server.clock.advance(30 * DAY_SECONDS + 1)
    await createWebhookBacklog(stage.server).removeOld()
    await stage.signIn()
    expect((await stage.listDeliveries()).data).toEqual([])
  })
})

describe('[P-73] endpoints', () => {
  test('are ten at most, and a repeated request adds none', async () => {
    const body = buildEndpoint()
    const first = (await stage.owner.call(createWebhookEndpoint, { body })).body
    expect((await stage.owner.call(createWebhookEndpoint, { body })).body).toEqual(first)
    for (let count = 1; count < 10; count += 1) {
      await stage.owner.call(createWebhookEndpoint, { body: buildEndpoint() })
    }
    const refused = await stage.owner.call(createWebhookEndpoint, { body: buildEndpoint() })
    expect([refused.status, refused.error.code]).toEqual([409, 'too_many_webhooks'])
  })

  test.each([
    'http://marquee.example/hooks',
    'https://127.0.0.1/hooks',
    'https://[::1]/',
    'https://user:pw@marquee.example/',
  ])('take no address like %s', async (url) => {
    const refused = await stage.owner.call(createWebhookEndpoint, { body: buildEndpoint({ url }) })
    expect(refused.status).toBe(422)
    expect(refused.error.errors).toHaveProperty('url')
  })

  test('are for the owner and admins of a workspace whose plan has the API, and for no other workspace', async () => {
    const { id } = await stage.addEndpoint()
    const member = await signUp(stage.server, { role: 'member', workspaceId: stage.owner.workspaceId })
    expect((await member.call(listWebhookEndpoints, {})).status).toBe(403)
    expect((await member.call(createWebhookEndpoint, { body: buildEndpoint() })).status).toBe(403)
    const plain = await signUp(stage.server)
    expect((await plain.call(createWebhookEndpoint, { body: buildEndpoint() })).error.code).toBe('feature_missing')
    const stranger = await signUp(stage.server, { plan: 'ended_trial' })
    await payForYear(stranger)
    const params = { id }
    const key = { idempotency_key: randomUUID() }
    const answers = [
      await stranger.call(getWebhookSecret, { params }),
      await stranger.call(updateWebhookEndpoint, { params, body: { is_on: false } }),
      await stranger.call(renewWebhookSecret, { params, body: key }),
      await stranger.call(testWebhookEndpoint, { params, body: key }),
      await stranger.call(deleteWebhookEndpoint, { params }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await stage.owner.call(deleteWebhookEndpoint, { params })).status).toBe(204)
    expect((await stage.owner.call(listWebhookEndpoints, {})).body.data).toEqual([])
  })
})
