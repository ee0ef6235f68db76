import { join } from 'node:path'
import { listJobs } from '@marquee/contract/jobs'
import { type SignedInAgent, signUp } from '../../testing/agent.ts'
import { type BackgroundProcess, startProcess } from '../../testing/background-process.ts'
import { countedWork, createRunsTable, listRuns } from '../../testing/counted-work.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const PROCESS = join(import.meta.dirname, '../../testing/job-process.ts')

// The test waits for a heartbeat that does not come; this is for a machine that is busy with other tests.
jest.setTimeout(90_000)

describe('a worker that dies', () => {
  let server: TestServer
  let admin: SignedInAgent
  const processes: BackgroundProcess[] = []

  beforeAll(async () => {
    server = await startTestServer()
    await createRunsTable(server.db)
    admin = await signUp(server, { isAdmin: true })
  })
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.stop('SIGKILL')))
    await server.close()
  })

  async function startWorker(): Promise<BackgroundProcess> {
    const worker = startProcess(PROCESS, {}, [server.environment.databaseUrl ?? ''])
    processes.push(worker)
    await worker.waitFor(/working/)
    return worker
  }

  /** The job as the page of jobs lists it. */
  async function seeJob() {
    const { body } = await admin.call(listJobs, { query: { queue: countedWork.name } })
    expect(body.data).toHaveLength(1)
    return body.data[0]
  }

  test('loses its job to another one, which completes it once, as administrators see', async () => {
    const victim = await startWorker()
    const id = await server.jobs.send(countedWork, {})
    await victim.waitFor(/halfway through attempt 1/)
    expect(await seeJob()).toMatchObject({ id, state: 'running', attempts: 1, progress: 0.5, note: 'half of it' })
    const successor = await startWorker()

    expect(await victim.stop('SIGKILL')).toBeNull()
    await successor.waitFor(/halfway through attempt 2/)

    await successor.waitFor(/completed attempt 2/)
    expect(await listRuns(server.db)).toEqual([{ job_id: id, attempt: 2 }])
    expect(await seeJob()).toMatchObject({ id, state: 'completed', attempts: 2, progress: null })
  })
})
