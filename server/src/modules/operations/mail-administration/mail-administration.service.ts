import type { HandlerInput } from '@marquee/contract/endpoint'
import type { listMailDeliveries, MailDelivery, MailKind } from '@marquee/contract/mails'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import {
  createMailDeliveryRepository,
  type MailDeliveryRow,
} from '../../../platform/mail/mail-deliveries.repository.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'

interface Dependencies {
  db: Database
  mails: Pick<MailService, 'listKinds'>
}

const position = z.object({ created_at: z.iso.datetime().transform((at) => new Date(at)), id: z.uuid() })

/** The mails of the product, as administrators see them. */
export function createMailAdministration({ db, mails }: Dependencies) {
  return {
    listKinds: (): MailKind[] =>
      mails.listKinds().map(({ kind, title, occasion, sample }) => {
        return { kind, title, occasion, subject: sample.subject, ...renderMail(sample) }
      }),

    async listDeliveries({ kind, cursor, limit }: HandlerInput<typeof listMailDeliveries>['query']) {
      const rows = await createMailDeliveryRepository(db).list(kind ?? null, decodeCursor(position, cursor), limit + 1)
      const { page, next_cursor } = takePage(rows, limit, (last) => ({ created_at: last.created_at, id: last.id }))
      return { data: page.map(presentDelivery), meta: { next_cursor } }
    },
  }
}

export type MailAdministration = ReturnType<typeof createMailAdministration>

function presentDelivery({ id, kind, recipient, state, attempts, ...row }: MailDeliveryRow): MailDelivery {
  const times = { sent_at: row.sent_at?.toISOString() ?? null, created_at: row.created_at.toISOString() }
  return { id, kind, recipient, state, attempts, problem: row.problem, ...times }
}
