import { COMMON_PASSWORD } from '@marquee/contract/primitives'
import { dictionary } from '@zxcvbn-ts/language-common'
import { invalid } from '../../platform/errors/domain-error.ts'

/** Passwords that leaks hold most often, in small letters. Whoever guesses begins with them. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** @throws DomainError 422 on `password` for one that many people use, in whatever case */
export function refuseCommonPassword(password: string): void {
  if (commonPasswords.has(password.toLowerCase())) {
    throw invalid({ password: [COMMON_PASSWORD] })
  }
}
