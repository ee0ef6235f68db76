import { createQueryClient } from '@marquee/api-client/query-client'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { waitFor } from '@testing-library/react'
import { createMemoryRouter, type DataRouter } from 'react-router'
import { authDataQuery } from '../api/authentication.ts'
import { createWaitingList } from '../events/waiting-list.ts'
import { placeRegistry } from '../testing/place-registry.ts'
import { createConsent } from './consent.ts'
import { runThirdParties } from './run-third-parties.ts'
import type { ThirdPartySettings } from './settings.ts'
import type { CaughtError, UsageEvent } from './third-party.ts'

const replay = { pause: jest.fn(), resume: jest.fn() }
const loadReplay = jest.fn(() => replay)
const loadSentry = jest.fn<object, [{ settings: unknown }]>(() => ({}))
jest.mock('./errors/load-replay.ts', () => ({ loadReplay: () => loadReplay() }))
jest.mock('./errors/load-sentry.ts', () => ({ loadSentry: (parts: { settings: unknown }) => loadSentry(parts) }))

const off: ThirdPartySettings = {
  mixpanel: null,
  sentry: null,
  chat: null,
  metaPixel: null,
  tiktokPixel: null,
  trackingScriptUrl: null,
}
const sentry = { dsn: 'https://k@sentry.example.com/1', environment: 'staging' }

async function run(settings: ThirdPartySettings, choice: 'all' | 'needed') {
  const queryClient = createQueryClient()
  queryClient.setQueryData(authDataQuery().queryKey, buildAuthData())
  const router: DataRouter = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/explore'] })
  const consent = createConsent()
  consent.choose(choice)
  await runThirdParties({
    settings,
    consent,
    events: createWaitingList<UsageEvent>(10),
    errors: createWaitingList<CaughtError>(10),
    stopCatching: () => {},
    router,
    queryClient,
  })
  return consent
}

beforeAll(() => placeRegistry())
beforeEach(() => jest.clearAllMocks())

describe('[T-06] recording for error reports', () => {
  test('joins error reporting with the consent, pauses without it and goes on with it', async () => {
    const consent = await run({ ...off, sentry }, 'all')
    expect(loadSentry).toHaveBeenCalledWith(expect.objectContaining({ settings: sentry }))
    expect(loadReplay).toHaveBeenCalledTimes(1)
    consent.choose('needed')
    expect(replay.pause).toHaveBeenCalledTimes(1)
    consent.choose('all')
    await waitFor(() => expect(replay.resume).toHaveBeenCalledTimes(1))
  })

  test.each([
    ['without the consent', { ...off, sentry }, 'needed' as const, 1],
    ['where error reporting is off', off, 'all' as const, 0],
  ])('does not begin %s', async (_, settings, choice, reporting) => {
    await run(settings, choice)
    expect(loadSentry).toHaveBeenCalledTimes(reporting)
    expect(loadReplay).not.toHaveBeenCalled()
  })
})
