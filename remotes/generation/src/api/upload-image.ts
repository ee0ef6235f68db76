import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { type StoredAsset, uploadAsset } from '@marquee/contract/assets'

/** Stores one picture. @throws ApiError 422 when the server finds that it is no picture, 413 when it is too large */
export async function uploadImage(file: File, signal: AbortSignal): Promise<StoredAsset> {
  const query = { kind: 'image', idempotency_key: crypto.randomUUID() } as const
  return (await callEndpoint(uploadAsset, { query }, { file, signal })).data
}
