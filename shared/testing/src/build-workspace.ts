import type { Workspace } from '@marquee/contract/workspaces'
import { buildId } from './build-id.ts'

export function buildWorkspace(changes: Partial<Workspace> = {}, number = 1): Workspace {
  return {
    id: buildId(number, 6),
    name: `Workspace ${number}`,
    logo_url: null,
    role: 'owner',
    is_current: number === 1,
    members_count: 1,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...changes,
  }
}
