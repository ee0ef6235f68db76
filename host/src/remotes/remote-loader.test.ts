import type { LiveRemote, Registry } from '@marquee/federation/registry'
import type { PageContext, RemoteManifest } from '@marquee/remote-kit/remote-manifest'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import { QueryClient } from '@tanstack/react-query'
import { createReloadMemory } from './reload-memory.ts'
import { RemoteLoadError } from './remote-failure.ts'
import { createRemoteLoader, type RemoteLoaderParts } from './remote-loader.ts'

const release = {
  release: '0123456789ab',
  kitVersion: KIT_VERSION,
  singletons: { react: '^19.0.0' },
  entry: { scripts: ['remote-entry.js'], styles: [] },
  globalName: 'x',
  integrity: {},
}

function buildRegistry(changes: Partial<LiveRemote> = {}): Registry {
  const remote = {
    ...release,
    name: 'briefs',
    baseUrl: '/build/briefs/0123456789ab/',
    enabled: true,
    lastKnownGood: null,
    ...changes,
  }
  const host = { ...release, name: 'host', baseUrl: '/build/host/x/', singletons: { react: '19.2.0' } }
  return { generation: 1, host, remotes: { briefs: remote }, overrides: {} }
}

function BriefsPage() {
  return null
}

const manifest: RemoteManifest = {
  kitVersion: KIT_VERSION,
  pages: { briefs: { load: () => Promise.resolve({ Page: BriefsPage }) } },
}

function networkError(): Error {
  return Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' })
}

function setUp(changes: Partial<RemoteLoaderParts> = {}) {
  const left: string[] = []
  const parts: RemoteLoaderParts = {
    registry: buildRegistry(),
    reloadMemory: createReloadMemory({
      storage: () => sessionStorage,
      address: () => new URL('https://app.test/briefs'),
      replaceAddress: () => {},
      now: () => 0,
    }),
    register: jest.fn(),
    loadEntry: jest.fn(() => Promise.resolve(manifest)),
    leaveFor: (address) => void left.push(address.href),
    isOnline: () => true,
    wait: () => Promise.resolve(),
    ...changes,
  }
  return { loader: createRemoteLoader(parts), parts, left }
}

function context(): PageContext {
  return {
    queryClient: new QueryClient(),
    params: {},
    url: new URL('https://app.test/briefs'),
    signal: new AbortController().signal,
  }
}

beforeEach(() => sessionStorage.clear())

test('registers a remote when its first page is wanted, and once', async () => {
  const { loader, parts } = setUp()
  expect(parts.register).not.toHaveBeenCalled()
  await loader.loadRemotePage('briefs', context())
  expect(await loader.loadRemotePage('briefs', context())).toEqual({ Page: BriefsPage })
  expect(parts.register).toHaveBeenCalledTimes(1)
})

test("starts the page's first requests while its code is loading", async () => {
  const prefetch = jest.fn()
  const load = jest.fn(() => Promise.resolve({ Page: BriefsPage }))
  const { loader } = setUp({ loadEntry: () => Promise.resolve({ ...manifest, pages: { briefs: { load, prefetch } } }) })
  await loader.loadRemotePage('briefs', context())
  expect(prefetch.mock.invocationCallOrder[0]).toBeLessThan(load.mock.invocationCallOrder[0] ?? 0)
})

test('[A-04] what the network broke is tried three times', async () => {
  const loadEntry = jest
    .fn()
    .mockRejectedValueOnce(networkError())
    .mockRejectedValueOnce(networkError())
    .mockResolvedValue(manifest)
  const { loader, left } = setUp({ loadEntry })
  expect(await loader.loadRemotePage('briefs', context())).toEqual({ Page: BriefsPage })
  expect(left).toEqual([])
})

test('[A-04] then the wanted page is reloaded once, and the next time it fails readably', async () => {
  const { loader, left } = setUp({ loadEntry: () => Promise.reject(networkError()) })
  void loader.loadRemotePage('briefs', context())
  await new Promise((resolve) => setTimeout(resolve))
  expect(left).toEqual(['https://app.test/briefs'])
  await expect(loader.loadRemotePage('briefs', context())).rejects.toMatchObject({
    name: 'RemoteLoadError',
    kind: 'network',
  })
  expect(left).toHaveLength(1)
})

test('[A-04] a rendered page allows a reload again', async () => {
  const { loader, left } = setUp({ loadEntry: () => Promise.reject(networkError()) })
  void loader.loadRemotePage('briefs', context())
  await new Promise((resolve) => setTimeout(resolve))
  loader.confirmRendered('briefs')
  void loader.loadRemotePage('briefs', context())
  await new Promise((resolve) => setTimeout(resolve))
  expect(left).toHaveLength(2)
})

test('never reloads while offline', async () => {
  const { loader, left } = setUp({ loadEntry: () => Promise.reject(networkError()), isOnline: () => false })
  await expect(loader.loadRemotePage('briefs', context())).rejects.toMatchObject({ kind: 'network' })
  expect(left).toEqual([])
})

test('trying again starts from nothing: the remote is registered anew', async () => {
  const loadEntry = jest.fn().mockRejectedValueOnce(new TypeError('broken')).mockResolvedValue(manifest)
  const { loader, parts } = setUp({ loadEntry })
  await expect(loader.loadRemotePage('briefs', context())).rejects.toMatchObject({
    kind: 'broken',
    release: '0123456789ab',
  })
  expect(await loader.loadRemotePage('briefs', context())).toEqual({ Page: BriefsPage })
  expect(parts.register).toHaveBeenCalledTimes(2)
})

test.each([
  ['disabled', buildRegistry({ enabled: false })],
  ['disabled', { ...buildRegistry(), remotes: {} }],
  ['incompatible', buildRegistry({ kitVersion: '99.0.0' })],
  ['incompatible', buildRegistry({ singletons: { react: '^20.0.0' } })],
])('nothing of a remote runs that is %s', async (kind, registry) => {
  const { loader, parts } = setUp({ registry })
  await expect(loader.loadRemotePage('briefs', context())).rejects.toMatchObject({ kind })
  expect(parts.register).not.toHaveBeenCalled()
})

test('a release without the page is reported as missing it', async () => {
  const { loader } = setUp()
  await expect(loader.loadRemotePage('brief-details', context())).rejects.toMatchObject({ kind: 'missing' })
})

test('preloading never throws and never reloads', async () => {
  const { loader, left } = setUp({ loadEntry: () => Promise.reject(networkError()) })
  loader.preloadRemotePage('briefs')
  loader.preloadRemotePage('login')
  await new Promise((resolve) => setTimeout(resolve))
  expect(left).toEqual([])
})

describe('with a last-known-good release', () => {
  const previous = { ...release, name: 'briefs', release: 'ffffffffffff', baseUrl: '/build/briefs/ffffffffffff/' }
  const registry = buildRegistry({ lastKnownGood: previous })

  function registered(parts: RemoteLoaderParts): string[] {
    return jest.mocked(parts.register).mock.calls.map(([{ release: id }]) => id)
  }

  test.each(['broken', 'missing', 'incompatible'] as const)(
    'a live release that is %s gives way, without a reload',
    async (kind) => {
      const failure =
        kind === 'missing' ? new RemoteLoadError('briefs', release.release, 'missing') : new TypeError('broken')
      const loadEntry = jest.fn().mockRejectedValueOnce(failure).mockResolvedValue(manifest)
      const { loader, parts, left } = setUp(
        kind === 'incompatible'
          ? { registry: buildRegistry({ lastKnownGood: previous, kitVersion: '99.0.0' }) }
          : { registry, loadEntry },
      )
      expect(await loader.loadRemotePage('briefs', context())).toEqual({ Page: BriefsPage })
      expect(registered(parts).at(-1)).toBe('ffffffffffff')
      expect(left).toEqual([])
    },
  )

  test('[A-04] what the network broke is reloaded once, and only then gives way', async () => {
    const loadEntry = jest.fn().mockResolvedValue(manifest)
    for (let attempt = 0; attempt < 6; attempt += 1) {
      loadEntry.mockRejectedValueOnce(networkError())
    }
    const { loader, parts, left } = setUp({ registry, loadEntry })
    void loader.loadRemotePage('briefs', context())
    await new Promise((resolve) => setTimeout(resolve))
    expect(left).toHaveLength(1)
    expect(registered(parts)).toEqual([release.release])
    expect(await loader.loadRemotePage('briefs', context())).toEqual({ Page: BriefsPage })
    expect(registered(parts)).toEqual([release.release, release.release, 'ffffffffffff'])
    expect(left).toHaveLength(1)
  })

  test('when both fail, the live one is named, and the next attempt begins with it', async () => {
    const { loader, parts } = setUp({ registry, loadEntry: () => Promise.reject(new TypeError('broken')) })
    await expect(loader.loadRemotePage('briefs', context())).rejects.toMatchObject({ release: release.release })
    await expect(loader.loadRemotePage('briefs', context())).rejects.toMatchObject({ kind: 'broken' })
    expect(registered(parts)).toEqual([release.release, 'ffffffffffff', release.release, 'ffffffffffff'])
  })

  test('a page that a working release does not have is no reason to go back', async () => {
    const { loader, parts } = setUp({ registry })
    await expect(loader.loadRemotePage('brief-details', context())).rejects.toMatchObject({ kind: 'missing' })
    expect(registered(parts)).toEqual([release.release])
  })
})
