import { type CallOptions, callEndpoint } from '@marquee/api-client/call-endpoint'
import { uploadAdFile } from '@marquee/contract/ad-imports'

/** Uploads a file of ads, which shows how it begins. */
export function requestUploadAdFile(file: File, options: Pick<CallOptions, 'signal' | 'onSent'>) {
  return callEndpoint(uploadAdFile, {}, { ...options, file })
}
