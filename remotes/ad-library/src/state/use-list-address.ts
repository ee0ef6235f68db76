import type { AdFilters } from '@marquee/contract/ads'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { writeFilters } from './filter-address.ts'
import { scrollPageToTop } from './page-scroll.ts'

export type ListOption = 'sort' | 'per_brand' | 'view' | 'include_unverified' | 'tag'

/** Reads and changes the list's part of the address. Each change is an entry of the history, so back undoes it. */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams()

  const setFilters = useCallback(
    (changes: Partial<AdFilters>) => {
      setParameters((current) => writeFilters(current, changes), { preventScrollReset: true })
      scrollPageToTop()
    },
    [setParameters],
  )

  /** Sets how the list is shown; the default is left out of the address. */
  const setOption = useCallback(
    (name: ListOption, value: string, defaultValue: string) => {
      setParameters(
        (current) => {
          const next = writeFilters(current, {})
          if (name === 'sort') {
            next.delete('include_unverified')
          }
          if (value === defaultValue) {
            next.delete(name)
          } else {
            next.set(name, value)
          }
          return next
        },
        { preventScrollReset: true },
      )
      scrollPageToTop()
    },
    [setParameters],
  )

  /** Replaces the whole list: a saved search, or a preset. How it is shown stays. */
  const setSearch = useCallback(
    (search: URLSearchParams) => {
      setParameters((current) => withKept(search, current, ['view', 'ref']))
      scrollPageToTop()
    },
    [setParameters],
  )

  /** Takes out every filter and everything that was not understood; order, brand cap and view stay. */
  const clearFilters = useCallback(() => {
    setParameters((current) => withKept(new URLSearchParams(), current, ['sort', 'per_brand', 'view', 'ref']))
    scrollPageToTop()
  }, [setParameters])

  return { parameters, setFilters, setOption, setSearch, clearFilters }
}

/** `next` with these parameters of the address before. */
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
