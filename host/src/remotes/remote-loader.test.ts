import { buildRegistry } from '../testing/build-registry.ts'
import {
  BriefsPage,
  context,
  LIVE,
  manifest,
  networkError,
  previous,
  settled,
  setUpLoader,
} from '../testing/set-up-loader.ts'
import { RemoteLoadError } from './remote-failure.ts'
import type { RemoteLoaderParts } from './remote-loader.ts'

beforeEach(() => sessionStorage.clear())

test('loads a remote when its first page is wanted, and once', async () => {
  const { loader, parts } = setUpLoader()
  expect(parts.loadEntry).not.toHaveBeenCalled()
  await loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())
  expect(await loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())).toMatchObject({
    Page: BriefsPage,
  })
  expect(parts.loadEntry).toHaveBeenCalledTimes(1)
})

test("starts the page's first requests while its code is loading", async () => {
  const prefetch = jest.fn()
  const load = jest.fn(() => Promise.resolve({ Page: BriefsPage }))
  const { loader } = setUpLoader({
    loadEntry: () => Promise.resolve({ ...manifest, pages: { briefs: { load, prefetch } } }),
  })
  await loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())
  expect(prefetch.mock.invocationCallOrder[0]).toBeLessThan(load.mock.invocationCallOrder[0] ?? 0)
})

test('[A-04] what the network broke is tried three times', async () => {
  const loadEntry = jest
    .fn()
    .mockRejectedValueOnce(networkError())
    .mockRejectedValueOnce(networkError())
    .mockResolvedValue(manifest)
  const { loader, left } = setUpLoader({ loadEntry })
  expect(await loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())).toMatchObject({
    Page: BriefsPage,
  })
  expect(left).toEqual([])
})

test('[P-92] what a navigation to another page breaks off is neither reported nor mended by a reload', async () => {
  const { loader, left, parts } = setUpLoader({
    loadEntry: () => Promise.reject(networkError()),
    whenPageStays: () => new Promise(() => {}),
  })
  void loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())
  await settled()
  expect(left).toEqual([])
  expect(parts.reports.addFailure).not.toHaveBeenCalled()
})

test('[A-04] then the wanted page is reloaded once, and the next time it fails readably', async () => {
  const { loader, left } = setUpLoader({ loadEntry: () => Promise.reject(networkError()) })
  void loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())
  await settled()
  expect(left).toEqual(['https://app.test/briefs'])
  await expect(loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())).rejects.toMatchObject({
    name: 'RemoteLoadError',
    kind: 'network',
  })
  expect(left).toHaveLength(1)
})

test('[A-04] [P-98] a rendered page is reported, and allows a reload again', async () => {
  const { loader, left, parts } = setUpLoader({ loadEntry: () => Promise.reject(networkError()) })
  void loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())
  await settled()
  loader.confirmRendered({ name: 'briefs', owner: 'briefs' }, LIVE)
  expect(parts.reports.addRender).toHaveBeenCalledWith({ name: 'briefs', release: LIVE, page: 'briefs' })
  void loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())
  await settled()
  expect(left).toHaveLength(2)
})

test('never reloads while offline', async () => {
  const { loader, left } = setUpLoader({ loadEntry: () => Promise.reject(networkError()), isOnline: () => false })
  await expect(loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())).rejects.toMatchObject({
    kind: 'network',
  })
  expect(left).toEqual([])
})

test('trying again starts from nothing: the remote is loaded anew', async () => {
  const loadEntry = jest.fn().mockRejectedValueOnce(new TypeError('broken')).mockResolvedValue(manifest)
  const { loader } = setUpLoader({ loadEntry })
  await expect(loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())).rejects.toMatchObject({
    kind: 'broken',
    release: '0123456789ab',
  })
  expect(await loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())).toMatchObject({
    Page: BriefsPage,
  })
  expect(loadEntry).toHaveBeenCalledTimes(2)
})

test.each([
  ['disabled', buildRegistry({ enabled: false })],
  ['disabled', { ...buildRegistry(), remotes: {} }],
  ['incompatible', buildRegistry({ kitVersion: '99.0.0' })],
  ['incompatible', buildRegistry({ singletons: { react: '^20.0.0' } })],
])('nothing of a remote runs that is %s', async (kind, registry) => {
  const { loader, parts } = setUpLoader({ registry })
  await expect(loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())).rejects.toMatchObject({ kind })
  expect(parts.loadEntry).not.toHaveBeenCalled()
})

test('a release without the page is reported as missing it', async () => {
  const { loader } = setUpLoader()
  await expect(loader.loadRemotePage({ name: 'brief-details', owner: 'briefs' }, context())).rejects.toMatchObject({
    kind: 'missing',
  })
})

test('preloading never throws and never reloads', async () => {
  const { loader, left } = setUpLoader({ loadEntry: () => Promise.reject(networkError()) })
  loader.preloadRemotePage({ name: 'briefs', owner: 'briefs' })
  loader.preloadRemotePage({ name: 'login', owner: 'briefs' })
  await settled()
  expect(left).toEqual([])
})

describe('with a last-known-good release', () => {
  const registry = buildRegistry({ lastKnownGood: previous })

  function tried({ loadEntry }: RemoteLoaderParts): string[] {
    return jest.mocked(loadEntry).mock.calls.map(([, { release: id }]) => id)
  }

  test.each(['broken', 'missing', 'incompatible'] as const)(
    'a live release that is %s gives way, without a reload',
    async (kind) => {
      const failure = kind === 'missing' ? new RemoteLoadError('briefs', LIVE, 'missing') : new TypeError('broken')
      const loadEntry = jest.fn().mockRejectedValueOnce(failure).mockResolvedValue(manifest)
      const { loader, parts, left } = setUpLoader(
        kind === 'incompatible'
          ? { registry: buildRegistry({ lastKnownGood: previous, kitVersion: '99.0.0' }) }
          : { registry, loadEntry },
      )
      expect(await loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())).toMatchObject({
        Page: BriefsPage,
      })
      expect(tried(parts).at(-1)).toBe('ffffffffffff')
      expect(left).toEqual([])
    },
  )

  test('[A-04] what the network broke is reloaded once, and only then gives way', async () => {
    const loadEntry = jest.fn().mockResolvedValue(manifest)
    for (let attempt = 0; attempt < 6; attempt += 1) {
      loadEntry.mockRejectedValueOnce(networkError())
    }
    const { loader, parts, left } = setUpLoader({ registry, loadEntry })
    void loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())
    await settled()
    expect(left).toHaveLength(1)
    expect(tried(parts)).toEqual([LIVE, LIVE, LIVE])
    expect(await loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())).toMatchObject({
      Page: BriefsPage,
    })
    expect(tried(parts).slice(3)).toEqual([LIVE, LIVE, LIVE, 'ffffffffffff'])
    expect(left).toHaveLength(1)
  })

  test('when both fail, the live one is named, and the next attempt begins with it', async () => {
    const { loader, parts } = setUpLoader({
      registry,
      loadEntry: jest.fn(() => Promise.reject(new TypeError('broken'))),
    })
    await expect(loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())).rejects.toMatchObject({
      release: LIVE,
    })
    await expect(loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())).rejects.toMatchObject({
      kind: 'broken',
    })
    expect(tried(parts)).toEqual([LIVE, 'ffffffffffff', LIVE, 'ffffffffffff'])
  })

  test('a page that the live release does not have is shown by the one before', async () => {
    const loadEntry = jest
      .fn()
      .mockResolvedValueOnce({ ...manifest, pages: {} })
      .mockResolvedValue(manifest)
    const { loader, parts, left } = setUpLoader({ registry, loadEntry })
    expect(await loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())).toMatchObject({
      Page: BriefsPage,
      release: 'ffffffffffff',
    })
    expect(tried(parts)).toEqual([LIVE, 'ffffffffffff'])
    expect(left).toEqual([])
  })

  test('a page that no release has is missing, and the live release stays', async () => {
    const { loader, parts } = setUpLoader({ registry })
    await expect(loader.loadRemotePage({ name: 'brief-details', owner: 'briefs' }, context())).rejects.toMatchObject({
      kind: 'missing',
      release: LIVE,
    })
    expect(loader.releaseInUse('briefs')).toBe(LIVE)
    expect(parts.reports.addFailure).toHaveBeenCalledWith(
      expect.objectContaining({ release: LIVE, failure: 'missing' }),
    )
  })
})
