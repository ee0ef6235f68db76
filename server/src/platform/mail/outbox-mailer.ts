import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Mailer } from './mailer.ts'

const outboxMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  kind: z.string(),
  url: z.string().optional(),
  token: z.string().optional(),
  unsubscribeUrl: z.string().optional(),
  sent_at: z.iso.datetime(),
})
export type OutboxMail = z.infer<typeof outboxMail>

/** A mailer that writes every mail into a folder as one JSON file. The file names sort by time. */
export function createOutboxMailer({ folder, clock }: { folder: string; clock: Clock }): Mailer {
  let count = 0
  return {
    async send(mail) {
      const sentAt = clock.now().toISOString()
      const name = `${sentAt.replaceAll(':', '-')}-${String(count++).padStart(6, '0')}-${randomUUID().slice(0, 8)}`
      const content: OutboxMail = { ...mail, sent_at: sentAt }
      // Mails carry sign-in links, so no other account of the machine may read them.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, `.${name}`), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, `${name}.json`))
    },
    close: () => Promise.resolve(),
  }
}

/** The mails of an outbox, oldest first. */
export async function readOutbox(folder: string): Promise<OutboxMail[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json') && !name.startsWith('.'))
  const contents = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')))
  return contents.map((content) => outboxMail.parse(JSON.parse(content)))
}
