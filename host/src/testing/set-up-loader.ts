import type { Registry } from '@marquee/federation/registry'
import type { PageContext, RemoteManifest } from '@marquee/remote-kit/remote-manifest'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import { QueryClient } from '@tanstack/react-query'
import { createLiveRegistry } from '../remotes/live-registry.ts'
import { createReloadMemory } from '../remotes/reload-memory.ts'
import { createRemoteLoader, type RemoteLoaderParts } from '../remotes/remote-loader.ts'
import { buildRegistry, buildRelease } from './build-registry.ts'

export const LIVE = '0123456789ab'
export const NEXT = '000000000002'
export const previous = buildRelease('briefs', 'ffffffffffff')

export function BriefsPage() {
  return null
}

export const manifest: RemoteManifest = {
  kitVersion: KIT_VERSION,
  pages: { briefs: { load: () => Promise.resolve({ Page: BriefsPage }) } },
}

export function networkError(): Error {
  return Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' })
}

interface Situation extends Partial<Omit<RemoteLoaderParts, 'registry'>> {
  registry?: Registry
  /** The registry that the server returns. */
  newest?: Registry
}

export function setUpLoader({ registry = buildRegistry(), newest = registry, ...changes }: Situation = {}) {
  const left: string[] = []
  const parts: RemoteLoaderParts = {
    registry: createLiveRegistry({
      readInitial: () => registry,
      fetchNewest: () => Promise.resolve(newest),
      now: () => 0,
    }),
    reports: { addLoad: jest.fn(), addRender: jest.fn(), addFailure: jest.fn() },
    isFrozen: () => false,
    watchStart: jest.fn(() => jest.fn()),
    isResourceLoaded: () => false,
    now: () => 0,
    reloadMemory: createReloadMemory({
      storage: () => sessionStorage,
      address: () => new URL('https://app.test/briefs'),
      replaceAddress: () => {},
      now: () => 0,
    }),
    loadEntry: jest.fn(() => Promise.resolve(manifest)),
    leaveFor: (address) => void left.push(address.href),
    isOnline: () => true,
    whenPageStays: () => Promise.resolve(),
    wait: () => Promise.resolve(),
    ...changes,
  }
  return { loader: createRemoteLoader(parts), parts, left }
}

export function context(): PageContext {
  return {
    queryClient: new QueryClient(),
    params: {},
    url: new URL('https://app.test/briefs'),
    signal: new AbortController().signal,
  }
}

/** Resolves when all work that needs no timer is done. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
