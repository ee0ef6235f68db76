import { imageSubject, type ImageSubject } from '@marquee/creative/image-subject'
import type { Database } from '../../../platform/database/database.ts'

/** The SQL of image subjects. The ids of assets were checked by the service. */
export function createImageSubjectRepository(db: Database) {
  return {
    /** @returns null when none is known */
    async find(assetId: string): Promise<ImageSubject | null> {
      const row = await db
        .selectFrom('image_subjects')
        .select('subject')
        .where('asset_id', '=', assetId)
        .executeTakeFirst()
      return imageSubject.nullable().parse(row?.subject ?? null)
    },

    /** Keeps a finding unless another one is kept already, which may be a user's. @param subject null for an unreadable image */
    async keepFound(assetId: string, subject: ImageSubject | null, now: Date): Promise<void> {
      const content = subject === null ? null : JSON.stringify(subject)
      await db
        .insertInto('image_subjects')
        .values({ asset_id: assetId, subject: content, created_at: now, updated_at: now })
        .onConflict((on) =>
          on
            .column('asset_id')
            .doUpdateSet({ subject: content, updated_at: now })
            .where('image_subjects.subject', 'is', null),
        )
        .execute()
    },

    async replace(assetId: string, subject: ImageSubject, now: Date): Promise<void> {
      await db
        .updateTable('image_subjects')
        .set({ subject: JSON.stringify(subject), updated_at: now })
        .where('asset_id', '=', assetId)
        .execute()
    },

    /** Images that users brought and that nobody has looked at yet, the newest first. */
    listMissing(limit: number): Promise<{ id: string; workspace_id: string }[]> {
      return db
        .selectFrom('assets')
        .leftJoin('image_subjects', 'image_subjects.asset_id', 'assets.id')
        .select(['assets.id', 'assets.workspace_id'])
        .where('assets.kind', '=', 'image')
        .where('assets.user_id', 'is not', null)
        .where('assets.stored_at', 'is not', null)
        .where('image_subjects.asset_id', 'is', null)
        .orderBy('assets.id', 'desc')
        .limit(limit)
        .execute()
    },
  }
}
