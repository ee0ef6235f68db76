import type { Environment } from '../environment.ts'
import type { SearchShards } from './search-shards.ts'

/** Opens the search engine of the environment. Without one, nothing of it is loaded. @returns null: PostgreSQL alone finds ads */
export async function openSearchEngine({ searchUrls }: Pick<Environment, 'searchUrls'>): Promise<SearchShards | null> {
  if (searchUrls.length === 0) {
    return null
  }
  const { openSearchShards } = await import('./open-search-shards.ts')
  return openSearchShards(searchUrls)
}
