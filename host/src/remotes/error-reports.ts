import { ApiError, NetworkError } from '@marquee/api-client/api-error'
import type { LiveRelease } from '@marquee/federation/registry'
import type { LiveRegistry } from './live-registry.ts'
import type { ReleaseReports } from './release-reports.ts'
import { releaseOfFile } from './releases-in.ts'
import { RemoteLoadError } from './remote-failure.ts'
import type { RunningRelease } from './running-releases.ts'

interface ErrorReportParts {
  registry: Pick<LiveRegistry, 'read' | 'releases'>
  reports: Pick<ReleaseReports, 'addFailure'>
  readShown: () => RunningRelease | null
}

const BUILD_FILE = /\/build\/[a-z][a-z-]*\/[\w-]+\/[\w.-]+\.js/g

/** Counts errors for the release whose code threw them. */
export function createErrorReports({ registry, reports, readShown }: ErrorReportParts) {
  /** By the innermost file of a remote in the stack, else of the host. */
  function findOrigin(error: Error): RunningRelease | null {
    const files = [...(error.stack ?? '').matchAll(BUILD_FILE)].map(([address]) => address)
    const releases = registry.releases()
    const found = files.flatMap((address) => releaseOfFile(releases, address) ?? [])
    return found.find(({ name }) => name !== 'host') ?? found[0] ?? null
  }

  function add(origin: RunningRelease | null): void {
    if (origin !== null) {
      const { name, release } = origin
      reports.addFailure({ name, release, phase: 'render', failure: 'broken' })
    }
  }

  return {
    /** An error page stands where a page was. */
    addCaught(error: unknown): void {
      if (isOfCode(error)) {
        add((error instanceof Error ? findOrigin(error) : null) ?? readShown() ?? registry.read().host)
      }
    },

    /**
     * Nobody caught it; without one of our files in its stack it is somebody else's, as an extension's.
     * @param file address of the script that threw it, where the browser tells it
     */
    addUncaught(error: unknown, file = ''): void {
      if (error instanceof Error && isOfCode(error) && !isContainer(registry.releases(), file)) {
        add(findOrigin(error))
      }
    },
  }
}

export type ErrorReports = ReturnType<typeof createErrorReports>

/** A remote's container runs when it is loaded, and what it throws then is the failure of that load. */
export function isContainer(releases: readonly LiveRelease[], address: string): boolean {
  const release = releaseOfFile(releases, address)
  const file = new URL(address, 'http://localhost').pathname.split('/').at(-1)
  return release !== null && release.name !== 'host' && release.entry.scripts[0] === file
}

/** A load that failed was counted as such; what a server refuses and a network that is away are no faults of a release. */
function isOfCode(error: unknown): boolean {
  const isOther = error instanceof RemoteLoadError || error instanceof ApiError || error instanceof NetworkError
  return !isOther && !(error instanceof DOMException && error.name === 'AbortError')
}
