import { spySort } from '@marquee/contract/brand-spy'
import type { SpySearch } from '../../api/brand-spy.ts'
import { useAddressParameters } from '../../state/use-address-parameters.ts'

const DEFAULT_SPY_SORT = 'launched_7d'

/** The search of followed brands that the address contains; invalid values are replaced by the defaults. */
export function readSpySearch(parameters: URLSearchParams): SpySearch {
  const sort = spySort.safeParse(parameters.get('sort'))
  return {
    q: parameters.get('q')?.trim() ?? '',
    folder: parameters.get('folder'),
    favoritesOnly: parameters.get('favorites') === 'only',
    sort: sort.success ? sort.data : DEFAULT_SPY_SORT,
  }
}

/** Reads and changes the search of followed brands in the address. */
export function useSpyAddress() {
  const { parameters, change: changeParameters } = useAddressParameters()

  function change(changes: Partial<SpySearch>): void {
    changeParameters((current) => {
      const { q, folder, favoritesOnly, sort } = { ...readSpySearch(current), ...changes }
      const next = new URLSearchParams(current)
      const values = {
        q,
        folder: folder ?? '',
        favorites: favoritesOnly ? 'only' : '',
        sort: sort === DEFAULT_SPY_SORT ? '' : sort,
      }
      for (const [name, value] of Object.entries(values)) {
        if (value === '') {
          next.delete(name)
        } else {
          next.set(name, value)
        }
      }
      return next
    })
  }

  return { search: readSpySearch(parameters), change, clear: () => changeParameters(() => new URLSearchParams()) }
}
