import type { SourceProblem } from '@marquee/contract/ad-sources'
import { SecretUnreadable } from '../../../platform/secrets/secret-box.ts'
import type { SourceError, SourceErrorKind } from './connector.ts'

/** The action that a user can take, when the source gives no more specific advice. */
const ADVICE: Readonly<Record<SourceProblem['kind'], string>> = {
  token: 'Make a new token at the source, and put it in with “Edit”.',
  permission: 'Ask for access to the ad library’s API at the source.',
  query: 'Add the query again with other words, countries or days.',
  throttled: 'Nothing to do: it goes on by itself when the source answers again.',
  unavailable: 'Nothing to do while it is tried again. If it has failed, start the crawl once more later.',
  answer: 'Start the crawl again. If that does not help, tell whoever runs the server.',
  keys: 'Put the credentials in again with “Edit”.',
}

const KINDS: Readonly<Record<SourceErrorKind, SourceProblem['kind']>> = {
  token: 'token',
  permission: 'permission',
  query: 'query',
  answer: 'answer',
  throttled: 'throttled',
  unavailable: 'unavailable',
  too_much: 'unavailable',
  cursor: 'answer',
}

/** A description of the failure for users. */
export function toProblem(error: SourceError | SecretUnreadable): SourceProblem {
  if (error instanceof SecretUnreadable) {
    const message =
      'The credentials cannot be read: the key that they were encrypted with is not on the server any more.'
    return { kind: 'keys', message, advice: ADVICE.keys }
  }
  const kind = KINDS[error.kind]
  return { kind, message: error.message, advice: error.advice ?? ADVICE[kind] }
}

/** Whether the source stays unusable until a user changes its credentials or their access. */
export function concernsCredentials({ kind }: SourceProblem): boolean {
  return kind === 'token' || kind === 'permission' || kind === 'keys'
}
