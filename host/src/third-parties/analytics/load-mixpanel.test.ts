import { z } from 'zod'

const TOKEN = 'abc'
const FLUSH_MS = 5000
const events = z.array(z.object({ event: z.string(), properties: z.record(z.string(), z.unknown()) }))

/** The SDK's requests, answered as Mixpanel does when all is well. */
class FakeRequest {
  static sent: string[] = []
  readonly status = 200
  readonly responseText = '1'
  readyState = 1
  withCredentials = false
  timeout = 0
  onreadystatechange: (() => void) | null = null

  open() {}
  setRequestHeader() {}

  send(body: string): void {
    FakeRequest.sent.push(body)
    this.readyState = 4
    this.onreadystatechange?.()
  }
}

/** The names of the events that have reached Mixpanel. */
async function received(): Promise<string[]> {
  await jest.advanceTimersByTimeAsync(FLUSH_MS)
  return FakeRequest.sent.flatMap((body) => {
    const data = new URLSearchParams(body).get('data') ?? ''
    const batch = events.parse(JSON.parse(Buffer.from(data, 'base64').toString()))
    return batch.map(({ event, properties }) => (typeof properties['page'] === 'string' ? properties['page'] : event))
  })
}

/** Usage analytics on a fresh page: the SDK keeps its state in its module. */
async function openPage() {
  jest.resetModules()
  const { loadMixpanel } = await import('./load-mixpanel.ts')
  return loadMixpanel({ token: TOKEN, apiHost: 'https://m.example.com', recordingPercent: 0 })
}

describe('[T-05] usage analytics is initialised or not: on or off', () => {
  const { fetch, XMLHttpRequest } = globalThis

  beforeEach(() => {
    jest.useFakeTimers()
    FakeRequest.sent = []
    // The SDK complains about a browser without `fetch`, which it does not use for events.
    Object.assign(globalThis, { XMLHttpRequest: FakeRequest, fetch: jest.fn() })
  })
  afterEach(() => {
    jest.useRealTimers()
    Object.assign(globalThis, { XMLHttpRequest, fetch })
    localStorage.clear()
  })

  test('while it is on, pages and events are sent, in batches', async () => {
    const mixpanel = await openPage()
    mixpanel.viewPage?.({ name: 'route.explore', address: 'https://app.example.com/explore' })
    mixpanel.track?.('ads saved', { count: 1 })
    expect(FakeRequest.sent).toEqual([])
    expect(await received()).toEqual(['route.explore', 'ads saved'])
  })

  test('while it is off nothing happens, and what waited goes out when it is on again', async () => {
    const mixpanel = await openPage()
    mixpanel.track?.('Waits', {})
    mixpanel.pause?.()
    mixpanel.viewPage?.({ name: 'route.briefs', address: 'https://app.example.com/briefs' })
    mixpanel.track?.('Ad saved', {})
    expect(await received()).toEqual([])
    mixpanel.resume?.()
    mixpanel.track?.('Ad shared', {})
    expect(await received()).toEqual(['Waits', 'Ad shared'])
  })

  test('it is off as well where the browser lets nobody store that it is', async () => {
    const mixpanel = await openPage()
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'QuotaExceededError')
    })
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    mixpanel.pause?.()
    mixpanel.track?.('Ad saved', {})
    mixpanel.viewPage?.({ name: 'route.briefs', address: 'https://app.example.com/briefs' })
    expect(await received()).toEqual([])
  })

  test('a page on which it starts is on, whatever an earlier page has left behind', async () => {
    const earlier = await openPage()
    earlier.pause?.()
    const mixpanel = await openPage()
    mixpanel.track?.('Ad saved', {})
    expect(await received()).toEqual(['Ad saved'])
  })
})
