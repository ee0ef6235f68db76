import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

type Names = Readonly<Record<string, string>>

const KEY = ['ad-library', 'brand-names'] as const

/** Names of brands that were seen: an address holds only their ids. */
export function useBrandNames() {
  const queryClient = useQueryClient()
  const nameOf = useCallback((id: string) => queryClient.getQueryData<Names>(KEY)?.[id], [queryClient])
  const remember = useCallback(
    (brands: readonly { id: string; name: string }[]) => {
      queryClient.setQueryData<Names>(KEY, (known = {}) => ({
        ...known,
        ...Object.fromEntries(brands.map(({ id, name }) => [id, name])),
      }))
    },
    [queryClient],
  )
  return { nameOf, remember }
}
