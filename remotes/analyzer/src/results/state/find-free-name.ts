import type { ResultAccount } from '@marquee/contract/result-imports'

const USUAL_NAME = 'My ad account'

/** A name for a new account that no other account has: results of one account are in one currency. */
export function findFreeName(accounts: readonly Pick<ResultAccount, 'name'>[], currency: string): string {
  const taken = new Set(accounts.map(({ name }) => name.toLowerCase()))
  const named = `${USUAL_NAME} (${currency})`
  const numbered = accounts.map((_, index) => `${named} ${index + 2}`)
  return [USUAL_NAME, named, ...numbered].find((name) => !taken.has(name.toLowerCase())) ?? named
}
