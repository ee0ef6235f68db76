import type { Environment } from '../environment.ts'
import { createFetchPublic, type FetchPublic } from './fetch-public.ts'
import { isPublicAddress } from './public-address.ts'

/**
 * The server's function for reading public addresses. With TEST_LOCAL_WEB, which is for tests, the servers of this machine count
 * as public.
 */
export function openFetchPublic({ hasLocalWeb }: Pick<Environment, 'hasLocalWeb'>): FetchPublic {
  return createFetchPublic(
    hasLocalWeb ? { isAllowedAddress: (address) => address === '127.0.0.1' || isPublicAddress(address) } : {},
  )
}
