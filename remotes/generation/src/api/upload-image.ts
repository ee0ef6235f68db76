import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { type StoredFile, uploadImage as uploadImageEndpoint } from '@marquee/contract/files'

/** Stores one picture. @throws ApiError 422 when the server finds that it is no picture, 413 when it is too large */
export async function uploadImage(file: File, signal: AbortSignal): Promise<StoredFile> {
  return (await callEndpoint(uploadImageEndpoint, {}, { file, signal })).data
}
