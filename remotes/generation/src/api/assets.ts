import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { type AssetKind, type StoredAsset, uploadAsset as uploadAssetEndpoint } from '@marquee/contract/assets'

/** Stores one file. @throws ApiError 422 when the server finds that it has another type, 413 when it is too large */
export async function uploadAsset(kind: AssetKind, file: File, signal?: AbortSignal): Promise<StoredAsset> {
  const query = { kind, idempotency_key: crypto.randomUUID() }
  return (await callEndpoint(uploadAssetEndpoint, { query }, { file, signal })).data
}
