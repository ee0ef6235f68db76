import { sql } from 'kysely'
import { connect } from '../../server/src/entry/connect.ts'
import { readEnvironment } from '../../server/src/platform/environment.ts'
import { createLog } from '../../server/src/platform/log.ts'
import type { OwnServer } from '../src/fixtures/running-server.ts'
import { createVideoClient } from './video-client.ts'

const KILLS = 10
const SCENES = 4
const SCENE_FRAMES = 30

/**
 * Kills the server at different moments of renders, and lets each go on.
 * @param check prints whether a condition holds
 */
export async function tryRenderKills(
  server: OwnServer,
  check: (isRight: boolean, what: string) => void,
): Promise<void> {
  const client = await createVideoClient(server.origin)
  let kept = 0
  let finished = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const video = await client.makeVideo(SCENES * SCENE_FRAMES, SCENE_FRAMES)
    const before = await readScenes(server)
    await client.order(video)
    // From the moment before the first frame to the one in which the file is joined and checked.
    const wanted = (100 * kill) / (KILLS - 1)
    await client.waitFor(
      video,
      ({ status, progress }) => status === 'done' || (status === 'running' && progress >= wanted),
    )
    await server.kill()
    await server.start()
    const scenes = await readScenes(server)
    const { status, credits_used, credits_held } = await client.waitFor(video, isEnded)
    const after = await readScenes(server)
    finished += Number(status === 'done' && credits_used === 10 && credits_held === 0)
    // A scene that was encoded before the kill is not encoded again: its row is the same one.
    kept += Number(scenes.every((row) => after.includes(row)) && after.length - before.length === SCENES)
  }
  await client.api.dispose()
  check(finished === KILLS, `${finished} of ${KILLS} killed renders came to their file, and cost their price`)
  check(kept === KILLS, `${kept} of ${KILLS} went on from their finished scenes`)
  const [spent, held] = await readLedger(server, client.workspaceId)
  check(spent === KILLS, `${spent} prices charged for ${KILLS} renders, each once`)
  check(held === 0, 'no credits are held any more')
}

function isEnded({ status }: { status: string }): boolean {
  return status !== 'queued' && status !== 'running'
}

/** Each kept scene with the time at which it was encoded. */
function readScenes(server: OwnServer): Promise<string[]> {
  return withDatabase(server, async ({ database }) => {
    const { rows } = await sql<{
      scene: string
    }>`select hash || created_at::text as scene from rendered_scenes`.execute(database)
    return rows.map(({ scene }) => scene)
  })
}

/** How often credits were charged, and how many are held. */
function readLedger(server: OwnServer, workspaceId: string): Promise<[number, number]> {
  return withDatabase(server, async ({ database }) => {
    const { rows } = await sql<{ spent: number; held: number }>`
      select count(*) filter (where kind = 'spend')::int as spent,
        (select coalesce(sum(amount), 0)::int from credit_holds where workspace_id = ${workspaceId} and state = 'open') as held
      from credit_entries where workspace_id = ${workspaceId}
    `.execute(database)
    return [rows[0]?.spent ?? 0, rows[0]?.held ?? 0]
  })
}

/** Opens the database of a running server for a moment: at any other time it may be killed. */
async function withDatabase<T>(
  { dataDir }: OwnServer,
  work: (connection: Awaited<ReturnType<typeof connect>>) => Promise<T>,
): Promise<T> {
  const environment = readEnvironment({ DATA_DIR: dataDir, NODE_ENV: 'test' })
  const connection = await connect({ environment, log: createLog('silent'), role: 'tool' })
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}
