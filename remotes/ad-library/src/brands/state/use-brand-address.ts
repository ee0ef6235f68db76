import type { BrandSearch } from '../../api/brand-insights.ts'
import { DEFAULT_BRAND_SORT, readBrandSearch } from './brand-search.ts'
import { useAddressParameters } from '../../state/use-address-parameters.ts'

/** Reads and changes the search of brands in the address. */
export function useBrandAddress() {
  const { parameters, change: changeParameters } = useAddressParameters()

  /** Changes parts of the search; default values are left out of the address. */
  function change(changes: Partial<BrandSearch>): void {
    changeParameters((current) => {
      const { q, niche, followedOnly, sort } = { ...readBrandSearch(current), ...changes }
      const values = {
        q,
        niche: niche.join(','),
        followed: followedOnly ? 'only' : '',
        sort: sort === DEFAULT_BRAND_SORT ? '' : sort,
      }
      const next = new URLSearchParams(current)
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

  return { search: readBrandSearch(parameters), change, clear: () => changeParameters(() => new URLSearchParams()) }
}
