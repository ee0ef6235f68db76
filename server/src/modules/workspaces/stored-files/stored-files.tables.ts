import type { Generated } from 'kysely'

export type StoredFileTables = {
  /** Keys of files whose rows went; triggers of the rows' tables add to it. */
  stored_file_removals: {
    storage_key: string
    attempts: Generated<number>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
}
