import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getPageRegistry } from '@marquee/contract/page-registry'
import type { Registry } from '@marquee/federation/registry'

/**
 * What the pages of this person run now, not checked yet. The browser asks by the ETag of what it has; an unchanged answer costs no body.
 * @param overrides the previews that this page runs
 */
export function fetchPageRegistry(overrides: Registry['overrides']): Promise<unknown> {
  const previews = Object.entries(overrides).map(([name, release]) => `${name}:${release}`)
  const query = previews.length === 0 ? {} : { previews: previews.join(',') }
  return callEndpoint(getPageRegistry, { query }, { keepSession: true })
}
