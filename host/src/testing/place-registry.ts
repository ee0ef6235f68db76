import { type Registry, REGISTRY_ELEMENT_ID } from '@marquee/federation/registry'
import { buildRegistry } from './build-registry.ts'

/**
 * Writes a registry into the document, as the server does. The first one applies to the whole test file, because a document reads it once.
 */
export function placeRegistry(registry: Registry = buildRegistry()): void {
  if (document.getElementById(REGISTRY_ELEMENT_ID) !== null) {
    return
  }
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = REGISTRY_ELEMENT_ID
  element.textContent = JSON.stringify(registry)
  document.head.append(element)
}
