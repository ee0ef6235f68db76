import type { RemoteName } from '@marquee/remote-kit/routes'

/** Why a remote's page is not there. */
export type RemoteFailureKind =
  /** The entry, a chunk or a stylesheet did not arrive, or arrived changed. */
  | 'network'
  /** The remote's own code threw while it started. */
  | 'broken'
  /** The release does not have what the host asks for: its manifest or the page. */
  | 'missing'
  /** Built for another version of the remote kit. */
  | 'incompatible'
  /** Switched off in the registry, or not in it. */
  | 'disabled'

/** A remote's page could not be loaded. The message is written for people. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError'
  readonly remote: RemoteName
  /** Release that failed; null when the registry names none. */
  readonly release: string | null
  readonly kind: RemoteFailureKind

  constructor(remote: RemoteName, release: string | null, kind: RemoteFailureKind, cause?: unknown) {
    super(messages[kind], { cause })
    this.remote = remote
    this.release = release
    this.kind = kind
  }
}

const messages: Readonly<Record<RemoteFailureKind, string>> = {
  network: 'This page could not be loaded. Check your connection and try again.',
  broken: 'This page could not be started. We have been told about it. Try again in a moment.',
  missing: 'This page is not available right now. Try again in a moment.',
  incompatible: 'This page needs a newer version of the app. Reload the page to get it.',
  disabled: 'This page is switched off at the moment. Try again later.',
}

/**
 * Sorts what the federation runtime, webpack or the remote's code threw into one kind. The runtime's errors have no code
 * but carry `#RUNTIME-0NN` in their message.
 */
export function classifyFailure(error: unknown): RemoteFailureKind {
  if (!(error instanceof Error)) {
    return 'broken'
  }
  const { message } = error
  // It comes as a RUNTIME-008 as well, but loading the script again would not help.
  if (message.includes('ScriptExecutionError')) {
    return 'broken'
  }
  if (isChunkFailure(error) || message.includes('RUNTIME-008')) {
    return 'network'
  }
  return message.includes('RUNTIME-014') ? 'missing' : 'broken'
}

function isChunkFailure(error: Error): boolean {
  const code = 'code' in error ? error.code : undefined
  return error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED'
}
