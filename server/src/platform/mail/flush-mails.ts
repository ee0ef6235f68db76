import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { createMailDeliveryRepository } from './mail-deliveries.repository.ts'
import { sendMail } from './mail.jobs.ts'

const LOOK_AGAIN_MS = 20
const LIMIT_MS = 5000

/** Sends the waiting mails, and waits for those that another worker is sending. For tests only: it polls. */
export async function flushMails(db: Database, jobs: Pick<Jobs, 'drain'>): Promise<void> {
  const deliveries = createMailDeliveryRepository(db)
  const end = performance.now() + LIMIT_MS
  do {
    await jobs.drain([sendMail])
    if (!(await deliveries.hasUntried())) {
      return
    }
    await delay(LOOK_AGAIN_MS)
  } while (performance.now() < end)
}
