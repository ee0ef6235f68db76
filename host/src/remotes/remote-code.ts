import type { LiveRelease } from '@marquee/federation/registry'
import { FIRST_TRY_MS, NEXT_TRY_MS } from '@marquee/federation/time-limits'
import type { PageDefinition, RemoteManifest, SlotProps } from '@marquee/remote-kit/remote-manifest'
import type { RemoteName } from '@marquee/remote-kit/routes'
import type { ComponentType } from 'react'
import type { ChosenReleases } from './chosen-releases.ts'
import { classifyFailure, mayRetryHelp, RemoteLoadError } from './remote-failure.ts'
import type { RunningRelease } from './running-releases.ts'
import { withTimeout } from './with-timeout.ts'

const RETRIES = 2
/** A file that hangs at two addresses also hangs at a third one. */
const RETRIES_AFTER_TIMEOUT = 1
const RETRY_DELAY_MS = 400

/** A page and its release; null when the registry names none. */
export interface LoadedPage {
  Page: ComponentType
  release: string | null
}

/** A slot and its release; null when the registry names none. */
export interface LoadedSlot {
  Slot: ComponentType<SlotProps>
  release: string | null
}

/** A page and the remote that brings it. */
export interface RemotePageName {
  name: string
  owner: RemoteName
}

/** Called when the page's definition is known, while its code is still loading. */
export type StartPage = (page: PageDefinition) => void

export interface RemoteCodeParts {
  /** Loads the one exposed module of a release, including its container script. */
  loadEntry: (name: RemoteName, release: LiveRelease) => Promise<RemoteManifest>
  /** Whether the file at an address arrived, although it could not be used. */
  isResourceLoaded: (address: string) => boolean
  wait: (milliseconds: number) => Promise<void>
  /** Watches the tab while code of a release may run for the first time. Returns a function that ends this. */
  watchStart: (release: RunningRelease) => () => void
}

interface LoadingEntry {
  release: string
  manifest: Promise<RemoteManifest>
}

/**
 * Loads the code of the chosen releases: a remote's entry when it is first needed, and again when another release of it was chosen. A load
 * that the network broke is tried three times, one that hangs twice, each within a time limit.
 */
export function createRemoteCode(parts: RemoteCodeParts, releases: ChosenReleases) {
  const entries = new Map<RemoteName, LoadingEntry>()

  /** One release of each remote: another release replaces it. */
  function getEntry(name: RemoteName): LoadingEntry {
    const release = releases.usable(name)
    const known = entries.get(name)
    if (known?.release === release.baseUrl) {
      return known
    }
    const entry = { release: release.baseUrl, manifest: started(release, () => parts.loadEntry(name, release)) }
    entries.set(name, entry)
    return entry
  }

  /** @throws RemoteLoadError */
  async function loadRemoteManifest(name: RemoteName): Promise<RemoteManifest> {
    const release = releases.getId(name)
    const entry = getEntry(name)
    try {
      return await entry.manifest
    } catch (error) {
      // The next attempt starts from the beginning.
      if (entries.get(name) === entry) {
        entries.delete(name)
      }
      throw getFailure(name, release, error, 'entry')
    }
  }

  function getFailure(
    name: RemoteName,
    release: string | null,
    error: unknown,
    phase: RemoteLoadError['phase'],
  ): RemoteLoadError {
    if (error instanceof RemoteLoadError) {
      return error
    }
    return new RemoteLoadError(name, release, classifyFailure(error, parts.isResourceLoaded), error, phase)
  }

  async function loadPage({ name: pageName, owner: name }: RemotePageName, start: StartPage): Promise<LoadedPage> {
    const release = releases.getId(name)
    const manifest = await loadRemoteManifest(name)
    const page = manifest.pages[pageName]
    if (page === undefined) {
      throw new RemoteLoadError(name, release, 'missing', undefined, 'page')
    }
    start(page)
    try {
      const { Page } = await started({ name, release: release ?? '' }, page.load)
      return { Page, release }
    } catch (error) {
      throw getFailure(name, release, error, 'page')
    }
  }

  /** @throws RemoteLoadError */
  async function loadSlot(name: RemoteName, slotName: string): Promise<LoadedSlot> {
    const release = releases.getId(name)
    const { slots } = await loadRemoteManifest(name)
    const slot = slots?.[slotName]
    if (slot === undefined) {
      throw new RemoteLoadError(name, release, 'missing', undefined, 'page')
    }
    try {
      const { Slot } = await started({ name, release: release ?? '' }, slot.load)
      return { Slot, release }
    } catch (error) {
      throw getFailure(name, release, error, 'page')
    }
  }

  async function started<T>(release: RunningRelease, load: () => Promise<T>): Promise<T> {
    const end = parts.watchStart(release)
    try {
      return await repeated(load)
    } finally {
      end()
    }
  }

  async function repeated<T>(attempt: () => Promise<T>): Promise<T> {
    for (let retry = 0; ; retry += 1) {
      try {
        return await withTimeout(attempt(), retry === 0 ? FIRST_TRY_MS : NEXT_TRY_MS)
      } catch (error) {
        const kind = classifyFailure(error)
        if (retry >= (kind === 'timeout' ? RETRIES_AFTER_TIMEOUT : RETRIES) || !mayRetryHelp(kind)) {
          throw error
        }
        await parts.wait(RETRY_DELAY_MS * 2 ** retry * (0.5 + Math.random()))
      }
    }
  }

  return { loadRemoteManifest, loadPage, loadSlot }
}
