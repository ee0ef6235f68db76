/** What remotes may use of the query client, without its server half and its persistence. See `react-router.ts` for why there is a list. */
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
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
