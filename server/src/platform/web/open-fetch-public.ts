import type { Environment } from '../environment.ts'
import type { WebAccess } from './checked-lookup.ts'
import { createFetchPublic, type FetchPublic } from './fetch-public.ts'
import { isPublicAddress } from './public-address.ts'

/** The addresses that the server may contact. With TEST_LOCAL_WEB, which is for tests, the servers of this machine count as public. */
export function chooseWebAccess({ hasLocalWeb }: Pick<Environment, 'hasLocalWeb'>): WebAccess {
  return hasLocalWeb ? { isAllowedAddress: (address) => address === '127.0.0.1' || isPublicAddress(address) } : {}
}

/** The server's function for reading public addresses. */
export function openFetchPublic(environment: Pick<Environment, 'hasLocalWeb'>): FetchPublic {
  return createFetchPublic(chooseWebAccess(environment))
}
