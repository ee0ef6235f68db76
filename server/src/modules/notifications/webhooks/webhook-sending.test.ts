import { randomUUID } from 'node:crypto'
import { listNotifications } from '@marquee/contract/notifications'
import { saveAd } from '@marquee/contract/saved-ads'
import {
  getWebhookSecret,
  listWebhookEndpoints,
  renewWebhookSecret,
  testWebhookEndpoint,
  updateWebhookEndpoint,
} from '@marquee/contract/webhooks'
import { Webhook } from 'standardwebhooks'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { startWebhookStage, type WebhookStage } from '../../../testing/webhook-stage.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

let stage: WebhookStage
beforeAll(async () => {
  stage = await startWebhookStage()
})
afterAll(() => stage.close())
beforeEach(() => stage.reset())

async function findEndpoint() {
  return (await (await stage.signIn()).call(listWebhookEndpoints, {})).body.data[0]
}

describe('[P-73] a webhook', () => {
  test('is signed so that the library of Standard Webhooks takes it, and says what happened', async () => {
    const { secret } = await stage.addEndpoint()
    const adId = await stage.saveNewAd()
    expect(await stage.pass(0)).toBe(1)
    const [{ headers, body } = { headers: {}, body: '' }] = stage.receiver.received
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    // The clock of the test stands on another day, so the library is asked for the signature of that moment.
    const [id, time] = [String(headers['webhook-id']), Number(headers['webhook-timestamp'])]
    expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(id, new Date(time * 1000), body))
    expect(JSON.parse(body)).toEqual({
      type: 'ad.saved',
      timestamp: stage.server.clock.now().toISOString(),
      data: { ad_ids: [adId], ads_count: 1, url: `${stage.server.environment.appUrl}/swipe-file` },
    })
    expect((await stage.listDeliveries()).data).toMatchObject([
      { type: 'ad.saved', state: 'delivered', attempts_count: 1 },
    ])
    // Saving again changes nothing, so nothing is told.
    await stage.owner.call(saveAd, { params: { ad_id: adId } })
    expect(await stage.pass(0)).toBe(0)
  })

  test('is signed with both secrets for a day after a renewal, which a repeated request does not repeat', async () => {
    const { id, secret } = await stage.addEndpoint()
    const body = { idempotency_key: randomUUID() }
    const renewed = (await stage.owner.call(renewWebhookSecret, { params: { id }, body })).body
    expect((await stage.owner.call(renewWebhookSecret, { params: { id }, body })).body.secret).toBe(renewed.secret)
    expect((await stage.owner.call(getWebhookSecret, { params: { id } })).body.data.secret).toBe(renewed.secret)
    await stage.owner.call(testWebhookEndpoint, { params: { id }, body: { idempotency_key: randomUUID() } })
    await stage.pass(0)
    stage.server.clock.advance(DAY_SECONDS)
    await stage.signIn()
    await stage.owner.call(testWebhookEndpoint, { params: { id }, body: { idempotency_key: randomUUID() } })
    await stage.pass(0)
    const signers = stage.receiver.received.map(({ headers, body: sent }) => {
      const signatures = String(headers['webhook-signature']).split(' ')
      const time = new Date(Number(headers['webhook-timestamp']) * 1000)
      const known = [renewed.secret, secret].map((one) =>
        new Webhook(one).sign(String(headers['webhook-id']), time, sent),
      )
      return signatures.map((signature) => known.indexOf(signature))
    })
    expect(signers).toEqual([[0, 1], [0]])
  })

  test('that fails is sent again with the same id after the pause, and its attempts tell the answers', async () => {
    await stage.addEndpoint()
    stage.receiver.answer({ status: 503, headers: { 'retry-after': '90' }, body: `<b>down</b>\0${'x'.repeat(2000)}` })
    await stage.saveNewAd()
    await stage.pass(0)
    expect(await stage.pass(30)).toBe(0)
    stage.receiver.answer({ status: 200, body: 'ok' })
    expect(await stage.pass(60)).toBe(1)
    const [first, second] = stage.receiver.received.map(({ headers, body }) => ({
      event_id: headers['webhook-id'],
      body,
    }))
    expect(second).toEqual(first)
    const { attempts, ...delivery } = await stage.getNewestDelivery()
    expect(delivery).toMatchObject({ ...first, state: 'delivered' })
    expect(attempts.map(({ status, problem }) => [status, problem])).toEqual([
      [200, null],
      [503, null],
    ])
    expect(attempts[1]?.answer).toMatch(/^<b>down<\/b>\uFFFDx+$/)
    expect(attempts.map(({ answer }) => answer.length)).toEqual([2, 1024])
  })

  test('follows no redirect, and ends as failed after ten attempts', async () => {
    await stage.addEndpoint()
    stage.receiver.answer({ status: 302, headers: { location: stage.receiver.url } })
    await stage.saveNewAd()
    for (const seconds of [0, 5, 5 * MINUTE, 30 * MINUTE, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)]) {
      expect(await stage.pass(seconds)).toBe(1)
    }
    expect(await stage.pass(DAY_SECONDS)).toBe(0)
    expect(stage.receiver.received).toHaveLength(10)
    await stage.signIn()
    expect((await stage.listDeliveries({ state: 'failed' })).data).toMatchObject([
      { attempts_count: 10, next_attempt_at: null },
    ])
  })

  test('answered with 410 switches the endpoint off at once, which collects nothing and is told to who manages it', async () => {
    const { id } = await stage.addEndpoint()
    stage.receiver.answer({ status: 410 })
    await stage.saveNewAd()
    await stage.pass(0)
    expect(await findEndpoint()).toMatchObject({ is_on: false, off_reason: 'gone' })
    const news = (await stage.owner.call(listNotifications, { query: {} })).body.data.filter(
      ({ kind }) => kind === 'ad_account_stopped',
    )
    expect(news).toMatchObject([{ path: '/account-settings/webhooks' }])
    expect(news[0]?.title).toContain('127.0.0.1')
    await stage.saveNewAd()
    expect((await stage.listDeliveries()).data).toHaveLength(1)
    const refused = await stage.owner.call(testWebhookEndpoint, {
      params: { id },
      body: { idempotency_key: randomUUID() },
    })
    expect(refused.error.code).toBe('endpoint_off')
    const changed = await stage.owner.call(updateWebhookEndpoint, { params: { id }, body: { is_on: true } })
    expect(changed.body.data).toMatchObject({ is_on: true, off_reason: null, failing_since: null })
  })

  test('switches its endpoint off when every attempt has failed for five days, and not after a success in between', async () => {
    await stage.addEndpoint()
    const save = async () => {
      await stage.signIn()
      await stage.saveNewAd()
    }
    stage.receiver.answer({ status: 500 })
    await save()
    await stage.pass(0)
    expect((await findEndpoint())?.failing_since).toBe(stage.server.clock.now().toISOString())
    stage.receiver.answer({ status: 204 })
    await stage.pass(4 * DAY_SECONDS)
    expect((await findEndpoint())?.failing_since).toBeNull()
    stage.receiver.answer({ status: 500 })
    await save()
    for (let day = 0; day <= 5; day += 1) {
      expect((await findEndpoint())?.is_on).toBe(true)
      await stage.pass(DAY_SECONDS)
      await save()
    }
    expect(await findEndpoint()).toMatchObject({ is_on: false, off_reason: 'failing' })
    expect(await stage.pass(DAY_SECONDS)).toBe(0)
  })

  test('leaves its endpoint on when it failed twice with a week between in which nothing was sent', async () => {
    await stage.addEndpoint()
    stage.receiver.answer({ status: 500 })
    await stage.saveNewAd()
    await stage.pass(0)
    await stage.pass(7 * DAY_SECONDS)
    expect(await findEndpoint()).toMatchObject({
      is_on: true,
      failing_since: stage.server.clock.now().toISOString(),
    })
  })
})
