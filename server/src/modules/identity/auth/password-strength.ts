import { COMMON_PASSWORD } from '@marquee/contract/primitives'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { invalid } from '../../../platform/errors/domain-error.ts'

/** What is said of a password that few people use, but that a program guesses soon all the same. */
export const WEAK_PASSWORD =
  'This password is easy to guess. Use several words, or a longer mix of characters, without your name or address.'

/** Whose password it is, as far as it is known: names and addresses are tried first by whoever guesses. */
interface PasswordOwner {
  displayName?: string
  email: string
}

/** Passwords that leaks hold most often, in small letters. Whoever guesses begins with them. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'])
/** Of zxcvbn's scores 0 to 4: from 2 on it takes more than a million guesses. */
const LOWEST_SCORE = 2
/** Rating takes longer the longer a password is, and nothing of this length is weak but what repeats itself. */
const RATED_LENGTH = 64

/** Building the tables takes half a second, which nobody should wait for at a start. */
let checker: ZxcvbnFactory | undefined

function rate(password: string, { displayName = '', email }: PasswordOwner): number {
  checker ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const [localPart = ''] = email.split('@')
  const words = `${displayName} ${email}`.split(/[^\p{L}\p{N}]+/u)
  const known = ['marquee', displayName, email, localPart, ...words].filter((word) => word !== '')
  return checker.check(password.slice(0, RATED_LENGTH), known).score
}

/**
 * Refuses passwords that are guessed soon: those that many people use, in whatever case, rows of keys or characters, and what is
 * made of the owner's own name or address.
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
