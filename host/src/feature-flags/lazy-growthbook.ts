import type { GrowthBook, JSONValue } from '@growthbook/growthbook-react'

/** The methods of GrowthBook that its provider and hooks call. */
type UsedByHooks = Pick<GrowthBook, 'isOn' | 'getFeatureValue' | 'setRenderer'>

/**
 * Stands in for GrowthBook's client until its code is loaded, because the hooks throw without one: every flag is off and every value is its
 * fallback. Afterwards it delegates to the client.
 */
export function createLazyGrowthBook() {
  let client: GrowthBook | null = null
  let render = (): void => {}

  const used = {
    isOn: (key: string) => client?.isOn(key) ?? false,
    getFeatureValue: (key: string, fallback: JSONValue): JSONValue =>
      client === null ? fallback : client.getFeatureValue<JSONValue>(key, fallback),
    setRenderer(next: () => void) {
      render = next
      // Flags that arrived before the page was rendered also have to be shown.
      if (client !== null) {
        render()
      }
    },
  }

  return {
    /** For `GrowthBookProvider`. */
    growthbook: used as UsedByHooks as GrowthBook,

    /** From now on the values come from this client; when they change, the components that read flags render again [T-04]. */
    connect(next: GrowthBook): void {
      client = next
      next.setRenderer(() => render())
      render()
    },
  }
}

export type LazyGrowthBook = ReturnType<typeof createLazyGrowthBook>
