import type { AdFilters } from '@marquee/contract/ads'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { writeFilters } from './filter-address.ts'
import { scrollPageToTop } from './page-scroll.ts'

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

  /** Sets `sort` or `per_brand`; the default is left out of the address. */
  const setOption = useCallback(
    (name: 'sort' | 'per_brand', value: string, defaultValue: string) => {
      setParameters(
        (current) => {
          const next = writeFilters(current, {})
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

  /** Takes out every filter and everything that was not understood; order and brand cap stay. */
  const clearFilters = useCallback(() => {
    setParameters((current) => {
      const kept = ['sort', 'per_brand', 'ref'].flatMap((name) => {
        const value = current.get(name)
        return value === null ? [] : [[name, value]]
      })
      return new URLSearchParams(kept)
    })
    scrollPageToTop()
  }, [setParameters])

  return { parameters, setFilters, setOption, clearFilters }
}
