import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getCreativeDocument, type StoredDocument, updateCreativeDocument } from '@marquee/contract/creative-documents'
import type { CreativeDocument } from '@marquee/creative/document'
import { queryOptions } from '@tanstack/react-query'

/** A creative to edit. It is fetched once: later saves by other users appear as a conflict and do not replace the page. */
export function creativeDocumentQuery(id: string) {
  return queryOptions({
    queryKey: ['creative-documents', id],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => fetchDocument(id, signal),
  })
}

export async function fetchDocument(id: string, signal?: AbortSignal): Promise<StoredDocument> {
  return (await callEndpoint(getCreativeDocument, { params: { id } }, signal === undefined ? {} : { signal })).data
}

/** @throws ApiError 409 `version_conflict` when another user saved in between */
export async function saveDocument(id: string, document: CreativeDocument, version: number): Promise<StoredDocument> {
  return (await callEndpoint(updateCreativeDocument, { params: { id }, body: { document, version } })).data
}
