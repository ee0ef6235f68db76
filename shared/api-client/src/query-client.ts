import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const FIVE_MINUTES_MS = 5 * 60 * 1000

/** The product's query defaults: 3 retries, 1 s doubling up to 30 s, cached 5 minutes; mutations are never repeated. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: retryQuery, retryDelay: retryDelayMs, gcTime: FIVE_MINUTES_MS, staleTime: 30_000 },
      mutations: { retry: 0 },
    },
  })
}

/** Whether a failed query is retried. A retry after a 4xx would not help, except after 408 and 429. */
export function retryQuery(failureCount: number, error: Error): boolean {
  if (error instanceof ApiError && error.status < 500 && error.status !== 408 && error.status !== 429) {
    return false
  }
  return failureCount < 3
}

/**
 * Milliseconds before retry number `attempt` (0-based): 1 s, 2 s, 4 s, … at most 30 s. A server that has too much to do names the least
 * time; up to 30 s are waited for it.
 */
export function retryDelayMs(attempt: number, error: Error): number {
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0
  return Math.min(Math.max(1000 * 2 ** attempt, asked), 30_000)
}
