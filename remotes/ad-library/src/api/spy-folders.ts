import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { fillSpyFolder, orderSpyFolders, removeSpyFolder, renameSpyFolder } from '@marquee/contract/spy-folders'

export const requestRenameSpyFolder = (body: CallInput<typeof renameSpyFolder>['body']) =>
  callEndpoint(renameSpyFolder, { body })

export const requestRemoveSpyFolder = (name: string) => callEndpoint(removeSpyFolder, { body: { name } })

export const requestFillSpyFolder = (body: CallInput<typeof fillSpyFolder>['body']) =>
  callEndpoint(fillSpyFolder, { body })

export const requestOrderSpyFolders = (names: string[]) => callEndpoint(orderSpyFolders, { body: { names } })
