import { MINUTE_MS } from '../../../platform/clock.ts'
/**
 * `key`, `model`, `request`: the settings have to be changed; `server_key`: those of the server, by its operator. `policy`: this
 * request is refused. `quota`: the quota of the account at the provider is used up. `busy`, `unreachable`, `slow`: a later retry may succeed. `answer`: the response is not as requested.
 */
export type ProviderFailureKind =
  | 'key'
  | 'server_key'
  | 'model'
  | 'request'
  | 'policy'
  | 'quota'
  | 'busy'
  | 'unreachable'
  | 'slow'
  | 'answer'
  | 'address'

const MESSAGES: Readonly<Record<ProviderFailureKind, string>> = {
  key: 'The provider did not accept the key. Check it under Integrations.',
  server_key:
    'The provider did not accept the key of this server. Its operator has to set another one; a key of your own can be set under Integrations.',
  model: 'The provider does not know the model. Check its name under Integrations.',
  request: 'The provider could not use the request. Choose another model, or use the built-in templates.',
  policy:
    'The provider declined this request under its content rules. Change the words or the product, then try again.',
  quota: 'The provider’s account has no budget left. Top it up there, or use the built-in templates.',
  busy: 'The provider is busy and did not answer in time. Try again in a few minutes.',
  unreachable: 'The provider could not be reached. Try again in a few minutes.',
  slow: 'The provider took too long to answer. Try again in a few minutes.',
  answer: 'The provider’s answer could not be used. Try again, or use another model.',
  address: 'The provider’s address is not one of the public internet. Check it under Integrations.',
}
const TEMPORARY: ReadonlySet<ProviderFailureKind> = new Set(['busy', 'unreachable', 'slow'])
const RETRY_AFTER_MS = 20_000
const LONGEST_RETRY_MS = 30 * MINUTE_MS

/** A provider returned nothing usable. The message is written for users and repeats no text of the provider. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  readonly kind: ProviderFailureKind
  /** A retry after `retryAfterMs` may succeed. */
  readonly isTemporary: boolean
  readonly retryAfterMs: number

  constructor(kind: ProviderFailureKind, retryAfterMs = RETRY_AFTER_MS) {
    super(MESSAGES[kind])
    this.kind = kind
    this.isTemporary = TEMPORARY.has(kind)
    this.retryAfterMs = Math.min(retryAfterMs, LONGEST_RETRY_MS)
  }
}
