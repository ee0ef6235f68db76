import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { HOUR_MS } from '../../../platform/clock.ts'
import { parseKeyRing } from '../../../platform/secrets/secret-box.ts'
import { createWebhookSecrets, makeWebhookSecret, signEvent } from './webhook-secrets.ts'

const KEYS = `test:${Buffer.alloc(32, 7).toString('base64')}`
const NEXT = `next:${Buffer.alloc(32, 8).toString('base64')},${KEYS}`

describe('[P-73] the signature of a webhook', () => {
  // The library compares the time of the signature with the machine's clock.
  const now = new Date()
  const body = JSON.stringify({ type: 'ad.saved', data: { ad_ids: ['ü'] } })

  test('is taken by the library with each secret that signs, and by no other', () => {
    const [current, earlier, other] = [makeWebhookSecret(), makeWebhookSecret(), makeWebhookSecret()]
    const headers = signEvent('an-id', body, { secrets: [current, earlier], now })
    expect(new Webhook(current).verify(body, headers)).toEqual(JSON.parse(body))
    expect(new Webhook(earlier).verify(body, headers)).toEqual(JSON.parse(body))
    expect(() => new Webhook(other).verify(body, headers)).toThrow(WebhookVerificationError)
    expect(() => new Webhook(current).verify(`${body} `, headers)).toThrow(WebhookVerificationError)
    expect(() => new Webhook(current).verify(body, { ...headers, 'webhook-id': 'another' })).toThrow(
      WebhookVerificationError,
    )
  })
})

describe('[P-73] the secrets of an endpoint', () => {
  const now = new Date('2026-03-02T09:00:00.000Z')

  function buildRow(keys: string, secret: string, earlier: string | null = null) {
    const secrets = createWebhookSecrets(parseKeyRing(keys))
    const sealed = secrets.seal('a-workspace', secret)
    const before = earlier === null ? null : secrets.seal('a-workspace', earlier)
    return {
      workspace_id: 'a-workspace',
      sealed_secret: sealed.sealed,
      credential_key_id: sealed.keyId,
      sealed_earlier_secret: before?.sealed ?? null,
      earlier_credential_key_id: before?.keyId ?? null,
      earlier_secret_until: before === null ? null : new Date(now.getTime() + HOUR_MS),
    }
  }

  test('both open until the earlier one ends, and only for their workspace', () => {
    const secrets = createWebhookSecrets(parseKeyRing(KEYS))
    const row = buildRow(KEYS, 'whsec_b', 'whsec_a')
    expect(secrets.open(row, now)).toEqual(['whsec_b', 'whsec_a'])
    expect(secrets.open(row, new Date(now.getTime() + HOUR_MS))).toEqual(['whsec_b'])
    expect(() => secrets.open({ ...row, workspace_id: 'another' }, now)).toThrow('does not belong here')
  })

  test('are encrypted with the newest key, so that the key before it can be removed', () => {
    const row = buildRow(KEYS, 'whsec_b', 'whsec_a')
    const resealed = { ...row, ...createWebhookSecrets(parseKeyRing(NEXT)).reseal(row, now) }
    const [newest = ''] = NEXT.split(',')
    expect(createWebhookSecrets(parseKeyRing(newest)).open(resealed, now)).toEqual(['whsec_b', 'whsec_a'])
    expect(createWebhookSecrets(parseKeyRing(newest)).reseal(row, now)).toBeNull()
  })

  test('cannot be kept by a server without a key for credentials', () => {
    expect(() => createWebhookSecrets(null).seal('a-workspace', 'whsec_a')).toThrow('CREDENTIAL_KEYS')
  })
})
