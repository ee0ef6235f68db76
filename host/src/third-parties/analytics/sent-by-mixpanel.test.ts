import { loadMixpanel } from './load-mixpanel.ts'

const person = { id: 'u-1', email: 'ada@marquee.example', name: 'Ada', isSuperAdmin: false, planTitle: null }
const sent: string[] = []

/** The vendor's requests, which never end; their bodies are Base64 in a form. */
class FakeRequest {
  open(): void {}
  setRequestHeader(): void {}
  send(body: string): void {
    sent.push(Buffer.from(new URLSearchParams(body).get('data') ?? '', 'base64').toString())
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { XMLHttpRequest: FakeRequest, fetch: () => new Promise(() => {}) })
})
afterEach(() => jest.useRealTimers())

test('[G-07] [T-05] events and profiles contain neither the e-mail nor the customer of an address or a referrer', async () => {
  const secret = `${location.origin}/onboarding?email=eve%40marquee.example&customer=c-17&utm_source=mail`
  window.history.replaceState(null, '', secret)
  Object.defineProperty(document, 'referrer', { value: secret, configurable: true })
  const mixpanel = await loadMixpanel({ token: 'abc', apiHost: 'https://m.example.com', recordingPercent: 0 })
  mixpanel.identify?.(person)
  mixpanel.viewPage?.({ name: 'route.onboarding', address: '' })
  mixpanel.track?.('board created', { from: secret })
  await jest.advanceTimersByTimeAsync(10_000)
  const text = sent.join('')
  for (const part of ['board created', '"$set_once":', '/onboarding?utm_source=mail', 'ada@marquee.example']) {
    expect(text).toContain(part)
  }
  expect(text).not.toMatch(/eve@|eve%40|c-17/)
})
