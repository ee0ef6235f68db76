import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** A design may have a scene painted around its product. */
export async function up(db: Database): Promise<void> {
  await sql`
    alter table image_designs
      drop constraint image_designs_maker_check,
      add constraint image_designs_maker_check check (maker in ('embedded', 'model', 'scene'))
  `.execute(db)
}
