import type { BriefSection } from '@marquee/contract/brief-comments'

/** The parts of a brief as readers know them, in the order of the page. */
export const sectionLabels: Readonly<Record<BriefSection, string>> = {
  brief: 'The whole brief',
  objective: 'Objective',
  audience: 'Audience',
  insight: 'Insight',
  concept: 'Concept',
  hooks: 'Hooks',
  references: 'Reference ads',
  script: 'Script',
  deliverables: 'Deliverables',
  do: 'Do',
  dont: "Don't",
  images: 'Images',
  success_metrics: 'Success metrics',
}
