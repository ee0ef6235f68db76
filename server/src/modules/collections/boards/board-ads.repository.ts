import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isVisible } from '../../library/library.public.ts'
import type { RemovedBoardAd } from './board-moves.repository.ts'

/** The number of cover images of a board. */
const COVERS = 4

/** Which ads of a board are wanted. */
export interface BoardAdSelection {
  /** The workspace whose tags count. */
  workspaceId: string
  /** A condition on the given column of ad ids; null for all ads. */
  matching: ((adId: RawBuilder<unknown>) => RawBuilder<boolean>) | null
  /** The ads must have all of these tags in the workspace's swipe file. */
  tags: readonly string[]
  /** Who put them on the board; null for all members. */
  addedBy: readonly string[] | null
}

export interface WantedBoardAds {
  selection: BoardAdSelection | null
  /** The workspace that looks; null for common ads alone. */
  viewer: string | null
}

interface ListOptions extends WantedBoardAds {
  after: { position: number; id: string } | null
  limit: number
}

/** The SQL of the ads on boards. The caller has already found the board in the workspace. */
export function createBoardAdRepository(db: Database) {
  return {
    async list(boardId: string, { selection, viewer, after, limit }: ListOptions) {
      let query = db
        .selectFrom('board_ads')
        .select(['ad_id', 'position', 'note'])
        .where('board_id', '=', boardId)
        .where(isSeen(viewer))
      for (const condition of selection === null ? [] : listConditions(selection)) {
        query = query.where(condition)
      }
      if (after !== null) {
        query = query.where(sql<boolean>`(position, ad_id) > (${after.position}::integer, ${after.id}::uuid)`)
      }
      return await query.orderBy('position').orderBy('ad_id').limit(limit).execute()
    },

    /** The chosen cover of each board, and its first ads with media, of those that the viewer sees. */
    async listCovers(boardIds: readonly string[], viewer: string | null) {
      const { rows } = await sql<{ board_id: string; ad_id: string }>`
        select board_id, ad_id from unnest(${[...boardIds]}::uuid[]) as board (id), lateral (
          select board_id, ad_id, position, is_cover from board_ads
          where board_id = board.id and exists (select from ad_media where ad_media.ad_id = board_ads.ad_id)
            and ${isSeen(viewer)}
          order by is_cover desc, position, ad_id limit ${COVERS}
        ) as cover
        order by is_cover desc, position, ad_id
      `.execute(db)
      return rows
    },

    /** Appends the ads that the workspace sees and that are not on the board, in the order of the ids. @returns their ids */
    async add(boardId: string, adIds: readonly string[], { workspaceId, userId, now }: Adder) {
      const { rows } = await sql<{ ad_id: string }>`
        insert into board_ads (board_id, ad_id, position, added_by, created_at, updated_at)
        select ${boardId}, ads.id,
          (select coalesce(max(position), 0) from board_ads where board_id = ${boardId}) + min(wanted.place),
          ${userId}, ${now}, ${now}
        from unnest(${[...adIds]}::uuid[]) with ordinality as wanted (id, place)
        join ads on ads.id = wanted.id and ${isVisible(workspaceId, 'ads')}
        group by ads.id
        on conflict do nothing returning ad_id
      `.execute(db)
      return rows.map((row) => row.ad_id)
    },

    async remove(boardId: string, adIds: readonly string[]): Promise<RemovedBoardAd[]> {
      const rows = await db
        .deleteFrom('board_ads')
        .where('board_id', '=', boardId)
        .where(sql<boolean>`ad_id = any(${[...adIds]}::uuid[])`)
        .returning(['ad_id', 'position', 'added_by', 'note', 'is_cover', 'created_at'])
        .execute()
      return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
    },

    /** Replaces the board's cover. */
    async setCover(boardId: string, adId: string, now: Date): Promise<void> {
      await sql`
        update board_ads set is_cover = (ad_id = ${adId}::uuid), updated_at = ${now}
        where board_id = ${boardId} and (is_cover or ad_id = ${adId}::uuid)
      `.execute(db)
    },

    /** @returns whether the ad is on the board */
    async setNote(boardId: string, adId: string, note: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('board_ads')
        .set({ note, updated_at: now })
        .where('board_id', '=', boardId)
        .where('ad_id', '=', adId)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** The ids of the board's ads in their order, locked until the transaction ends. */
    async lockOrder(boardId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('board_ads')
        .select('ad_id')
        .where('board_id', '=', boardId)
        .orderBy('position')
        .orderBy('ad_id')
        .forUpdate()
        .execute()
      return rows.map((row) => row.ad_id)
    },

    async setOrder(boardId: string, adIds: readonly string[], now: Date): Promise<void> {
      await sql`
        update board_ads set position = wanted.place, updated_at = ${now}
        from unnest(${[...adIds]}::uuid[]) with ordinality as wanted (id, place)
        where board_id = ${boardId} and ad_id = wanted.id and position <> wanted.place
      `.execute(db)
    },

    /** Copies what the workspace that copies sees. */
    async copyAll(from: string, to: string, { workspaceId, userId, withNotes, now }: CopyOptions): Promise<void> {
      await sql`
        insert into board_ads (board_id, ad_id, position, note, added_by, created_at, updated_at)
        select ${to}, ad_id, position, case when ${withNotes} then note else '' end, ${userId}, ${now}, ${now}
        from board_ads where board_id = ${from} and ${isSeen(workspaceId)}
      `.execute(db)
    },

    async listIds(boardId: string): Promise<string[]> {
      const rows = await db.selectFrom('board_ads').select('ad_id').where('board_id', '=', boardId).execute()
      return rows.map((row) => row.ad_id)
    },
  }
}

/** The condition that a viewer sees the ad on a board. */
export function isSeen(viewer: string | null): RawBuilder<boolean> {
  return sql<boolean>`exists (select from ads where ads.id = board_ads.ad_id and ${isVisible(viewer, 'ads')})`
}

function listConditions({ workspaceId, matching, tags, addedBy }: BoardAdSelection): RawBuilder<boolean>[] {
  return [
    ...(matching === null ? [] : [matching(sql.ref('board_ads.ad_id'))]),
    ...(addedBy === null ? [] : [sql<boolean>`added_by = any(${[...addedBy]}::uuid[])`]),
    ...(tags.length === 0
      ? []
      : [
          sql<boolean>`exists (
            select from saved_ads
            where workspace_id = ${workspaceId} and saved_ads.ad_id = board_ads.ad_id and tags @> ${[...tags]}::text[]
          )`,
        ]),
  ]
}

interface Adder {
  workspaceId: string
  userId: string
  now: Date
}

interface CopyOptions extends Adder {
  withNotes: boolean
}
