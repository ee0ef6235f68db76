import type { ReleaseReport, releaseFailures } from '@marquee/contract/release-health'
import { type Incompatibility, isForOlderHost } from '@marquee/federation/compatibility'
import type { RemoteName } from '@marquee/remote-kit/routes'
import { TimeLimitError } from './with-timeout.ts'

/**
 * Why a remote's page is not there: the failures of a release, as browsers report them, and a decision that is none:
 * `disabled`, switched off in the registry or not in it.
 */
export type RemoteFailureKind = (typeof releaseFailures)[number] | 'disabled'

/** A script did not come, or not as its release lists it. */
export class ScriptLoadError extends Error {
  override readonly name = 'ScriptLoadError'
  /** Address within the release. */
  readonly request: string

  constructor(request: string, cause?: unknown) {
    super(`The script ${request} could not be loaded.`, { cause })
    this.request = request
  }
}

/** A remote's page could not be loaded. The message is written for people. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError'
  readonly remote: RemoteName
  /** Release that failed; null when the registry names none. */
  readonly release: string | null
  readonly kind: RemoteFailureKind
  /** Whether the remote's entry was there already. */
  readonly phase: Exclude<ReleaseReport['phase'], 'render'>

  constructor(
    remote: RemoteName,
    release: string | null,
    kind: RemoteFailureKind,
    cause?: unknown,
    phase: RemoteLoadError['phase'] = 'entry',
    message: string = messages[kind],
  ) {
    super(message, { cause })
    this.remote = remote
    this.release = release
    this.kind = kind
    this.phase = phase
  }
}

const messages: Readonly<Record<RemoteFailureKind, string>> = {
  network: "This page couldn't load. Check your connection and try again.",
  integrity: "This page arrived damaged, so we didn't open it. Try again in a moment.",
  timeout: 'This page is taking too long to load. Check your connection and try again.',
  broken: "This page couldn't start. We've been notified. Try again in a moment.",
  missing: 'This page is not available right now. Try again in a moment.',
  incompatible: 'This page was built for another version of the app.',
  disabled: 'This page is turned off for now. Try again later.',
}

/** A release that was built for another host. The message names what does not fit, and who can mend it. */
export function toIncompatibleError(
  remote: RemoteName,
  release: string,
  problems: readonly Incompatibility[],
): RemoteLoadError {
  const list = problems.map(({ package: name, wanted, provided }) => `${name} ${wanted} (it has ${provided ?? 'none'})`)
  const isOlder = problems.some(isForOlderHost)
  const mending = isOlder
    ? `Reloading does not help: the team of ${remote} has to release it again.`
    : 'Reload the page to get a newer app; if there is none yet, its team has to release it.'
  const message = `${messages.incompatible} It needs ${list.join(', ')}. ${mending}`
  return new RemoteLoadError(remote, release, 'incompatible', problems, 'entry', message)
}

/** A file did not come as it was announced: asking again may help. */
export function mayRetryHelp(kind: RemoteFailureKind): boolean {
  return kind === 'timeout' || mayReloadHelp(kind)
}

/** Whether a new document may help. It would wait for a file that hangs as long again. */
export function mayReloadHelp(kind: RemoteFailureKind): boolean {
  return kind === 'network' || kind === 'integrity'
}

/**
 * Sorts what the loader, webpack or the remote's code threw into one kind.
 * @param isResourceLoaded whether the file at an address did come: then the browser has refused it, because it is another one than
 * the registry announces
 */
export function classifyFailure(
  error: unknown,
  isResourceLoaded: (address: string) => boolean = () => false,
): RemoteFailureKind {
  if (!(error instanceof Error)) {
    return 'broken'
  }
  if (isTimeout(error)) {
    return 'timeout'
  }
  if (isFileFailure(error)) {
    return isResourceLoaded('request' in error && typeof error.request === 'string' ? error.request : '')
      ? 'integrity'
      : 'network'
  }
  // A container says it in words only.
  return error.message.includes('does not exist in container') ? 'missing' : 'broken'
}

/** Ours, and the one of webpack's chunk loader. */
function isTimeout(error: Error): boolean {
  return error instanceof TimeLimitError || (isFileFailure(error) && 'type' in error && error.type === 'timeout')
}

/** A script or a stylesheet: those that we load, and webpack's chunks. */
function isFileFailure(error: Error): boolean {
  const code = 'code' in error ? error.code : undefined
  return error instanceof ScriptLoadError || error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED'
}
