import type { Registry } from '@marquee/federation/registry'

/** The properties of an event or an error that identify the composition of releases it comes from. */
export interface CompositionStamp {
  registry_generation: number
  /** Whether this tab was asked to run previews instead of the live releases. */
  is_preview: boolean
}

export function toStamp({ generation, overrides }: Registry): CompositionStamp {
  return { registry_generation: generation, is_preview: Object.keys(overrides).length > 0 }
}
