import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getPageRegistry } from '@marquee/contract/page-registry'
import type { Registry } from '@marquee/federation/registry'

/**
 * Fetches the registry for the pages of this user, not validated yet. The browser sends the ETag of its copy; an unchanged answer has no
 * body.
 * @param overrides the previews that this page runs
 */
export function fetchPageRegistry(overrides: Registry['overrides']): Promise<unknown> {
  const previews = Object.entries(overrides).map(([name, release]) => `${name}:${release}`)
  const query = previews.length === 0 ? {} : { previews: previews.join(',') }
  return callEndpoint(getPageRegistry, { query }, { keepSession: true })
}
