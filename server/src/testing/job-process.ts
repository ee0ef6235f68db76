// A worker in a separate process that a test can kill: `node job-process.ts DATABASE_URL`. Its first attempt at a job never ends.
import { pino } from 'pino'
import { openDatabase } from '../platform/database/database.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { countedWork, recordRun } from './counted-work.ts'

const [url = ''] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const database = openDatabase({ url, log })
const jobs = createJobs({ database, log, isPolling: true, heartbeatSeconds: 10 })
jobs.work(countedWork, async (_, attempt) => {
  await attempt.setProgress(0.5, 'half of it')
  console.log(`halfway through attempt ${attempt.attempt}`)
  if (attempt.attempt === 1) {
    await new Promise(() => {})
  }
  await database.transaction().execute(async (transaction) => {
    await recordRun(transaction, attempt)
    await attempt.complete(transaction)
  })
  console.log(`completed attempt ${attempt.attempt}`)
})
await jobs.start()
console.log('working')
