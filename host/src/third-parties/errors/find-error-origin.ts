import type { Event } from '@sentry/react'
import { isContainer } from '../../remotes/error-reports.ts'
import type { LiveRegistry } from '../../remotes/live-registry.ts'
import { toStamp } from '../../remotes/release-stamp.ts'
import { ReleaseWarning } from '../../remotes/release-reports.ts'
import { releaseOfFile } from '../../remotes/releases-in.ts'
import { RemoteLoadError } from '../../remotes/remote-failure.ts'
import { publicAddress, withPublicAddresses } from '../public-address.ts'

type PageRegistry = Pick<LiveRegistry, 'read' | 'releases'>

/**
 * Adds to an error the remote and release that it comes from, determined by the failure itself, else by the files in its stack; also the
 * generation of the registry that the page runs, and whether it runs previews. Addresses in its texts lose their secrets.
 * @param registry of the page; it lists the files of the releases
 */
export function withOrigin<Reported extends Event>(event: Reported, error: unknown, registry: PageRegistry): Reported {
  const { message, exception, breadcrumbs } = event
  const url = event.request?.url
  return {
    ...event,
    ...(url !== undefined && { request: { url: publicAddress(url) } }),
    ...(message !== undefined && { message: withPublicAddresses(message) }),
    ...(exception !== undefined && { exception: withPublicAddresses(exception) }),
    ...(breadcrumbs !== undefined && { breadcrumbs: withPublicAddresses(breadcrumbs) }),
    tags: { ...event.tags, ...toStamp(registry.read()), ...findOrigin(event, error, registry) },
  }
}

/**
 * Whether a remote's container threw the error while it was loaded: the page already reports the failed load, so this would be a duplicate.
 */
export function isOfFailedLoad({ exception }: Event, { releases }: Pick<PageRegistry, 'releases'>): boolean {
  const { mechanism, stacktrace } = exception?.values?.at(-1) ?? {}
  const { filename = '' } = stacktrace?.frames?.at(-1) ?? {}
  return mechanism?.handled === false && isContainer(releases(), filename)
}

function findOrigin(event: Event, error: unknown, registry: PageRegistry): Record<string, string> {
  if (error instanceof RemoteLoadError) {
    return { remote: error.remote, remote_release: error.release ?? 'unknown', failure: error.kind }
  }
  if (error instanceof ReleaseWarning) {
    const { origin, kind } = error
    return { warning: kind, ...(origin !== null && { remote: origin.name, remote_release: origin.release }) }
  }
  return remoteInStack(event, registry)
}

function remoteInStack({ exception }: Event, registry: PageRegistry): Record<string, string> {
  const frames = exception?.values?.flatMap(({ stacktrace }) => stacktrace?.frames ?? []) ?? []
  const releases = registry.releases()
  // The innermost frame is the last.
  for (const { filename = '' } of frames.toReversed()) {
    const release = releaseOfFile(releases, filename)
    if (release !== null && release.name !== 'host') {
      return { remote: release.name, remote_release: release.release }
    }
  }
  return {}
}
