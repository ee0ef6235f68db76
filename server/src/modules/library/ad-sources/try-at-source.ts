import type { SourceCredentials } from '@marquee/contract/ad-source-criteria'
import type { SourceProblem } from '@marquee/contract/ad-sources'
import { conflict, invalid } from '../../../platform/errors/domain-error.ts'
import { SourceError } from './connector.ts'
import { type Connectors, getConnector } from './connectors.ts'
import type { CredentialKeeper } from './source-credentials.ts'
import { concernsCredentials, toProblem } from './source-problem.ts'

/** @throws DomainError 409 when the server has no key to encrypt credentials with */
export function requireKeys({ canKeep }: CredentialKeeper): void {
  if (!canKeep) {
    throw conflict(
      'The server has no key to encrypt credentials with. Set CREDENTIAL_KEYS first.',
      'no_credential_keys',
    )
  }
}

/**
 * Tests credentials at the source.
 * @returns the problem that prevents their use now, when it may pass without a change
 * @throws DomainError 422 when the source refuses them
 */
export async function tryAtSource(
  connectors: Connectors,
  credentials: SourceCredentials,
  now: Date,
): Promise<SourceProblem | null> {
  try {
    await getConnector(connectors, credentials.provider).check(credentials, now)
    return null
  } catch (error) {
    if (!(error instanceof SourceError)) {
      throw error
    }
    const problem = toProblem(error)
    if (concernsCredentials(problem)) {
      throw invalid({ credentials: [`${problem.message}. ${error.advice ?? 'Check that you copied all of it.'}`] })
    }
    return problem
  }
}
