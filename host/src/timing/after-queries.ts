import type { QueryClient } from '@tanstack/react-query'

const LONGEST_WAIT_MS = 3000

/** Runs a function when no query is loading any more, after three seconds at the latest. */
export function afterQueries(queryClient: QueryClient, run: () => void): void {
  if (queryClient.isFetching() === 0) {
    run()
    return
  }
  const timer = setTimeout(finish, LONGEST_WAIT_MS)
  const unsubscribe = queryClient.getQueryCache().subscribe(() => {
    if (queryClient.isFetching() === 0) {
      finish()
    }
  })
  function finish(): void {
    clearTimeout(timer)
    unsubscribe()
    run()
  }
}
