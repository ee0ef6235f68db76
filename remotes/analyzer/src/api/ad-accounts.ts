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

const AD_ACCOUNTS_KEY = ['analyzer', 'ad-accounts']

export function adAccountsQuery() {
  return queryOptions({
    queryKey: AD_ACCOUNTS_KEY,
    meta: changesWith('ad-results'),
    queryFn: ({ signal }) => callEndpoint(listAdAccounts, {}, { signal }),
  })
}

export async function requestTestAdAccount(body: CallInput<typeof testAdAccount>['body']) {
  return (await callEndpoint(testAdAccount, { body })).data
}

export const requestConnectAdAccount = (body: CallInput<typeof connectAdAccount>['body']) =>
  callEndpoint(connectAdAccount, { body })

export const requestRenewToken = (id: string, body: CallInput<typeof renewAdAccountToken>['body']) =>
  callEndpoint(renewAdAccountToken, { params: { id }, body })

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
export function useReadAdAccountsAgain(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: AD_ACCOUNTS_KEY })
}

function useAccountChange<V, A>(request: (variables: V) => Promise<A>) {
  const readAgain = useReadAdAccountsAgain()
  return useMutation({ mutationFn: request, onSettled: readAgain })
}
