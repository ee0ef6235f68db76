import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts'

const rule = { limit: 3, windowSeconds: 60 }

describe('rate limiter', () => {
  let server: TestServer
  let limiter: RateLimiter
  beforeAll(async () => {
    server = await startTestServer()
    limiter = createRateLimiter({ database: server.db, clock: server.clock })
  })
  afterAll(() => server.close())

  test('allows as many hits as the rule says and then says when to come back', async () => {
    const states = []
    for (let count = 0; count < 4; count += 1) {
      states.push(await limiter.hit('a', rule))
    }
    expect(states.map((state) => state.isAllowed)).toEqual([true, true, true, false])
    expect(states.map((state) => state.remaining)).toEqual([2, 1, 0, 0])
    const resetsAt = Math.ceil(server.clock.now().getTime() / 1000) + 60
    expect(states[3]).toEqual({ isAllowed: false, limit: 3, remaining: 0, retryAfterSeconds: 60, resetsAt })
  })

  test('starts a new window when the old one is over', async () => {
    for (let count = 0; count < 5; count += 1) {
      await limiter.hit('b', rule)
    }
    server.clock.advance(59)
    expect(await limiter.check('b', rule)).toMatchObject({ isAllowed: false, remaining: 0, retryAfterSeconds: 1 })
    server.clock.advance(1)
    expect(await limiter.check('b', rule)).toMatchObject({ isAllowed: true, remaining: 3 })
    expect(await limiter.hit('b', rule)).toMatchObject({ isAllowed: true, remaining: 2, retryAfterSeconds: 60 })
  })

  test('checking counts nothing, and a cleared key is as good as new', async () => {
    await limiter.hit('c', rule)
    await limiter.check('c', rule)
    expect(await limiter.check('c', rule)).toMatchObject({ remaining: 2 })
    await limiter.clear('c')
    expect(await limiter.check('c', rule)).toMatchObject({ remaining: 3 })
  })

  test('a hit that is taken back leaves room for another one, and a key without hits stays as it is', async () => {
    await limiter.hit('e', rule)
    await limiter.hit('e', rule)
    await limiter.release('e')
    await limiter.release('unknown')
    expect(await limiter.check('e', rule)).toMatchObject({ remaining: 2 })
  })

  test('counts every one of many hits at the same moment', async () => {
    const states = await Promise.all(Array.from({ length: 20 }, () => limiter.hit('d', rule)))
    expect(states.filter((state) => state.isAllowed)).toHaveLength(3)
  })

  test('sweeping removes windows that are over and no others', async () => {
    await limiter.hit('old', { limit: 1, windowSeconds: 10 })
    server.clock.advance(10)
    await limiter.hit('new', { limit: 1, windowSeconds: 10 })
    await limiter.sweep()
    expect(await limiter.check('new', { limit: 1, windowSeconds: 10 })).toMatchObject({ isAllowed: false })
  })
})
