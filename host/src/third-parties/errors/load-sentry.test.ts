import type { Event } from '@sentry/react'
import { createMemoryRouter } from 'react-router'
import type { CaughtError } from '../third-party.ts'
import { createWaitingList } from '../../events/waiting-list.ts'

jest.mock('../../remotes/page-registry.ts', () => ({
  pageRegistry: {
    read: () => ({ generation: 3, host: { release: '0123456789ab' }, overrides: {} }),
    releases: () => [],
  },
}))

const failure = () => new Error('The page broke.')

/** Starts the vendor's own code, with the network in the test's hands. */
async function startSentry() {
  jest.resetModules()
  const sent: string[] = []
  // jsdom measures no loading.
  window.performance.getEntriesByType ??= () => []
  window.fetch = (_address, init) => {
    sent.push(typeof init?.body === 'string' ? init.body : new TextDecoder().decode(init?.body as Uint8Array))
    return Promise.resolve(new Response())
  }
  const sentry = await import('@sentry/react')
  const { loadSentry } = await import('./load-sentry.ts')
  const { loadReplay } = await import('./load-replay.ts')
  const errors = createWaitingList<CaughtError>(20)
  const router = createMemoryRouter([{ path: '/boards/:id' }, { path: '*' }], { initialEntries: ['/boards/7'] })
  const stopCatching = jest.fn()
  const settings = { dsn: 'https://k@sentry.example.com/1', environment: 'staging' }
  const start = () => loadSentry({ settings, errors, stopCatching, router })

  /** The events of one kind that have been sent. */
  async function events(type: 'event' | 'transaction'): Promise<Event[]> {
    await sentry.flush()
    return sent.flatMap((envelope) => {
      const [, header = '{}', body = '{}'] = envelope.split('\n')
      return (JSON.parse(header) as { type?: string }).type === type ? [JSON.parse(body) as Event] : []
    })
  }

  return { sentry, start, loadReplay, errors, router, stopCatching, events, sent }
}

afterEach(async () => {
  const { getClient } = await import('@sentry/react')
  await getClient()?.close()
})

test('[T-06] the client runs with all rates, in the environment and the release of the page', async () => {
  const { sentry, start, stopCatching } = await startSentry()
  start()
  expect(sentry.getClient()?.getOptions()).toMatchObject({
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    environment: 'staging',
    release: 'host@0123456789ab',
  })
  expect(stopCatching).toHaveBeenCalledTimes(1)
})

test('[T-06] replay is added when it is allowed, and neither masks texts nor blocks media', async () => {
  const { sentry, start, loadReplay } = await startSentry()
  start()
  expect(sentry.getReplay()).toBeUndefined()
  loadReplay()
  expect(sentry.getClient()?.getIntegrationByName('Replay')).toBe(sentry.getReplay())
  expect(sentry.getReplay()).toMatchObject({
    _recordingOptions: { maskAllText: false, blockSelector: expect.not.stringContaining('img') },
  })
})

test('[T-06] an error from before the start is reported once, with its components', async () => {
  const { start, errors, events } = await startSentry()
  const error = failure()
  errors.add({ error, isHandled: true, info: { componentStack: '\n    at BriefsPage (https://app.test/main.js:1:1)' } })
  errors.add({ error, isHandled: true })
  start()
  const reported = await events('event')
  expect(reported).toHaveLength(1)
  expect(reported[0]?.exception?.values?.map(({ type, value }) => [type, value])).toEqual([
    ['React ErrorBoundary Error', 'The page broke.'],
    ['Error', 'The page broke.'],
  ])
  expect(reported[0]?.exception?.values?.at(-1)?.mechanism).toMatchObject({ handled: true })
  expect(reported[0]?.tags).toMatchObject({ registry_generation: 3 })
})

test.each([true, false])('[T-06] an error says whether it was handled: %s', async (isHandled) => {
  const { start, errors, events } = await startSentry()
  start()
  errors.add({ error: failure(), isHandled })
  errors.add({ error: failure(), isHandled, info: { componentStack: null } })
  const mechanisms = (await events('event')).map(({ exception }) => exception?.values?.[0]?.mechanism?.handled)
  expect(mechanisms).toEqual([isHandled, isHandled])
})

test('[T-06] a visit is named by its route, not by its address', async () => {
  const { sentry, start, router, events } = await startSentry()
  start()
  await router.navigate('/boards/8')
  sentry.getActiveSpan()?.end()
  const names = (await events('transaction')).map(({ transaction }) => transaction)
  expect(names).toContain('/boards/:id')
  expect(names).not.toContain('/boards/8')
})

test('[G-07] [T-06] nothing that is sent contains the e-mail of an address: errors, their trail, visits and their spans', async () => {
  const secret = '/onboarding?email=ada%40marquee.example&customer=c-17&utm_source=mail'
  window.history.replaceState(null, '', secret)
  const entry = { entryType: 'navigation', name: window.location.href, duration: 50, startTime: 0, toJSON: () => ({}) }
  const times = ['unloadEvent', 'redirect', 'domContentLoadedEvent', 'loadEvent', 'connect', 'domainLookup', 'response']
  const navigation = Object.assign(
    entry,
    Object.fromEntries(
      times.flatMap((t) => [
        [`${t}Start`, 1],
        [`${t}End`, 2],
      ]),
    ),
    {
      fetchStart: 1,
      requestStart: 1,
      secureConnectionStart: 1,
      type: 'navigate',
    },
  )
  Object.assign(performance, { getEntries: () => [navigation] })
  const { sentry, start, router, errors, sent } = await startSentry()
  start()
  await router.navigate(secret)
  window.history.pushState(null, '', `${secret}&again=1`)
  window.history.pushState(null, '', '/explore')
  await window.fetch('/api/x?email=ada%40marquee.example')
  errors.add({ error: new Error(`Failed to load ${location.origin}${secret}`), isHandled: true })
  sentry.getActiveSpan()?.end()
  await sentry.flush()
  expect(sent.join('')).toContain('Failed to load http://localhost/onboarding?utm_source=mail')
  expect(sent.join('')).not.toMatch(/ada(?:@|%40)|c-17/)
})
