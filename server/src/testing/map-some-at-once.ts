/**
 * As many calls as a test's server has database connections: a call that needs a second connection within its transaction is
 * answered with 503.
 */
const AT_ONCE = 4

/** Like `Promise.all` over the items in their order, but with a limited number of them in progress at once. */
export async function mapSomeAtOnce<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const waiting = items.entries()
  const results: R[] = []
  async function takeTurns(): Promise<void> {
    for (const [at, item] of waiting) {
      results[at] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
  return results
}
