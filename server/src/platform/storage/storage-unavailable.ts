import { errorCode } from '../errors/error-code.ts'

const SENTENCES = {
  key: 'The storage does not accept the key of this server',
  unreachable: 'The storage does not answer',
} as const

/**
 * The storage cannot be used at the moment: it does not answer, or it refuses the key of this server. The message is for the log. The
 * same call succeeds when that is over.
 */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
  readonly reason: keyof typeof SENTENCES

  constructor(reason: keyof typeof SENTENCES, cause: Error) {
    super(`${SENTENCES[reason]}${describe(cause)}.`, { cause })
    this.reason = reason
  }
}

/** The code that the store or the system gives; the answer to a HEAD request has none. */
function describe(cause: Error): string {
  const code = errorCode(cause) ?? cause.name
  return code === 'Unknown' ? '' : ` (${code})`
}
