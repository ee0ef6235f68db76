import { type RawBuilder, sql } from 'kysely'

/** Ads and brands have a home: they are common, or belong to the workspace that brought them in (decision 179). */
type HomedTable = 'ads' | 'brands' | 'ad_search' | 'scanned'

/**
 * The condition that a workspace sees a row: it is common, or the workspace's own. The only place that decides this.
 * @param viewer null for whoever has no workspace, and for figures that are the same for all: they see what is common
 */
export function isVisible(viewer: string | null, table: HomedTable): RawBuilder<boolean> {
  const home = sql.ref(`${table}.home_id`)
  return viewer === null ? sql<boolean>`${home} is null` : sql<boolean>`(${home} is null or ${home} = ${viewer}::uuid)`
}

/** The condition that a row is the workspace's own. */
export function isOwn(workspaceId: string | null, table: HomedTable): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.home_id`)} = ${workspaceId}::uuid`
}
