import { callEndpoint } from '@marquee/api-client/call-endpoint'
import {
  deleteAccount,
  getAccountDeletion,
  removeImage,
  updatePassword,
  updateProfile,
  uploadImage,
} from '@marquee/contract/account'
import type { CallInput } from '@marquee/contract/endpoint'
import { useSession } from '@marquee/remote-kit/host-services'
import { queryOptions, useMutation } from '@tanstack/react-query'

const accountKeys = { deletion: ['account-deletion'] as const }

export function accountDeletionQuery() {
  return queryOptions({
    queryKey: accountKeys.deletion,
    queryFn: async ({ signal }) => (await callEndpoint(getAccountDeletion, {}, { signal })).data,
    // The answer has consequences, so it is always fetched again.
    staleTime: 0,
  })
}

export function useDeleteAccount() {
  return useMutation({ mutationFn: (email: string) => callEndpoint(deleteAccount, { body: { email } }) })
}

/** Stores an image, or removes it. */
export function useChangeImage() {
  const session = useSession()
  return useMutation({
    mutationFn: async (file: File | null) => {
      await (file === null ? callEndpoint(removeImage, {}) : callEndpoint(uploadImage, {}, { file }))
    },
    onSuccess: session.refresh,
  })
}

export function useUpdatePassword() {
  return useMutation({
    mutationFn: (body: CallInput<typeof updatePassword>['body']) => callEndpoint(updatePassword, { body }),
  })
}

export function useUpdateProfile() {
  const session = useSession()
  return useMutation({
    mutationFn: (body: CallInput<typeof updateProfile>['body']) => callEndpoint(updateProfile, { body }),
    onSuccess: () => void session.refresh(),
  })
}
