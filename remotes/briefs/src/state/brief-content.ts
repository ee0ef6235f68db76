import type { Brief, BriefChanges } from '@marquee/contract/briefs'
import type { Versioned } from './draft.ts'

/** The fields of a brief that a person edits. */
export type BriefContent = Pick<Brief, keyof BriefChanges>

export function toContent(brief: Brief): Versioned<BriefContent> {
  return {
    version: brief.version,
    content: {
      title: brief.title,
      status: brief.status,
      objective: brief.objective,
      audience: brief.audience,
      concept: brief.concept,
      hooks: brief.hooks,
      script: brief.script,
      deliverables: brief.deliverables,
      reference_ad_ids: brief.reference_ad_ids,
      do: brief.do,
      dont: brief.dont,
      success_metrics: brief.success_metrics,
      product_id: brief.product_id,
      due_date: brief.due_date,
    },
  }
}

export const fieldLabels: Readonly<Record<keyof BriefContent, string>> = {
  title: 'Title',
  status: 'Status',
  objective: 'Objective',
  audience: 'Audience',
  concept: 'Concept',
  hooks: 'Hooks',
  script: 'Script',
  deliverables: 'Deliverables',
  reference_ad_ids: 'Reference ads',
  do: 'Do',
  dont: "Don't",
  success_metrics: 'Success metrics',
  product_id: 'Product',
  due_date: 'Due date',
}

/** A field's value in words, to compare two versions of it. */
export function describeValue(value: BriefContent[keyof BriefContent]): string {
  if (value === null || value === '') {
    return 'Empty'
  }
  if (!Array.isArray(value)) {
    return value
  }
  const texts = value.map((entry) =>
    typeof entry === 'string' ? entry : Object.values(entry).filter(Boolean).join(' · '),
  )
  return texts.join('\n') || 'Empty'
}
