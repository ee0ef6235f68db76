import type { BrandProfile } from '@marquee/contract/brand-profiles'
import { buildId } from './build-id.ts'

export function buildBrandProfile(changes: Partial<BrandProfile> = {}, number = 1): BrandProfile {
  return {
    id: buildId(number, 7),
    name: `Brand ${number}`,
    website: null,
    description: '',
    colors: [],
    logos: [],
    fonts: [],
    voice: '',
    audience: '',
    always_include: [],
    never_mention: [],
    version: 1,
    created_at: '2026-11-01T09:00:00Z',
    updated_at: '2026-11-01T09:00:00Z',
    ...changes,
  }
}
