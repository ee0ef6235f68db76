/** As many calls as a test's server has connections to its database: one that wants a second one within its transaction is answered with 503. */
const AT_ONCE = 4

/** Like `Promise.all` over the items in their order, but with only some of them under way at once. */
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
