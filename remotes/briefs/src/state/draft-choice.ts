import type { BriefDraft } from '@marquee/contract/brief-drafts'
import type { BriefContent } from './brief-content.ts'

export type DraftField = keyof BriefDraft

export const draftFields = [
  'objective',
  'audience',
  'concept',
  'hooks',
  'script',
  'deliverables',
  'do',
  'dont',
] as const satisfies readonly DraftField[]

/** What a draft has something for. */
export function listOffered(draft: BriefDraft): DraftField[] {
  return draftFields.filter((field) => draft[field].length > 0)
}

/** Fields in which nothing would be lost: nothing is overwritten without somebody saying so. */
export function listEmpty(content: BriefContent, fields: readonly DraftField[]): DraftField[] {
  return fields.filter((field) => content[field].length === 0)
}

/** The changes that take the chosen fields over. */
export function takeOver(draft: BriefDraft, fields: readonly DraftField[]): Partial<BriefContent> {
  const changes: Partial<BriefContent> = {}
  for (const field of fields) {
    Object.assign(changes, { [field]: draft[field] })
  }
  return changes
}
