import { ApiError } from '@marquee/api-client/api-error'
import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { logout } from '@marquee/contract/authentication'
import { withCsrfCookie } from './with-csrf-cookie.ts'

/** Ends the session; one that had ended already counts as success. */
export async function logOut(): Promise<void> {
  try {
    await withCsrfCookie(() => callEndpoint(logout, {}, { keepSession: true }))
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) {
      throw error
    }
  }
}
