import { randomUUID } from 'node:crypto'
import { createBoard } from '@marquee/contract/boards'
import { shareBoard } from '@marquee/contract/sharing'
import { getLatestWorkspaceExport, startWorkspaceExport } from '@marquee/contract/workspace-exports'
import sharp from 'sharp'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { type SignedInAgent, signIn, signUp, visit } from '../../../testing/agent.ts'
import { multipartFile } from '../../../testing/multipart-file.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function makeExport(agent: SignedInAgent) {
  expect((await agent.call(startWorkspaceExport, {})).status).toBe(201)
  await server.jobs.drain()
  return (await agent.call(getLatestWorkspaceExport, {})).body.data
}

describe('[P-65] the export of a workspace', () => {
  test('holds all that it has, nothing of others, and no secrets', async () => {
    const owner = await signUp(server, { displayName: 'Ada Marsh' })
    const stranger = await signUp(server)
    for (const agent of [owner, stranger]) {
      const name = `Board of ${agent.workspaceId}`
      const board = await agent.call(createBoard, { body: { name, idempotency_key: randomUUID() } })
      const params = { id: board.body.data.id }
      await agent.call(shareBoard, { params, body: { expires_at: null, shows_notes: false } })
    }
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    await owner.request({
      method: 'POST',
      url: '/api/assets?kind=image',
      ...multipartFile(image, { name: 'image', type: 'image/png' }),
    })
    const done = await makeExport(owner)
    const answer = await owner.request({ url: done?.url ?? '' })
    expect([answer.headers['content-type'], answer.rawPayload.byteLength]).toEqual(['application/zip', done?.size])
    const files = readZip(answer.rawPayload)
    expect(JSON.parse(files.get('data/boards.jsonl') ?? '')).toMatchObject({ name: `Board of ${owner.workspaceId}` })
    expect(JSON.parse(files.get('data/members.jsonl') ?? '')).toMatchObject({
      display_name: 'Ada Marsh',
      role: 'owner',
    })
    expect([...files.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(1)
    const all = [...files.values()].join('\n')
    expect(all).not.toContain(stranger.workspaceId)
    expect(all).not.toMatch(/"(?:token|password_hash|sealed_\w+|idempotency_key)"/)
  })

  test('is made once at a time, announced by mail, and downloaded by owners and admins alone', async () => {
    const owner = await signUp(server)
    const member = await signUp(server, { workspaceId: owner.workspaceId, role: 'member' })
    expect((await member.call(startWorkspaceExport, {})).status).toBe(403)
    const first = (await owner.call(startWorkspaceExport, {})).body.data
    expect((await owner.call(startWorkspaceExport, {})).body.data.id).toBe(first.id)
    await server.jobs.drain()
    expect((await server.sentMails()).at(-1)).toMatchObject({ to: owner.email, kind: 'workspace_export' })
    const url = (await owner.call(getLatestWorkspaceExport, {})).body.data?.url ?? ''
    expect((await member.call(getLatestWorkspaceExport, {})).body.data).toMatchObject({ state: 'done', url: null })
    const statuses = []
    for (const agent of [member, await signUp(server), visit(server)]) {
      statuses.push((await agent.request({ url })).statusCode)
    }
    expect(statuses).toEqual([403, 404, 401])
    expect((await owner.request({ url })).statusCode).toBe(200)
    server.clock.advance(7 * DAY_SECONDS)
    const later = await signIn(server, owner.email, owner.password)
    expect((await later.request({ url })).statusCode).toBe(404)
    expect((await later.call(getLatestWorkspaceExport, {})).body.data?.url).toBeNull()
  })

  test('[F-15] is made for the owner of a workspace whose trial has ended', async () => {
    const owner = await signUp(server, { plan: 'ended_trial' })
    const done = await makeExport(owner)
    expect(done).toMatchObject({ state: 'done' })
    expect((await owner.request({ url: done?.url ?? '' })).statusCode).toBe(200)
  })
})
