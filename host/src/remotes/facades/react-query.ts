/**
 * The exports of the query client that remotes may use, without its server code and its persistence. See `react-router.ts` for the reason
 * of the list.
 */
export {
  hashKey,
  infiniteQueryOptions,
  isCancelledError,
  keepPreviousData,
  MutationObserver,
  mutationOptions,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
