import { QueryClient } from '@tanstack/react-query';
/** The product's query defaults: 3 retries, 1 s doubling up to 30 s, cached 5 minutes; mutations are never repeated. */
export declare function createQueryClient(): QueryClient;
/** Whether a failed query is retried. A retry after a 4xx would not help, except after 408 and 429. */
export declare function retryQuery(failureCount: number, error: Error): boolean;
/**
 * Milliseconds before retry number `attempt` (0-based): 1 s, 2 s, 4 s, … at most 30 s. A server that has too much to do names the least
 * time; up to 30 s are waited for it.
 */
export declare function retryDelayMs(attempt: number, error: Error): number;
