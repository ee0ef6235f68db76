import type { AuthData } from '@marquee/contract/authentication'
import type { QueryClient } from '@tanstack/react-query'
import { authDataQuery } from '../api/get-auth-data.ts'

/** Keeps who is signed in, in the query client. */
export function createAuthSession(queryClient: QueryClient) {
  return {
    /** Asks the server the first time only [G-01]. */
    load: (): Promise<AuthData> => queryClient.fetchQuery(authDataQuery),

    /**
     * Asks again: after a login, a logout, a profile change or a workspace switch. When the account or its workspace is
     * another one now, everything that was fetched for the former one is dropped.
     */
    async refresh(): Promise<AuthData> {
      const before = queryClient.getQueryData(authDataQuery.queryKey)
      const after = await queryClient.fetchQuery({ ...authDataQuery, staleTime: 0 })
      if (identityOf(before) !== identityOf(after)) {
        await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== authDataQuery.queryKey[0] })
      }
      return after
    },
  }
}

export type AuthSession = ReturnType<typeof createAuthSession>

function identityOf(authData: AuthData | undefined): string {
  return `${authData?.user?.id}/${authData?.user?.current_workspace_id}`
}
