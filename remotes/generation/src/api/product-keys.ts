/** The query keys of products: `lists` is the root of every list, whatever its search. */
export const productKeys = {
  lists: ['products', 'list'] as const,
  details: (id: string) => ['products', 'details', id] as const,
}
