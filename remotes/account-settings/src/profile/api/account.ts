import { callEndpoint } from '@marquee/api-client/call-endpoint'
import {
  deleteAccount,
  getAccountDeletion,
  removePicture,
  updatePassword,
  updateProfile,
  uploadPicture,
} from '@marquee/contract/account'
import type { CallInput } from '@marquee/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'

export function accountDeletionQuery() {
  return queryOptions({
    queryKey: ['account-deletion'],
    queryFn: async ({ signal }) => (await callEndpoint(getAccountDeletion, {}, { signal })).data,
    // What it says has consequences: never an old answer.
    staleTime: 0,
  })
}

export function requestDeleteAccount(email: string) {
  return callEndpoint(deleteAccount, { body: { email } })
}

export function requestUploadPicture(file: File) {
  return callEndpoint(uploadPicture, {}, { file })
}

export function requestRemovePicture() {
  return callEndpoint(removePicture, {})
}

export function requestUpdatePassword(body: CallInput<typeof updatePassword>['body']) {
  return callEndpoint(updatePassword, { body })
}

export function requestUpdateProfile(body: CallInput<typeof updateProfile>['body']) {
  return callEndpoint(updateProfile, { body })
}
