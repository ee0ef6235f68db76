import type { Brief, BriefChanges } from '@marquee/contract/briefs'
import { formatDuration } from '@marquee/ui/format-duration'
import { describeDeliverable } from './brief-labels.ts'
import type { Versioned } from './draft.ts'

/** The fields of a brief that a user edits. */
export type BriefContent = Pick<Brief, keyof BriefChanges>

export function toContent(brief: Brief): Versioned<BriefContent> {
  return {
    version: brief.version,
    content: {
      title: brief.title,
      status: brief.status,
      objective: brief.objective,
      audience: brief.audience,
      insight: brief.insight,
      concept: brief.concept,
      hooks: brief.hooks,
      script: brief.script,
      deliverables: brief.deliverables,
      reference_ad_ids: brief.reference_ad_ids,
      do: brief.do,
      dont: brief.dont,
      success_metrics: brief.success_metrics,
      product_id: brief.product_id,
      brand_profile_id: brief.brand_profile_id,
      language: brief.language,
      due_date: brief.due_date,
    },
  }
}

export const fieldLabels: Readonly<Record<keyof BriefContent, string>> = {
  title: 'Title',
  status: 'Status',
  objective: 'Objective',
  audience: 'Audience',
  insight: 'Insight',
  concept: 'Concept',
  hooks: 'Hooks',
  script: 'Script',
  deliverables: 'Deliverables',
  reference_ad_ids: 'Reference ads',
  do: 'Do',
  dont: "Don't",
  success_metrics: 'Success metrics',
  product_id: 'Product',
  brand_profile_id: 'Brand profile',
  language: 'Language',
  due_date: 'Due date',
}

/** A field's value as text, to compare two versions of it. */
export function describeValue(value: BriefContent[keyof BriefContent]): string {
  if (value === null || value === '') {
    return 'Empty'
  }
  if (!Array.isArray(value)) {
    return value
  }
  return value.map(describeEntry).join('\n') || 'Empty'
}

function describeEntry(entry: string | Brief['script'][number] | Brief['deliverables'][number]): string {
  if (typeof entry === 'string') {
    return entry
  }
  if ('count' in entry) {
    return describeDeliverable(entry)
  }
  const time = `${formatDuration(entry.start_s)}–${formatDuration(entry.end_s)}`
  return [time, entry.spoken, entry.overlay, entry.visual].filter((text) => text !== '').join(' · ')
}
