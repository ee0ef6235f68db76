import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { updateFlagDocuments } from '@marquee/contract/feature-flags'

/** Replaces experiments and saved groups. @throws ApiError 409 when somebody else has saved them since */
export async function requestUpdateFlagDocuments(body: CallInput<typeof updateFlagDocuments>['body']): Promise<void> {
  await callEndpoint(updateFlagDocuments, { body })
}
