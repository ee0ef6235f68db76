import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { fillSpyFolder, orderSpyFolders, removeSpyFolder, renameSpyFolder } from '@marquee/contract/spy-folders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { spyKeys } from './brand-spy.ts'

export function useRenameSpyFolder() {
  return useSpyFoldersWrite((body: CallInput<typeof renameSpyFolder>['body']) =>
    callEndpoint(renameSpyFolder, { body }),
  )
}

/** Removes a folder of followed brands; the response lists the brands that were in it. */
export function useRemoveSpyFolder() {
  return useSpyFoldersWrite((name: string) => callEndpoint(removeSpyFolder, { body: { name } }))
}

export function useFillSpyFolder() {
  return useSpyFoldersWrite((body: CallInput<typeof fillSpyFolder>['body']) => callEndpoint(fillSpyFolder, { body }))
}

export function useOrderSpyFolders() {
  return useSpyFoldersWrite((names: string[]) => callEndpoint(orderSpyFolders, { body: { names } }))
}

function useSpyFoldersWrite<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: spyKeys.lists }),
        queryClient.invalidateQueries({ queryKey: spyKeys.brands }),
      ]),
  })
}
