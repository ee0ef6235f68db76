import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { type StoredAsset, type UploadKind, uploadAsset as uploadAssetEndpoint } from '@marquee/contract/assets'

/**
 * Stores one file in one request; videos and sounds are uploaded by `FileUpload` of `@marquee/ui`.
 * @throws ApiError 422 when the server finds that it has another type, 413 when it is too large
 */
export async function uploadAsset(kind: UploadKind, file: File, signal?: AbortSignal): Promise<StoredAsset> {
  const query = { kind, idempotency_key: crypto.randomUUID() }
  return (await callEndpoint(uploadAssetEndpoint, { query }, { file, signal })).data
}
