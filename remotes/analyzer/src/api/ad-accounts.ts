import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  cancelAdAccountSync,
  connectAdAccount,
  disconnectAdAccount,
  listAdAccounts,
  renewAdAccountToken,
  syncAdAccount,
  testAdAccount,
} from '@marquee/contract/ad-accounts'
import type { CallInput } from '@marquee/contract/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The query keys of connected ad accounts. */
const adAccountKeys = {
  all: ['analyzer', 'ad-accounts'] as const,
}

export function adAccountsQuery() {
  return queryOptions({
    queryKey: adAccountKeys.all,
    meta: changesWith('ad-results'),
    queryFn: ({ signal }) => callEndpoint(listAdAccounts, {}, { signal }),
  })
}

/** Reads the account once with a token; nothing is stored. */
export function useTestAdAccount() {
  return useMutation({
    mutationFn: async (body: CallInput<typeof testAdAccount>['body']) =>
      (await callEndpoint(testAdAccount, { body })).data,
  })
}

export function useConnectAdAccount() {
  return useAccountChange((body: CallInput<typeof connectAdAccount>['body']) =>
    callEndpoint(connectAdAccount, { body }),
  )
}

export function useRenewAdAccountToken(id: string) {
  return useAccountChange((body: CallInput<typeof renewAdAccountToken>['body']) =>
    callEndpoint(renewAdAccountToken, { params: { id }, body }),
  )
}

/** @param days how many days are imported again, today included */
export function useSyncAdAccount(id: string) {
  return useAccountChange((days: number) => callEndpoint(syncAdAccount, { params: { id }, body: { days } }))
}

export function useCancelAdAccountSync(id: string) {
  return useAccountChange(() => callEndpoint(cancelAdAccountSync, { params: { id } }))
}

export function useDisconnectAdAccount(id: string) {
  return useAccountChange(() => callEndpoint(disconnectAdAccount, { params: { id } }))
}

/** Reads the accounts again after a change of theirs. */
function useAccountChange<V, A>(request: (variables: V) => Promise<A>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: request,
    onSettled: () => queryClient.invalidateQueries({ queryKey: adAccountKeys.all }),
  })
}
