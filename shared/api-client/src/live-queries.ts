import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import type { QueryClient, QueryMeta } from '@tanstack/react-query'

/** The `meta` of a query that depends on these topics of the workspace: the query is fetched again when a member changes one of them. */
export function changesWith(...topics: readonly WorkspaceTopic[]): QueryMeta {
  return { topics }
}

/**
 * Invalidates the queries that depend on these topics: those on the page are fetched again now, the others when they are shown. Waits while
 * this page has a running mutation, because the answer would show the state before it.
 */
export function refreshChanged(queryClient: QueryClient, topics: readonly WorkspaceTopic[]): void {
  if (queryClient.isMutating() === 0) {
    void queryClient.invalidateQueries({ predicate: ({ meta }) => showsAny(meta, topics) })
    return
  }
  const stop = queryClient.getMutationCache().subscribe(() => {
    if (queryClient.isMutating() === 0) {
      stop()
      refreshChanged(queryClient, topics)
    }
  })
}

function showsAny(meta: QueryMeta | undefined, topics: readonly WorkspaceTopic[]): boolean {
  const shown = meta?.['topics']
  return Array.isArray(shown) && topics.some((topic) => shown.includes(topic))
}
