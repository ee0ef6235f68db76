import { id } from '@marquee/contract/primitives'
import { type CallIdentity, deriveIdempotencyKey } from './idempotency-key.ts'

const call: CallIdentity = {
  authorization: 'Bearer mq_one',
  tool: 'create_board',
  args: { name: 'Hooks' },
  requestId: 7,
  now: new Date('2026-03-02T23:00:00Z'),
}

test('[P-72] a request that is sent again has the same key, which is a UUID', () => {
  const key = deriveIdempotencyKey(call)
  expect(id.parse(key)).toBe(deriveIdempotencyKey({ ...call, now: new Date('2026-03-02T23:59:00Z') }))
  expect(key[14]).toBe('8')
})

test('[P-72] what an assistant names is made once, whenever it asks again and in whatever order, and its name serves for one thing', () => {
  const named = { ...call, args: { name: 'Hooks', idempotency_key: 'board 1' } }
  const key = deriveIdempotencyKey(named)
  const later = { requestId: 8, now: new Date('2026-03-09T00:00:00Z') }
  expect(deriveIdempotencyKey({ ...named, ...later, args: { idempotency_key: 'board 1', name: 'Hooks' } })).toBe(key)
  for (const args of [
    { name: 'Offers', idempotency_key: 'board 1' },
    { name: 'Hooks', idempotency_key: 'board 2' },
  ]) {
    expect(deriveIdempotencyKey({ ...named, args })).not.toBe(key)
  }
  expect(deriveIdempotencyKey({ ...named, authorization: 'Bearer mq_two' })).not.toBe(key)
  const unnamed = { ...call, args: { name: 'Hooks', idempotency_key: null } }
  expect(deriveIdempotencyKey({ ...unnamed, requestId: 8 })).not.toBe(deriveIdempotencyKey(unnamed))
})

test.each<[string, Partial<CallIdentity>]>([
  ['API key', { authorization: 'Bearer mq_two' }],
  ['tool', { tool: 'create_brief' }],
  ['arguments', { args: { name: 'Offers' } }],
  ['request', { requestId: '7' }],
  ['day', { now: new Date('2026-03-03T00:00:00Z') }],
])('[P-72] another %s has another key', (_, change) => {
  expect(deriveIdempotencyKey({ ...call, ...change })).not.toBe(deriveIdempotencyKey(call))
})
