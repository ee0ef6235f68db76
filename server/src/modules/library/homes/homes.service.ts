import type { Home } from '@marquee/contract/ads'

export { isOwn, isVisible } from './visible.repository.ts'

/**
 * The id under which an ad or brand is stored: that at its source, for rows of a workspace behind the workspace's id. A source has an id
 * once, and each workspace may have it once more. `id_at_source` of the database takes it apart.
 */
export function toStoredId(idAtSource: string, workspaceId: string | null): string {
  return workspaceId === null ? idAtSource : `${workspaceId}:${idAtSource}`
}

/** @param workspaceId the workspace that a row belongs to; null for a common one */
export function toHome(workspaceId: string | null): Home {
  return workspaceId === null ? 'common' : 'workspace'
}
