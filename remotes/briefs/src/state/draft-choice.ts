import type { BriefDraft } from '@marquee/contract/brief-drafts'
import type { BriefContent } from './brief-content.ts'

export type DraftField = keyof BriefDraft

const draftFields = [
  'objective',
  'audience',
  'insight',
  'concept',
  'hooks',
  'script',
  'deliverables',
  'do',
  'dont',
] as const satisfies readonly DraftField[]

/** The fields for which a draft has content. */
export function listOffered(draft: BriefDraft): DraftField[] {
  return draftFields.filter((field) => draft[field].length > 0)
}

/** The empty fields, in which nothing would be lost: other fields are overwritten only if the user chooses them. */
export function listEmpty(content: BriefContent, fields: readonly DraftField[]): DraftField[] {
  return fields.filter((field) => content[field].length === 0)
}

/** The changes that apply the chosen fields. */
export function takeOver(draft: BriefDraft, fields: readonly DraftField[]): Partial<BriefContent> {
  const changes: Partial<BriefContent> = {}
  for (const field of fields) {
    Object.assign(changes, { [field]: draft[field] })
  }
  return changes
}
