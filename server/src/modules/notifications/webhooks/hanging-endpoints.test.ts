import { sql } from 'kysely'
import { pino } from 'pino'
import { createJobs } from '../../../platform/jobs/jobs.ts'
import type { PostOutcome } from '../../../platform/web/post-public.ts'
import { startWebhookStage, type WebhookStage } from '../../../testing/webhook-stage.ts'
import { deliverWebhook } from './webhooks.queues.ts'

const MINUTE = 60
const TIMEOUT: PostOutcome = { problem: 'It took too long.', isTemporary: true, isTimeout: true }
const TAKEN: PostOutcome = { status: 204, retryAfter: null, answer: '' }

let stage: WebhookStage
beforeAll(async () => {
  stage = await startWebhookStage()
})
afterAll(() => stage.close())
beforeEach(() => stage.reset())

test('[P-73][P-89] an endpoint hears of an event while nine others of its workspace have not answered theirs', async () => {
  const { server } = stage
  const { id: good } = await stage.addEndpoint()
  await sql`update webhook_endpoints set url = 'http://good.example' where id = ${good}`.execute(server.db)
  for (let number = 1; number <= 9; number += 1) {
    await stage.addEndpoint()
  }
  const { promise: isReleased, resolve: release } = Promise.withResolvers<PostOutcome>()
  const { promise: isHeard, resolve: hear } = Promise.withResolvers<undefined>()
  const { promise: isFull, resolve: fill } = Promise.withResolvers<undefined>()
  let hanging = 0
  const sender = stage.createSender({
    postPublic: async (url) => {
      if (url === 'http://good.example') {
        await isFull
        hear(undefined)
        return TAKEN
      }
      hanging += 1
      if (hanging === 9) {
        fill(undefined)
      }
      return isReleased
    },
  })
  await stage.saveNewAd()
  await stage.saveNewAd()
  const jobs = createJobs({ database: server.db, log: pino({ level: 'silent' }), isPolling: true })
  jobs.work(deliverWebhook, ({ delivery_id }) => sender.deliver(delivery_id))
  await jobs.start()
  try {
    await isHeard
    expect(hanging).toBe(9)
  } finally {
    release(TIMEOUT)
    await jobs.stop()
  }
})

describe('[P-73] an endpoint that has timed out three times in a row', () => {
  /** Has one endpoint time out three times. @returns the time-outs of all attempts, and what later ones answer */
  async function timeOut() {
    await stage.addEndpoint()
    const asked: number[] = []
    let outcome = TIMEOUT
    const postPublic = async (_: string, { timeoutMs }: { timeoutMs: number }) => {
      asked.push(timeoutMs)
      return outcome
    }
    const save = async (count: number) => {
      await stage.signIn()
      for (let number = 1; number <= count; number += 1) {
        await stage.saveNewAd()
      }
    }
    await save(3)
    await stage.pass(0, { postPublic })
    expect(asked).toEqual([15_000, 15_000, 15_000])
    asked.length = 0
    return {
      asked,
      save,
      pass: (seconds: number) => stage.pass(seconds, { postPublic }),
      answer: (given: PostOutcome) => {
        outcome = given
      },
    }
  }

  test('is asked for five seconds and once a minute, whatever waits, also by two processes at once', async () => {
    const { asked, save, pass } = await timeOut()
    await save(4)
    await Promise.all([pass(0), pass(0)])
    await pass(MINUTE - 1)
    expect(asked).toEqual([5000])
    await pass(1)
    expect(asked).toEqual([5000, 5000])
  })

  test('is asked as before once it has answered', async () => {
    const { asked, save, pass, answer } = await timeOut()
    await save(3)
    answer(TAKEN)
    await pass(0)
    await pass(0)
    expect(asked).toEqual([5000, 15_000, 15_000])
  })
})
