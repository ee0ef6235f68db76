import type { SavedAd } from '@marquee/contract/saved-ads'
import { buildAdSummary } from './build-ad.ts'
import { buildId } from './build-id.ts'

export function buildSavedAd(changes: Partial<SavedAd> = {}, number = 1): SavedAd {
  return {
    id: buildId(number, 4),
    ad: buildAdSummary({ is_saved: true }, number),
    saved_by_name: 'Ada Marsh',
    note: '',
    tags: [],
    media_copy: null,
    created_at: '2026-11-20T09:00:00Z',
    ...changes,
  }
}
