import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listBoards } from '@marquee/contract/boards'
import { listBrands } from '@marquee/contract/brands'
import { listBriefs } from '@marquee/contract/briefs'
import { listProducts } from '@marquee/contract/products'
import { queryOptions } from '@tanstack/react-query'

/** Maximum of results per kind: the palette is for users who know the name. */
const MOST_OF_A_KIND = 4

const findKeys = { words: (kind: string, q: string) => ['find', kind, q] as const }

/** Finds the brands, boards, briefs and products whose names contain a text, with one request per kind. */
export const findByName = {
  brands: (q: string) =>
    queryOptions({
      queryKey: findKeys.words('brands', q),
      queryFn: ({ signal }) => callEndpoint(listBrands, { query: { q, limit: MOST_OF_A_KIND } }, { signal }),
      retry: false,
    }),
  boards: (q: string) =>
    queryOptions({
      queryKey: findKeys.words('boards', q),
      queryFn: ({ signal }) => callEndpoint(listBoards, { query: { q, limit: MOST_OF_A_KIND } }, { signal }),
      retry: false,
    }),
  briefs: (q: string) =>
    queryOptions({
      queryKey: findKeys.words('briefs', q),
      queryFn: ({ signal }) => callEndpoint(listBriefs, { query: { q, limit: MOST_OF_A_KIND } }, { signal }),
      retry: false,
    }),
  products: (q: string) =>
    queryOptions({
      queryKey: findKeys.words('products', q),
      queryFn: ({ signal }) => callEndpoint(listProducts, { query: { q, limit: MOST_OF_A_KIND } }, { signal }),
      retry: false,
    }),
}
