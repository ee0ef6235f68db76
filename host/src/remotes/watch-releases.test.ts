import { toAssetAddress } from '@marquee/federation/release-address'
import { createMemoryRouter } from 'react-router'
import { buildRegistry, buildRelease } from '../testing/build-registry.ts'
import { watchReleases } from './watch-releases.ts'

const briefs = buildRelease('briefs', '0123456789ab', { integrity: { '1.js': `sha256-${'b'.repeat(43)}=` } })

const parts = {
  registry: { read: buildRegistry, releases: () => [briefs], refreshSometimes: jest.fn(() => Promise.resolve()) },
  session: { show: jest.fn() },
  reports: { addLoad: jest.fn(), addRender: jest.fn(), flush: jest.fn(), waitedMs: jest.fn(() => 0) },
  errors: { addUncaught: jest.fn() },
  restoreGlobals: jest.fn(),
  warn: jest.fn(),
}

/** Routes of which one fails to load. */
const router = createMemoryRouter(
  [
    { path: '/explore', element: null },
    { path: '/briefs', loader: () => Promise.reject(new TypeError('broken')), element: null, errorElement: null },
  ],
  { initialEntries: ['/explore'] },
)

function setVisibility(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

function block(sourceFile: string, blockedURI: string): void {
  const event = Object.assign(new Event('securitypolicyviolation'), {
    sourceFile,
    blockedURI,
    effectiveDirective: 'connect-src',
  })
  document.dispatchEvent(event)
}

// The listeners live as long as the page does.
beforeAll(() => watchReleases({ ...parts, router }))
beforeEach(() => jest.clearAllMocks())

test('the open session knows which page is on the screen, and that an error is none', async () => {
  await router.navigate('/briefs')
  expect(parts.session.show).toHaveBeenLastCalledWith(null)
  await router.navigate('/explore')
  expect(parts.session.show).toHaveBeenLastCalledWith('/explore')
})

test('[P-97] functions of the language are put right after each navigation, and before an error is counted', async () => {
  await router.navigate('/explore')
  expect(parts.restoreGlobals).toHaveBeenCalled()
  parts.restoreGlobals.mockClear()
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('map is not a function') }))
  expect(parts.restoreGlobals).toHaveBeenCalledTimes(1)
})

test('the host has loaded when its first page is there', async () => {
  await router.navigate('/explore?q=x')
  expect(parts.reports.addLoad).toHaveBeenCalledWith({
    name: 'host',
    release: 'aaaaaaaaaaaa',
    page: 'start',
    milliseconds: expect.any(Number),
  })
  expect(parts.reports.addRender).toHaveBeenCalledWith({ name: 'host', release: 'aaaaaaaaaaaa', page: 'start' })
})

test('what remotes took, as one that hung, is no part of the host’s load time', async () => {
  jest.spyOn(performance, 'now').mockReturnValueOnce(16_000)
  parts.reports.waitedMs.mockReturnValueOnce(15_000)
  await router.navigate('/explore?q=y')
  expect(parts.reports.addLoad.mock.calls[0]).toEqual([expect.objectContaining({ milliseconds: 1000 })])
})

test('a tab that is looked at again asks for news; one that is left sends its reports', () => {
  setVisibility('hidden')
  expect(parts.reports.flush).toHaveBeenCalledTimes(1)
  expect(parts.registry.refreshSometimes).not.toHaveBeenCalled()
  setVisibility('visible')
  expect(parts.registry.refreshSometimes).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('pagehide'))
  expect(parts.reports.flush).toHaveBeenCalledTimes(2)
})

test('what nobody caught is counted', () => {
  const error = new TypeError('x is undefined')
  window.dispatchEvent(new ErrorEvent('error', { error }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }))
  expect(parts.errors.addUncaught.mock.calls).toEqual([[error, ''], [error]])
})

test('what the policy blocks in a remote’s code is told once, with the release and without secrets', () => {
  const file = `https://app.test${toAssetAddress(briefs, '1.js')}`
  block(file, 'https://evil.test/steal?token=abc')
  block(file, 'https://evil.test/steal?token=def')
  block('chrome-extension://x/content.js', 'https://evil.test/')
  expect(parts.warn).toHaveBeenCalledTimes(1)
  expect(parts.warn.mock.calls[0]?.[0]).toMatchObject({
    kind: 'policy',
    message: 'The content security policy (connect-src) blocked https://evil.test.',
    origin: briefs,
  })
})
