import type { WorkspaceTopic } from '@marquee/contract/workspace-topics';
import type { QueryClient, QueryMeta } from '@tanstack/react-query';
/** The `meta` of a query that depends on these topics of the workspace: the query is fetched again when a member changes one of them. */
export declare function changesWith(...topics: readonly WorkspaceTopic[]): QueryMeta;
/**
 * Invalidates the queries that depend on these topics: those on the page are fetched again now, the others when they are shown. Waits while
 * this page has a running mutation, because the answer would show the state before it.
 */
export declare function refreshChanged(queryClient: QueryClient, topics: readonly WorkspaceTopic[]): void;
