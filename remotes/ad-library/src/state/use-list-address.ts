import type { AdFilters } from '@marquee/contract/ad-filters'
import { useCallback, useMemo } from 'react'
import { writeFilters } from './filter-address.ts'
import { scrollPageToTop } from './page-scroll.ts'
import { useAddressParameters } from './use-address-parameters.ts'

export type ListOption = 'sort' | 'per_brand' | 'view' | 'columns' | 'include_unverified' | 'tag' | 'saved_by'

/** Reads and changes the list's part of the address. Each change is a history entry, so Back undoes it. */
export function useListAddress() {
  const { parameters, change } = useAddressParameters()

  const setFilters = useCallback(
    (changes: Partial<AdFilters>) => {
      change((current) => writeFilters(current, changes))
      scrollPageToTop()
    },
    [change],
  )

  /** Sets options of the list in one step; null removes one. */
  const setOptions = useCallback(
    (options: Partial<Record<ListOption, string | null>>) => {
      change((current) => {
        const next = writeFilters(current, {})
        if ('sort' in options) {
          next.delete('include_unverified')
        }
        for (const [name, value] of Object.entries(options)) {
          if (value === null) {
            next.delete(name)
          } else {
            next.set(name, value)
          }
        }
        return next
      })
      scrollPageToTop()
    },
    [change],
  )

  /** Sets one option of the list; the default is left out of the address. */
  const setOption = useCallback(
    (name: ListOption, value: string, defaultValue: string) =>
      setOptions({ [name]: value === defaultValue ? null : value }),
    [setOptions],
  )

  /** Replaces the whole search with a saved search or a preset. The view stays. */
  const setSearch = useCallback(
    (search: URLSearchParams) => {
      change((current) => withKept(search, current, ['view', 'columns', 'ref']))
      scrollPageToTop()
    },
    [change],
  )

  /** Removes every filter and everything that was not understood; order, brand cap and view stay. */
  const clearFilters = useCallback(() => {
    change((current) =>
      withKept(new URLSearchParams(), current, ['sort', 'per_brand', 'view', 'columns', 'ref', 'user_ads']),
    )
    scrollPageToTop()
  }, [change])

  return useMemo(
    () => ({ parameters, setFilters, setOption, setOptions, setSearch, clearFilters }),
    [parameters, setFilters, setOption, setOptions, setSearch, clearFilters],
  )
}

export type ListAddress = ReturnType<typeof useListAddress>

/** `next` with these parameters of the previous address. */
function withKept(next: URLSearchParams, current: URLSearchParams, names: readonly string[]): URLSearchParams {
  const result = new URLSearchParams(next)
  for (const name of names) {
    const value = current.get(name)
    if (value !== null) {
      result.set(name, value)
    }
  }
  return result
}
