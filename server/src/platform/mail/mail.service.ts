import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { type Clock, DAY_MS } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { JobAttempt } from '../jobs/job-attempt.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { createMailDeliveryRepository } from './mail-deliveries.repository.ts'
import type { MailContent, MailDefinition } from './mail-definition.ts'
import { sendMail } from './mail.jobs.ts'
import type { Mailer } from './mailer.ts'
import { renderMail } from './render-mail.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  mailer: Pick<Mailer, 'send'>
}

/** A defined kind of mail; its data is of the unchecked form that the database holds. */
export interface MailKind extends Pick<MailDefinition, 'kind' | 'title' | 'occasion' | 'sample'> {
  compose(data: unknown): Promise<MailContent | null>
}

const KEPT_MS = 30 * DAY_MS

/** Jobs send the mails, so that the action that causes a mail neither waits for the mail server nor fails with it. */
export function createMailService({ db, clock, jobs, mailer }: Dependencies) {
  const kinds = new Map<string, MailKind>()

  /** @returns whether there was a reason to send it */
  async function handOver({ kind, recipient, data }: { kind: string; recipient: string; data: object }) {
    const known = kinds.get(kind)
    if (known === undefined) {
      throw new Error(`No module sends mails of the kind ${kind}.`)
    }
    const content = await known.compose(data)
    if (content === null) {
      return false
    }
    const { subject, action, token, unsubscribeUrl } = content
    const rendered = renderMail(content)
    const link = { ...(action !== undefined && { url: action.url }), ...(token !== undefined && { token }) }
    const ending = unsubscribeUrl === undefined ? {} : { unsubscribeUrl }
    await mailer.send({ to: recipient, kind, subject, ...link, ...ending, ...rendered })
    return true
  }

  return {
    /** Defines a kind of mail. Call it while the server is built; `send` needs its result. */
    define<S extends z.ZodType<object>>(definition: MailDefinition<S>): MailDefinition<S> {
      const { kind, title, occasion, sample } = definition
      const compose = async (data: unknown) => definition.compose(definition.data.parse(data))
      kinds.set(kind, { kind, title, occasion, sample, compose })
      return definition
    },

    /** Every kind of mail, ordered by title. */
    listKinds: (): Omit<MailKind, 'compose'>[] =>
      [...kinds.values()].toSorted((one, other) => one.title.localeCompare(other.title)),

    /** Queues a mail: it is sent if and only if the transaction commits. */
    async send<S extends z.ZodType<object>>(
      transaction: Database,
      definition: MailDefinition<S>,
      recipient: string,
      data: z.input<S>,
    ): Promise<void> {
      const [id, now] = [randomUUID(), clock.now()]
      const times = { sent_at: null, created_at: now, updated_at: now }
      await createMailDeliveryRepository(transaction).insert({
        id,
        kind: definition.kind,
        recipient,
        data: JSON.stringify(definition.data.parse(data)),
        state: 'waiting',
        attempts: 0,
        problem: null,
        ...times,
      })
      await jobs.send(sendMail, { delivery_id: id }, { transaction, singletonKey: id })
    },

    /**
     * The work of {@link sendMail}. A process that dies after the mail server has accepted the mail and before we record that
     * sends the mail twice.
     * @throws the error that prevented the mail from being sent
     */
    async deliver(id: string, attempt: JobAttempt): Promise<void> {
      const repository = createMailDeliveryRepository(db)
      const row = await repository.find(id)
      if (row === undefined || row.state === 'sent' || row.state === 'dropped') {
        return
      }
      const attempts = row.attempts + 1
      try {
        const isSent = await handOver(row)
        const now = clock.now()
        await db.transaction().execute(async (transaction) => {
          const state = isSent ? { state: 'sent' as const, sent_at: now } : { state: 'dropped' as const }
          const changes = { ...state, attempts, problem: null, updated_at: now }
          await createMailDeliveryRepository(transaction).update(id, changes)
          await attempt.complete(transaction)
        })
      } catch (error) {
        const isLast = attempt.attempt > sendMail.retryLimit
        const problem = error instanceof Error ? error.message : String(error)
        const state = isLast ? 'failed' : 'waiting'
        await repository.saveFailure(id, { state, attempts, problem, updated_at: clock.now() })
        throw error
      }
    },

    removeOld: () => createMailDeliveryRepository(db).removeOlderThan(new Date(clock.now().getTime() - KEPT_MS)),
  }
}

export type MailService = ReturnType<typeof createMailService>
