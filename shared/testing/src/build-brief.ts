import type { Brief, BriefSummary } from '@marquee/contract/briefs'
import { buildId } from './build-id.ts'

export function buildBriefSummary(changes: Partial<BriefSummary> = {}, number = 1): BriefSummary {
  return {
    id: buildId(number, 7),
    title: `Brief ${number}`,
    status: 'draft',
    objective: 'More first orders',
    due_date: null,
    created_by_name: 'Ada Marsh',
    archived_at: null,
    version: 1,
    created_at: '2026-11-01T09:00:00Z',
    updated_at: '2026-11-02T09:00:00Z',
    ...changes,
  }
}

export function buildBrief(changes: Partial<Brief> = {}, number = 1): Brief {
  return {
    ...buildBriefSummary({}, number),
    audience: '',
    insight: '',
    concept: '',
    hooks: [],
    script: [],
    deliverables: [],
    reference_ad_ids: [],
    do: [],
    dont: [],
    success_metrics: '',
    product_id: null,
    brand_profile_id: null,
    language: null,
    ...changes,
  }
}
