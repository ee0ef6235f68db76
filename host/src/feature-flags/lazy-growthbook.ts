import type { GrowthBook, JSONValue } from '@growthbook/growthbook-react'

/** What the provider and the hooks of GrowthBook call. */
type UsedByHooks = Pick<GrowthBook, 'isOn' | 'getFeatureValue' | 'setRenderer'>

/**
 * Stands in for GrowthBook's client until its code has come, because the hooks throw without one: every flag is off and every
 * value its fallback. Afterwards it asks the client.
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
      // What has come before the page was rendered is to be seen as well.
      if (client !== null) {
        render()
      }
    },
  }

  return {
    /** For `GrowthBookProvider`. */
    growthbook: used as UsedByHooks as GrowthBook,

    /** From now on flags are what this client says; whenever it says something else, what reads flags renders again [T-04]. */
    connect(next: GrowthBook): void {
      client = next
      next.setRenderer(() => render())
      render()
    },
  }
}

export type LazyGrowthBook = ReturnType<typeof createLazyGrowthBook>
