import { createBoard, deleteBoard, listBoards } from '@marquee/contract/boards'
import {
  copyStaffPick,
  getStaffPick,
  listStaffPicks,
  moveStaffPick,
  pickBoard,
  unpickBoard,
} from '@marquee/contract/staff-picks'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let admin: SignedInAgent
let member: SignedInAgent
let ads: string[]
beforeAll(async () => {
  server = await startTestServer()
  admin = await signUp(server, { isAdmin: true })
  member = await signUp(server)
  ads = await addAds(server, [{}, {}])
})
afterAll(() => server.close())

async function addBoard(name: string, by = admin): Promise<string> {
  const body = { idempotency_key: crypto.randomUUID(), name, ad_ids: ads }
  return (await by.call(createBoard, { body })).body.data.id
}
const pick = (id: string, curator_note: string, by = admin) =>
  by.call(pickBoard, { params: { id }, body: { curator_note } })
const names = async (by = member) => (await by.call(listStaffPicks, {})).body.data.map(({ name }) => name)

test('[R-11] [F-02] picked boards stand in the admin’s order, with a note, for every workspace', async () => {
  const [first, second] = [await addBoard('First'), await addBoard('Second')]
  await pick(first, 'Why it works')
  await pick(second, '')
  await pick(first, 'Why it still works')
  expect(await names()).toEqual(['First', 'Second'])
  await admin.call(moveStaffPick, { params: { id: second }, body: { before_id: first } })
  expect(await names()).toEqual(['Second', 'First'])
  const { body } = await member.call(getStaffPick, { params: { id: first }, query: { limit: '1' } })
  expect(body.data).toMatchObject({ curator_note: 'Why it still works', ads_count: 2, copies_count: 0 })
  const next = await member.call(getStaffPick, {
    params: { id: first },
    query: { cursor: body.meta.next_cursor ?? '' },
  })
  expect([...body.data.ads, ...next.body.data.ads].map((ad) => ad.id)).toEqual(ads)

  const key = crypto.randomUUID()
  const copy = () => member.call(copyStaffPick, { params: { id: first }, body: { idempotency_key: key } })
  await Promise.all([copy(), copy()])
  expect((await member.call(listBoards, { query: {} })).body.data).toMatchObject([
    { name: 'First', is_staff_pick: false },
  ])
  expect((await member.call(getStaffPick, { params: { id: first }, query: {} })).body.data.copies_count).toBe(1)

  await admin.call(deleteBoard, { params: { id: second } })
  expect(await names()).toEqual(['First'])
  await admin.call(unpickBoard, { params: { id: first } })
  expect(await names()).toEqual([])
  expect((await member.call(getStaffPick, { params: { id: first }, query: {} })).status).toBe(404)
  expect((await copy()).status).toBe(404)
})

test('[G-09] [F-02] only admins pick, and only boards of their own workspace', async () => {
  const theirs = await addBoard('Theirs', member)
  const ours = await addBoard('Ours')
  expect((await pick(theirs, '', member)).status).toBe(403)
  expect((await pick(theirs, '')).status).toBe(404)
  await pick(ours, '')
  expect((await member.call(unpickBoard, { params: { id: ours } })).status).toBe(403)
  expect((await member.call(moveStaffPick, { params: { id: ours }, body: { before_id: null } })).status).toBe(403)
  expect((await admin.call(moveStaffPick, { params: { id: ours }, body: { before_id: theirs } })).status).toBe(422)
  expect((await admin.call(unpickBoard, { params: { id: theirs } })).status).toBe(404)
  const viewer = await signUp(server, { role: 'viewer', workspaceId: member.workspaceId })
  const copied = await viewer.call(copyStaffPick, {
    params: { id: ours },
    body: { idempotency_key: crypto.randomUUID() },
  })
  expect(copied.status).toBe(403)
  expect(await names(viewer)).toEqual(['Ours'])
})
