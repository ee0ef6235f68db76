import type { Registry } from '@marquee/federation/registry'
import type { Event } from '@sentry/browser'
import { releaseOfFile } from '../../remotes/releases-in.ts'
import { RemoteLoadError } from '../../remotes/remote-failure.ts'
import { publicAddress } from '../public-address.ts'

/**
 * Says which remote, in which release, an error comes from: by the failure itself, else by the files in its stack.
 * @param registry of the page: it knows the files
 */
export function withOrigin<Reported extends Event>(event: Reported, error: unknown, registry: Registry): Reported {
  const origin = error instanceof RemoteLoadError ? failedRemote(error) : remoteInStack(event, registry)
  const url = event.request?.url
  return {
    ...event,
    ...(url !== undefined && { request: { url: publicAddress(url) } }),
    tags: { ...event.tags, ...origin },
  }
}

function failedRemote({ remote, release, kind }: RemoteLoadError) {
  return { remote, remote_release: release ?? 'unknown', failure: kind }
}

function remoteInStack({ exception }: Event, registry: Registry): Record<string, string> {
  const frames = exception?.values?.flatMap(({ stacktrace }) => stacktrace?.frames ?? []) ?? []
  // The innermost frame is the last.
  for (const { filename = '' } of frames.toReversed()) {
    const release = releaseOfFile(registry, filename)
    if (release !== null && release.name !== 'host') {
      return { remote: release.name, remote_release: release.release }
    }
  }
  return {}
}
