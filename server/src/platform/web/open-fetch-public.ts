import type { Environment } from '../environment.ts'
import { createFetchPublic, type FetchPublic } from './fetch-public.ts'
import { isPublicAddress } from './public-address.ts'

/** The server's fetcher. With TEST_LOCAL_WEB, for tests, this machine's own servers belong to the web. */
export function openFetchPublic({ hasLocalWeb }: Pick<Environment, 'hasLocalWeb'>): FetchPublic {
  return createFetchPublic(
    hasLocalWeb ? { isAllowedAddress: (address) => address === '127.0.0.1' || isPublicAddress(address) } : {},
  )
}
