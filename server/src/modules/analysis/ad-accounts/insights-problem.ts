import type { SourceProblem } from '@marquee/contract/ad-sources'
import type { GraphErrorKind } from '../../../platform/graph-api/graph-error.ts'
import { SecretUnreadable } from '../../../platform/secrets/secret-box.ts'
import type { InsightsError } from './insights-source.ts'

/** Advice for the user, when Meta itself gives none. */
const ADVICE: Readonly<Record<SourceProblem['kind'], string>> = {
  token: 'Make a new token at Meta, and put it in with “Replace token”.',
  permission: 'Give the token the permission ads_read, and access to this ad account.',
  query: 'Check the number of the ad account. If it is right, tell whoever runs the server.',
  throttled: 'Nothing to do: it goes on by itself when Meta answers again.',
  unavailable: 'Nothing to do while it is tried again. If it has failed, import once more later.',
  answer: 'Import once more. If that does not help, tell whoever runs the server.',
  keys: 'Put the token in again with “Replace token”.',
}

const KINDS: Readonly<Record<GraphErrorKind, SourceProblem['kind']>> = {
  token: 'token',
  permission: 'permission',
  query: 'query',
  answer: 'answer',
  throttled: 'throttled',
  unavailable: 'unavailable',
  too_much: 'unavailable',
}

/** Describes the failure in words for users. */
export function toProblem(error: InsightsError | SecretUnreadable): SourceProblem {
  if (error instanceof SecretUnreadable) {
    const message = 'The token cannot be read: the key that it was encrypted with is not on the server any more.'
    return { kind: 'keys', message, advice: ADVICE.keys }
  }
  const kind = KINDS[error.kind]
  return { kind, message: error.message, advice: error.advice ?? ADVICE[kind] }
}

/** Whether imports are impossible until a user has fixed the token. */
export function concernsToken({ kind }: SourceProblem): boolean {
  return kind === 'token' || kind === 'permission' || kind === 'keys'
}
