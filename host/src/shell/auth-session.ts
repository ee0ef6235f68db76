import type { AuthData } from '@marquee/contract/authentication'
import type { QueryClient } from '@tanstack/react-query'
import { authDataQuery } from '../api/authentication.ts'
import { forgetUser } from './forget-user.ts'

/** Keeps the auth data of the signed-in user in the query client. */
export function createAuthSession(queryClient: QueryClient) {
  /** Asks the server the first time only [G-01]. */
  async function load(): Promise<AuthData> {
    const authData = await queryClient.fetchQuery(authDataQuery())
    if (authData.user === null) {
      forgetUser()
    }
    return authData
  }

  /**
   * Fetches the auth data again: after a login, a logout, a profile change or a workspace switch. If the account or its workspace has
   * changed, all data that was fetched for the previous one is dropped.
   */
  async function refresh(): Promise<AuthData> {
    const before = queryClient.getQueryData(authDataQuery().queryKey)
    const after = await queryClient.fetchQuery({ ...authDataQuery(), staleTime: 0 })
    if (toIdentity(before) !== toIdentity(after)) {
      await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== authDataQuery().queryKey[0] })
    }
    return after
  }

  return { load, refresh }
}

function toIdentity(authData: AuthData | undefined): string {
  return `${authData?.user?.id}/${authData?.user?.current_workspace_id}`
}
