import { randomUUID } from 'node:crypto'
import { buildSeenAd } from '../testing/seen-ads.ts'
import type { QueueItem } from './queue-item.ts'
import { readOutcome, sendCapture } from './send-capture.ts'

const problem = (status: number, detail: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'Refused', status, detail }), { status, headers })

describe('[P-85] what the answer of Marquee means for the queue', () => {
  test.each([
    [401, 'held'],
    [402, 'held'],
    [403, 'held'],
    [404, 'refused'],
    [413, 'refused'],
    [422, 'refused'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
  ])('%i: %s', async (status, kind) => {
    expect(await readOutcome(problem(status, 'A sentence.'))).toMatchObject({
      kind,
      reason: expect.stringMatching(/\.$/),
    })
  })

  test('a full plan is said in the words of the server, and a limit has its pause', async () => {
    expect(await readOutcome(problem(403, 'Feature not available'))).toMatchObject({ reason: 'Feature not available' })
    expect(await readOutcome(problem(429, 'Slow', { 'retry-after': '12' }))).toMatchObject({ afterMs: 12_000 })
    expect(await readOutcome(new Response('<html>', { status: 502 }))).toMatchObject({
      reason: 'Marquee answered 502.',
    })
  })

  test('the key is in the header alone, and the data comes before the files', async () => {
    const data = { ad_id: randomUUID(), source: 'meta', external_id: '1', is_new: true, is_newly_saved: true }
    const calls = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(JSON.stringify({ data }), { status: 201 }))
    const item = {
      ad: buildSeenAd(1),
      media: [],
      places: {},
      captured_at: '2026-01-01T00:00:00Z',
    } as unknown as QueueItem
    const bytes = { item: 'x', number: 0, type: 'image/png', bytes: new ArrayBuffer(2) }
    expect(await sendCapture(item, [bytes], { origin: 'https://app.example', key: 'mq_secret' })).toEqual({
      kind: 'saved',
    })
    const [address, init] = calls.mock.lastCall ?? []
    const fields = init?.body instanceof FormData ? [...init.body.entries()] : []
    expect([address, init?.credentials]).toEqual(['https://app.example/api/v1/saved-ads/captures', 'omit'])
    expect(fields.map(([field]) => field)).toEqual(['data', 'file'])
    expect(String(fields[0]?.[1])).not.toContain('mq_secret')
  })
})
