import { href } from '@marquee/remote-kit/routes'

/**
 * Leads to the plans when the server refuses a call because the workspace has no plan, and fetches the auth data again: the page thought
 * that there was one, so the plan has ended, or the account was removed from the workspace and now works in another one.
 * @param navigate resolves when the plans are shown; until then the page that was left would repeat its calls with the new auth data
 * @param refresh fetches the auth data; several refusals at the same time fetch it once
 */
export function createLeadToPlans(
  navigate: (address: string) => Promise<void>,
  refresh: () => Promise<unknown>,
): () => void {
  let isFetching = false
  return () => {
    const arrival = navigate(href('plans'))
    if (!isFetching) {
      isFetching = true
      // Without an answer the page keeps what it knew; the next refusal asks again.
      void arrival
        .then(refresh)
        .catch(() => {})
        .finally(() => {
          isFetching = false
        })
    }
  }
}
