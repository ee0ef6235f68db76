import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import type { QueryClient, QueryMeta } from '@tanstack/react-query'

/** The `meta` of a query that shows these parts of the workspace: it is asked again when a member changes one of them. */
export function changesWith(...topics: readonly WorkspaceTopic[]): QueryMeta {
  return { topics }
}

/**
 * Asks again what shows these parts of the workspace: what is on the page now, the rest when it is shown. Waits while something
 * is being changed from here, because the answer would show the state before.
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
