import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { type Brief, type BriefChanges, updateBrief } from '@marquee/contract/briefs'

/**
 * Saves the named fields. Survives the closing of the page when the changes are short enough.
 * @throws ApiError 409 `version_conflict` when `version` is not the stored one
 */
export async function saveBrief(id: string, changes: BriefChanges, version: number): Promise<Brief> {
  const body = { ...changes, version }
  return (await callEndpoint(updateBrief, { params: { id }, body }, { keepalive: true })).data
}
