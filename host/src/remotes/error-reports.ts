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
  function add(origin: RunningRelease | null): void {
    if (origin !== null) {
      const { name, release } = origin
      reports.addFailure({ name, release, phase: 'render', failure: 'broken' })
    }
  }

  return {
    /** For an error that is shown by an error page. */
    addCaught(error: unknown): void {
      if (isOfCode(error)) {
        add(
          (error instanceof Error ? findOrigin(registry.releases(), error) : null) ??
            readShown() ??
            registry.read().host,
        )
      }
    },

    /**
     * For an uncaught error; if its stack contains none of our files, it comes from other code, such as an extension.
     * @param file address of the script that threw it, if the browser reports it
     */
    addUncaught(error: unknown, file = ''): void {
      if (error instanceof Error && isOfCode(error) && !isContainer(registry.releases(), file)) {
        add(findOrigin(registry.releases(), error))
      }
    },
  }
}

export type ErrorReports = ReturnType<typeof createErrorReports>

/** The origin of an error: the innermost file of a remote in its stack, else of the host. */
export function findOrigin(releases: readonly LiveRelease[], error: Error): RunningRelease | null {
  const files = [...(error.stack ?? '').matchAll(BUILD_FILE)].map(([address]) => address)
  const found = files.flatMap((address) => releaseOfFile(releases, address) ?? [])
  return found.find(({ name }) => name !== 'host') ?? found[0] ?? null
}

/**
 * Whether the file is a remote's container. A container runs while it is loaded, and an error that it throws is counted as a failed load.
 */
export function isContainer(releases: readonly LiveRelease[], address: string): boolean {
  const release = releaseOfFile(releases, address)
  const file = new URL(address, 'http://localhost').pathname.split('/').at(-1)
  return release !== null && release.name !== 'host' && release.entry.scripts[0] === file
}

/**
 * Whether the error is a fault of a release. Failed loads are counted separately; refusals by the server and missing connections are not
 * faults of a release.
 */
export function isOfCode(error: unknown): boolean {
  const isOther = error instanceof RemoteLoadError || error instanceof ApiError || error instanceof NetworkError
  return !isOther && !(error instanceof DOMException && error.name === 'AbortError')
}
