import type { ShareChoice } from '@marquee/contract/sharing'
import type { Database } from '../../../platform/database/database.ts'

const TARGET_COLUMNS = {
  board: 'board_id',
  ad: 'ad_id',
  brief: 'brief_id',
  image_order: 'image_order_id',
  image: 'image_id',
  analysis: 'analysis_id',
  video: 'video_id',
  funnel_page: 'funnel_page_id',
} as const

export type ShareKind = keyof typeof TARGET_COLUMNS
const SHARE_KINDS = [
  'board',
  'ad',
  'brief',
  'image_order',
  'image',
  'analysis',
  'video',
  'funnel_page',
] as const satisfies readonly ShareKind[]

/** The kind and id of a shared thing. */
export interface ShareTarget {
  kind: ShareKind
  id: string
}

type NewShare = Omit<ShareChoice, 'expires_at' | 'password'> & {
  token: string
  /** Null for none; undefined: as it is. */
  passwordHash: string | null | undefined
  expiresAt: Date | null
  createdBy: string
  now: Date
}

/** The SQL of links. Functions for members name the workspace; a visitor is identified by the token only. */
export function createSharingRepository(db: Database) {
  return {
    /** Includes expired links, because they can be extended. */
    async find(workspaceId: string, { kind, id }: ShareTarget) {
      return await db
        .selectFrom('shares')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where(TARGET_COLUMNS[kind], '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
    },

    async findByToken(token: string, now: Date) {
      return await db
        .selectFrom('shares')
        .selectAll()
        .where('token', '=', token)
        .where('revoked_at', 'is', null)
        .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
        .executeTakeFirst()
    },

    /** Creates the link, or changes the existing one, which keeps its token. */
    async save(
      workspaceId: string,
      { kind, id }: ShareTarget,
      { expiresAt, createdBy, passwordHash, now, ...choice }: NewShare,
    ): Promise<void> {
      await db
        .insertInto('shares')
        .values({
          ...NO_TARGET,
          ...choice,
          [TARGET_COLUMNS[kind]]: id,
          workspace_id: workspaceId,
          password_hash: passwordHash ?? null,
          expires_at: expiresAt,
          created_by: createdBy,
          created_at: now,
          updated_at: now,
        })
        .onConflict((on) =>
          on
            .columns(['workspace_id', TARGET_COLUMNS[kind]])
            .where('revoked_at', 'is', null)
            .doUpdateSet((row) => ({
              shows_notes: row.ref('excluded.shows_notes'),
              allows_comments: row.ref('excluded.allows_comments'),
              allows_download: row.ref('excluded.allows_download'),
              expires_at: row.ref('excluded.expires_at'),
              updated_at: row.ref('excluded.updated_at'),
              ...(passwordHash !== undefined && { password_hash: row.ref('excluded.password_hash') }),
            })),
        )
        .execute()
    },

    async revoke(workspaceId: string, { kind, id }: ShareTarget, now: Date): Promise<void> {
      await db
        .updateTable('shares')
        .set({ revoked_at: now, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where(TARGET_COLUMNS[kind], '=', id)
        .where('revoked_at', 'is', null)
        .execute()
    },
  }
}
export type ShareRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createSharingRepository>['findByToken']>>>

/** The thing that a link shares. */
export function getTarget(row: ShareRow): ShareTarget | null {
  for (const kind of SHARE_KINDS) {
    const id = row[TARGET_COLUMNS[kind]]
    if (id !== null) {
      return { kind, id }
    }
  }
  return null
}

const NO_TARGET = {
  board_id: null,
  ad_id: null,
  brief_id: null,
  image_order_id: null,
  image_id: null,
  analysis_id: null,
  video_id: null,
  funnel_page_id: null,
}
