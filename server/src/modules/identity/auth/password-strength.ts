import { COMMON_PASSWORD } from '@marquee/contract/primitives'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { invalid } from '../../../platform/errors/domain-error.ts'

/** The message for a password that is rare, but that a program guesses quickly. */
export const WEAK_PASSWORD =
  'This password is easy to guess. Use several words, or a longer mix of characters, without your name or address.'

/** The owner of the password, as far as known: attackers try the owner's names and addresses first. */
interface PasswordOwner {
  displayName?: string
  email: string
}

/** The most frequent passwords in leaks, in lower case. Attackers try them first. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'])
/** On zxcvbn's scale from 0 to 4: a score of 2 or more takes more than a million guesses. */
const LOWEST_SCORE = 2
/** Rating time grows with the length of a password, and passwords of this length are weak only when they repeat themselves. */
const RATED_LENGTH = 64

/** Built on first use: building the tables takes half a second, which would delay the start. */
let checker: ZxcvbnFactory | undefined

function rate(password: string, { displayName = '', email }: PasswordOwner): number {
  checker ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const [localPart = ''] = email.split('@')
  const words = `${displayName} ${email}`.split(/[^\p{L}\p{N}]+/u)
  const known = ['marquee', displayName, email, localPart, ...words].filter((word) => word !== '')
  return checker.check(password.slice(0, RATED_LENGTH), known).score
}

/**
 * Refuses passwords that are guessed quickly: frequent ones in any case, rows of keys or characters, and passwords made of the
 * owner's name or address.
 * @throws DomainError 422 on `password`
 */
export function refuseWeakPassword(password: string, owner: PasswordOwner): void {
  if (commonPasswords.has(password.toLowerCase())) {
    throw invalid({ password: [COMMON_PASSWORD] })
  }
  if (rate(password, owner) < LOWEST_SCORE) {
    throw invalid({ password: [WEAK_PASSWORD] })
  }
}
