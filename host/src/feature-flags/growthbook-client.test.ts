import type { SharedStream } from '../live/shared-stream.ts'
import type { StreamSubscriber } from '../live/stream-subscribers.ts'
import { createLazyGrowthBook } from './lazy-growthbook.ts'

const settings = { apiHost: 'https://flags.example', clientKey: 'sdk-test', isOwn: true }
const START = new Date('2026-03-02T09:00:00.000Z')
const STALE_MS = 60_000
const MAX_AGE_MS = 4 * 60 * 60 * 1000

/** GrowthBook's document with one flag. */
const createDocument = (value: number) => ({
  status: 200,
  features: { limit: { defaultValue: value, rules: [] } },
  experiments: [],
  savedGroups: {},
  dateUpdated: new Date(START.getTime() + value).toISOString(),
})

/** The stream that the tabs share, in the test's hands. */
let subscriber: StreamSubscriber | undefined
const stream: SharedStream = {
  subscribe(next) {
    subscriber = next
    return () => {
      subscriber = undefined
    }
  },
}

async function send(name: string, data: string): Promise<void> {
  subscriber?.onEvent({ name, data, at: Date.now() })
  await jest.advanceTimersByTimeAsync(0)
}

const fetchFeatures = jest.fn<Promise<Response>, [string]>()

/** A fresh page: the SDK keeps its cache and its streams in its module. */
async function openPage() {
  jest.resetModules()
  const sdk = await import('@growthbook/growthbook-react')
  sdk.setPolyfills({ fetch: fetchFeatures })
  const { startGrowthBook } = await import('./growthbook-client.ts')
  const flags = createLazyGrowthBook()
  const read = (key: string, fallback: number): number => flags.growthbook.getFeatureValue(key, fallback)
  return { read, started: startGrowthBook(settings, { flags, stream }) }
}

function answer(value: number): void {
  fetchFeatures.mockImplementation(() =>
    Promise.resolve(Response.json(createDocument(value), { headers: { 'x-sse-support': 'enabled' } })),
  )
}

/** What an earlier page left behind. */
function remember(entries: { key: string; value: number; staleAt: number }[]): void {
  const cached = entries.map(({ key, value, staleAt }) => [
    key,
    { data: createDocument(value), version: createDocument(value).dateUpdated, staleAt: new Date(staleAt), sse: true },
  ])
  localStorage.setItem('gbFeaturesCache', JSON.stringify(cached))
}

beforeEach(() => {
  jest.useFakeTimers({ now: START })
  localStorage.clear()
  subscriber = undefined
  fetchFeatures.mockReset()
})

afterEach(() => jest.useRealTimers())

test('[T-01] [T-04] features are fetched, the stream is opened, and what it sends is the flags’ new state', async () => {
  answer(1)
  const { read, started } = await openPage()
  await started
  expect(fetchFeatures.mock.calls[0]?.[0]).toBe('https://flags.example/api/features/sdk-test')
  expect(read('limit', 0)).toBe(1)
  expect(subscriber?.address).toBe('https://flags.example/sub/sdk-test')

  await send('features', JSON.stringify(createDocument(2)))
  expect(read('limit', 0)).toBe(2)
  await send('features', 'no JSON')
  await send('changes', '{}')
  expect(read('limit', 0)).toBe(2)
  answer(3)
  await send('features-updated', '')
  expect(read('limit', 0)).toBe(3)
})

/** The SDK says itself that it does not stream; that is no error of ours. */
function expectWarning(): void {
  jest.spyOn(console, 'warn').mockImplementation((text: string) => {
    expect(text).toContain('Streaming is enabled, but not active')
  })
}

test('[T-02] a document that is late is a failed start, and counts when it comes', async () => {
  expectWarning()
  const late = Promise.withResolvers<Response>()
  fetchFeatures.mockReturnValue(late.promise)
  const { read, started } = await openPage()
  const failure = started.catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await failure).toEqual(new Error('Timeout'))
  expect(read('limit', 5)).toBe(5)
  late.resolve(Response.json(createDocument(1)))
  await jest.advanceTimersByTimeAsync(0)
  expect(read('limit', 5)).toBe(1)
})

describe('[T-03] the cache of an earlier page', () => {
  const key = `${settings.apiHost}||${settings.clientKey}`

  test('is used without asking for 60 s, and afterwards while a newer document is fetched', async () => {
    answer(2)
    remember([{ key, value: 1, staleAt: START.getTime() + 1 }])
    const fresh = await openPage()
    await fresh.started
    expect(fresh.read('limit', 0)).toBe(1)
    expect(fetchFeatures).not.toHaveBeenCalled()

    remember([{ key, value: 1, staleAt: START.getTime() - 1 }])
    const stale = await openPage()
    await stale.started
    await jest.advanceTimersByTimeAsync(0)
    expect(fetchFeatures).toHaveBeenCalledTimes(1)
    expect(stale.read('limit', 0)).toBe(2)
    const stored = localStorage.getItem('gbFeaturesCache') ?? ''
    expect(stored).toContain(new Date(START.getTime() + STALE_MS).toISOString())
  })

  test('is used up to four hours old and no longer', async () => {
    expectWarning()
    fetchFeatures.mockRejectedValue(new TypeError('Failed to fetch'))
    const oldest = START.getTime() - MAX_AGE_MS + STALE_MS
    remember([{ key, value: 1, staleAt: oldest + 1 }])
    const page = await openPage()
    await page.started
    expect(page.read('limit', 0)).toBe(1)

    remember([{ key, value: 1, staleAt: oldest }])
    const later = await openPage()
    await expect(later.started).rejects.toThrow('Failed to fetch')
    expect(later.read('limit', 0)).toBe(0)
  })

  test('holds ten entries; the oldest go', async () => {
    answer(1)
    remember(
      Array.from({ length: 12 }, (_, index) => ({ key: `host||${index}`, value: 1, staleAt: START.getTime() + index })),
    )
    await (
      await openPage()
    ).started
    const stored = JSON.parse(localStorage.getItem('gbFeaturesCache') ?? '[]') as [string][]
    expect(stored.map(([name]) => name)).toEqual([...[3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => `host||${n}`), key])
  })
})

test('[T-03] background sync is on: a page that starts from a fresh cache is kept up to date, and the cache with it', async () => {
  const key = `${settings.apiHost}||${settings.clientKey}`
  remember([{ key, value: 1, staleAt: START.getTime() + STALE_MS }])
  const { read, started } = await openPage()
  await started
  expect(fetchFeatures).not.toHaveBeenCalled()
  await send('features', JSON.stringify(createDocument(2)))
  expect(read('limit', 0)).toBe(2)

  const next = await openPage()
  await next.started
  expect(next.read('limit', 0)).toBe(2)
  expect(fetchFeatures).not.toHaveBeenCalled()
})

test('[T-03] the SDK stops following when the tab was hidden for 20 s, and follows again when it is seen', async () => {
  const show = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  answer(1)
  await (
    await openPage()
  ).started
  show('hidden')
  await jest.advanceTimersByTimeAsync(19_000)
  expect(subscriber).toBeDefined()
  await jest.advanceTimersByTimeAsync(1000)
  expect(subscriber).toBeUndefined()
  show('visible')
  expect(subscriber).toBeDefined()
})
