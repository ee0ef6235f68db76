import type { Registry } from '@marquee/federation/registry'

/** What says of an event or an error which composition of releases it comes from. */
export interface CompositionStamp {
  registry_generation: number
  /** Whether this tab was asked to run other releases than everybody has. */
  is_preview: boolean
}

export function toStamp({ generation, overrides }: Registry): CompositionStamp {
  return { registry_generation: generation, is_preview: Object.keys(overrides).length > 0 }
}
