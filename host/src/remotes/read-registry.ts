import { type Registry, REGISTRY_ELEMENT_ID, registry } from '@marquee/federation/registry'

/**
 * Reads the composition registry that the server wrote into the page.
 * @throws Error when the page has none or it is not one: then the page was not made by our server
 */
export function readRegistry(page: Document): Registry {
  const text = page.getElementById(REGISTRY_ELEMENT_ID)?.textContent
  if (text === undefined || text === null) {
    throw new Error('The page carries no composition registry.')
  }
  return registry.parse(JSON.parse(text))
}
