import type { ColumnType, JSONColumnType } from 'kysely'

export type MailDeliveryState = 'waiting' | 'sent' | 'failed' | 'dropped'

export type MailTables = {
  mail_deliveries: {
    id: ColumnType<string, string, never>
    kind: string
    recipient: string
    data: JSONColumnType<object>
    state: MailDeliveryState
    attempts: number
    /** Why the last attempt failed. */
    problem: string | null
    sent_at: Date | null
    created_at: ColumnType<Date, Date, never>
    updated_at: Date
  }
}
