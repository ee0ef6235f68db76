import type { Event } from '@sentry/browser'
import { RemoteLoadError } from '../../remotes/remote-failure.ts'
import { publicAddress } from '../public-address.ts'

const BUILD_FILE = /\/build\/([a-z][a-z-]*)\/([0-9a-f]{12})\//

/** Says which remote, in which release, an error comes from: by the failure itself, else by the files in its stack. */
export function withOrigin<Reported extends Event>(event: Reported, error: unknown): Reported {
  const origin = error instanceof RemoteLoadError ? failedRemote(error) : remoteInStack(event)
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

function remoteInStack({ exception }: Event): Record<string, string> {
  const frames = exception?.values?.flatMap(({ stacktrace }) => stacktrace?.frames ?? []) ?? []
  // The innermost frame is the last.
  for (const { filename = '' } of frames.toReversed()) {
    const [, name, release] = BUILD_FILE.exec(filename) ?? []
    if (name !== undefined && release !== undefined && name !== 'host') {
      return { remote: name, remote_release: release }
    }
  }
  return {}
}
