import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.generated.ts'

type Table = Tables['mail_deliveries']
export type MailDeliveryRow = Selectable<Table>

interface Position {
  created_at: Date
  id: string
}

/** The SQL for mails that are being sent or were sent. */
export function createMailDeliveryRepository(db: Database) {
  return {
    async insert(row: Insertable<Table>): Promise<void> {
      await db.insertInto('mail_deliveries').values(row).execute()
    },

    async find(id: string): Promise<MailDeliveryRow | undefined> {
      return await db.selectFrom('mail_deliveries').selectAll().where('id', '=', id).executeTakeFirst()
    },

    async update(id: string, changes: Updateable<Table>): Promise<void> {
      await db.updateTable('mail_deliveries').set(changes).where('id', '=', id).execute()
    },

    /** A mail that another attempt has sent in the meantime stays marked as sent. */
    async saveFailure(id: string, changes: Updateable<Table>): Promise<void> {
      await db
        .updateTable('mail_deliveries')
        .set(changes)
        .where('id', '=', id)
        .where('state', 'in', ['waiting', 'failed'])
        .execute()
    },

    /** The deliveries, newest first. @param kind null: of every kind */
    async list(kind: string | null, before: Position | null, limit: number): Promise<MailDeliveryRow[]> {
      let query = db.selectFrom('mail_deliveries').selectAll()
      if (kind !== null) {
        query = query.where('kind', '=', kind)
      }
      if (before !== null) {
        const { created_at, id } = before
        query = query.where((where) => where(where.refTuple('created_at', 'id'), '<', where.tuple(created_at, id)))
      }
      return await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
    },

    /** Whether a mail is waiting whose first attempt has not ended. */
    async hasUntried(): Promise<boolean> {
      const row = await db
        .selectFrom('mail_deliveries')
        .select('id')
        .where('state', '=', 'waiting')
        .where('attempts', '=', 0)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    async removeOlderThan(time: Date): Promise<number> {
      const result = await db.deleteFrom('mail_deliveries').where('created_at', '<', time).executeTakeFirst()
      return Number(result.numDeletedRows)
    },
  }
}
