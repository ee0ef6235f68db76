import type { ReleaseReport, releaseFailures } from '@marquee/contract/release-health'
import { type Incompatibility, isForOlderHost } from '@marquee/federation/compatibility'
import type { RemoteName } from '@marquee/remote-kit/routes'
import { TimeLimitError } from './with-timeout.ts'

/**
 * The reason why a remote's page is missing: the failures of a release that browsers report, and `disabled`, which is not a failure: the
 * remote is switched off in the registry or not in it.
 */
export type RemoteFailureKind = (typeof releaseFailures)[number] | 'disabled'

/** A script did not arrive, or differs from the one that its release lists. */
export class ScriptLoadError extends Error {
  override readonly name = 'ScriptLoadError'
  /** Address of the file within the release. */
  readonly request: string

  constructor(request: string, cause?: unknown) {
    super(`The script ${request} could not be loaded.`, { cause })
    this.request = request
  }
}

/** A remote's page could not be loaded, or its code threw. The message is a text for the user. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError'
  readonly remote: RemoteName
  /** Release that failed; null when the registry names none. */
  readonly release: string | null
  readonly kind: RemoteFailureKind
  /** Whether the remote's entry was there already, and whether the page was. */
  readonly phase: ReleaseReport['phase']

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
  frozen: 'The last time you opened this page, it stopped responding. We kept it closed so that you can go on working.',
  disabled: 'This page is turned off for now. Try again later.',
}

/** The error for a page whose code threw while it was shown. */
export function toRenderError(remote: RemoteName, release: string | null, cause: unknown): RemoteLoadError {
  const message = 'Nothing that was saved is lost, and the rest of Marquee keeps working.'
  return new RemoteLoadError(remote, release, 'broken', cause, 'render', message)
}

/** The error for a release that was built for another host. The message names the incompatible parts, and who can fix it. */
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

/** Whether a retry may help: a file did not arrive as the release lists it. */
export function mayRetryHelp(kind: RemoteFailureKind): boolean {
  return kind === 'timeout' || mayReloadHelp(kind)
}

/** Whether a full page load may help. For a file that hangs it would only wait as long again. */
export function mayReloadHelp(kind: RemoteFailureKind): boolean {
  return kind === 'network' || kind === 'integrity'
}

/**
 * Classifies an error of the loader, of webpack or of the remote's code.
 * @param isResourceLoaded whether the file at an address did arrive: then the browser has refused it, because it differs from the file in
 * the registry
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
  // A container reports this only in the error message.
  return error.message.includes('does not exist in container') ? 'missing' : 'broken'
}

/** Our own timeout error, or the one of webpack's chunk loader. */
function isTimeout(error: Error): boolean {
  return error instanceof TimeLimitError || (isFileFailure(error) && 'type' in error && error.type === 'timeout')
}

/** The failure of a script or a stylesheet: loaded by our code, or a chunk of webpack. */
function isFileFailure(error: Error): boolean {
  const code = 'code' in error ? error.code : undefined
  return error instanceof ScriptLoadError || error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED'
}
