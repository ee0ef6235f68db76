import { listAds } from '@marquee/contract/ad-search'
import { authCheck, logout } from '@marquee/contract/authentication'
import { createBoard, listBoards } from '@marquee/contract/boards'
import { createBrief, getBrief, listBriefs } from '@marquee/contract/briefs'
import type { Call } from '@marquee/contract/endpoint'
import { calls } from '@marquee/contract/endpoints'
import { createExport } from '@marquee/contract/exports'
import { listProducts } from '@marquee/contract/products'
import { listSavedAds, saveAd } from '@marquee/contract/saved-ads'
import { permissions } from '@marquee/contract/permissions'
import { renameWorkspace, workspaceRole, type WorkspaceRole } from '@marquee/contract/workspaces'
import { sql } from 'kysely'
import { addAds } from './testing/ad-builder.ts'
import { type SignedInAgent, type SignUpOptions, signUp } from './testing/agent.ts'
import { takeSample } from './testing/take-sample.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const UNKNOWN = '01890000-0000-7000-8000-000000000000'
const DAY = 24 * 60 * 60

const NOT_SUBSCRIBED = 'User is not subscribed to a plan'
const ENDED = "User's plan has no active subscription"
const MISSING = 'Feature not available for the current plan'
const NOT_ADMIN = 'Only administrators may do this.'

const PRODUCT = ['explore_pages', 'swipe_file', 'full_product', 'brand_spy', 'generation', 'creative_analyzer']

interface Standing {
  options: SignUpOptions
  plan: 'active' | 'ended' | 'none'
  features: readonly string[]
}

const standings: Readonly<Record<string, Standing>> = {
  active: { options: { plan: 'active' }, plan: 'active', features: PRODUCT },
  trial: { options: { plan: 'trial' }, plan: 'active', features: PRODUCT },
  'trial that ended': { options: { plan: 'ended_trial' }, plan: 'ended', features: PRODUCT },
  'subscription that ended': { options: { plan: 'ended' }, plan: 'ended', features: PRODUCT },
  'no plan': { options: { plan: 'none' }, plan: 'none', features: PRODUCT },
  'ad templates only': {
    options: { isAdTemplateOnly: true },
    plan: 'active',
    features: ['ad_templates'],
  },
}

interface Caller {
  name: string
  agent: SignedInAgent
  role: WorkspaceRole
  standing: Standing
}

/** What ends the caller's session, and the stream, which does not end; both ask for nothing but an account. */
const LEFT_OUT = new Set(['authentication.logout', 'workspaceChanges.streamWorkspaceChanges'])

let server: TestServer
let callers: Caller[]

beforeAll(async () => {
  server = await startTestServer()
  callers = await makeCallers()
})
afterAll(() => server.close())

/** Somebody of each role in a workspace of each standing. */
async function makeCallers(): Promise<Caller[]> {
  const made: Caller[] = []
  for (const [name, standing] of Object.entries(standings)) {
    const owner = await signUp(server, standing.options)
    for (const role of workspaceRole.options) {
      const agent = role === 'owner' ? owner : await signUp(server, { role, workspaceId: owner.workspaceId })
      made.push({ name: `${role}, ${name}`, agent, role, standing })
    }
  }
  return made
}

const table = [...calls]
  .filter(([name, { access }]) => access !== 'anonymous' && !LEFT_OUT.has(name))
  .map(([name, endpoint]) => ({ name, endpoint }))

const PLAN_REFUSALS: Readonly<Record<string, string>> = {
  'none for active': NOT_SUBSCRIBED,
  'none for ended': NOT_SUBSCRIBED,
  'ended for active': ENDED,
}

/** What a caller is to be told, read from the declaration alone; null: the handler answers. */
function expectedRefusal(endpoint: Call, { role, standing }: Caller): string | null {
  const { access, permission, workspace, plan, feature } = endpoint
  if (access === 'admin') {
    return NOT_ADMIN
  }
  // The named workspace is one that nobody knows: its service says so.
  if (workspace === 'named') {
    return null
  }
  if (permission !== null && !(permissions[permission].roles as readonly string[]).includes(role)) {
    return permissions[permission].refusal
  }
  const planRefusal = PLAN_REFUSALS[`${standing.plan} for ${plan}`]
  if (planRefusal !== undefined) {
    return planRefusal
  }
  return feature.length > 0 && !feature.some((name) => standing.features.includes(name)) ? MISSING : null
}

async function call({ agent }: Caller, { method, path, errors }: Call): Promise<string | null> {
  const url = path.replace(/:\w+/g, UNKNOWN)
  const { statusCode: status, payload } = await agent.request({ method, url })
  expect(status < 400 || (errors as readonly number[]).includes(status) ? [] : [status]).toEqual([])
  return status === 403 ? String(JSON.parse(payload).message) : null
}

describe('[A-21] [P-60] [G-04] every endpoint and every file, asked for in every standing by every role', () => {
  test.each(takeSample(table, 6))('$name refuses exactly those whom its declaration refuses', async ({ endpoint }) => {
    const answers = await Promise.all(
      callers.map(async (caller) => [caller.name, await call(caller, endpoint)] as const),
    )
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(callers.map((caller) => [caller.name, expectedRefusal(endpoint, caller)])),
    )
  })
})

function told(answer: { status: number; error?: { message: string } }): string {
  return answer.status < 400 ? String(answer.status) : `${answer.status} ${answer.error?.message}`
}

describe('[P-60] in so many words', () => {
  const brief = () => ({ body: { title: 'Launch', idempotency_key: crypto.randomUUID() } })
  const board = () => ({ body: { name: 'Hooks', idempotency_key: crypto.randomUUID() } })

  test('[F-15] a trial that ends closes the library and leaves the account its own data', async () => {
    const agent = await signUp(server, { plan: 'trial' })
    const [adId = ''] = await addAds(server, [{}])
    expect((await agent.call(saveAd, { params: { ad_id: adId } })).status).toBe(200)
    await agent.call(createBoard, board())
    const { status } = await agent.call(listAds, { query: {} })
    expect(status).toBe(200)

    server.clock.advance(14 * DAY)
    const later = await signUp(server, { workspaceId: agent.workspaceId, role: 'admin' })
    expect(told(await later.call(listAds, { query: {} }))).toBe(`403 ${ENDED}`)
    expect(told(await later.call(createBoard, board()))).toBe(`403 ${ENDED}`)
    expect((await later.call(listSavedAds, {})).body.data).toHaveLength(1)
    expect((await later.call(listBoards, {})).body.data).toHaveLength(1)
    expect(told(await later.call(listBriefs, {}))).toBe('200')
    expect(told(await later.call(listProducts, {}))).toBe('200')
    expect(told(await later.call(createExport, { body: { kind: 'csv' } }))).toBe('201')
    expect((await later.call(authCheck, {})).body).toMatchObject({ has_active_subscription: false })
    expect(told(await later.call(logout, {}))).toBe('204')
  })

  test('a workspace without a plan has its settings and nothing else', async () => {
    const agent = await signUp(server, { plan: 'none' })
    expect(told(await agent.call(listBriefs, {}))).toBe(`403 ${NOT_SUBSCRIBED}`)
    expect(told(await agent.call(listAds, { query: {} }))).toBe(`403 ${NOT_SUBSCRIBED}`)
    const renamed = await agent.call(renameWorkspace, { params: { id: agent.workspaceId }, body: { name: 'Ours' } })
    expect(renamed.body.data.name).toBe('Ours')
  })

  test('[G-04] a workspace for ad templates alone opens neither Explore, the swipe file nor briefs', async () => {
    const agent = await signUp(server, { isAdTemplateOnly: true })
    for (const endpoint of [listAds, listSavedAds, listBoards, listBriefs]) {
      expect(told(await agent.call(endpoint, {}))).toBe(`403 ${MISSING}`)
    }
  })

  test('[A-21] a file is closed where the data that it is made of is closed', async () => {
    const agent = await signUp(server)
    const { id } = (await agent.call(createBrief, brief())).body.data
    await sql`
      update workspaces set features = '{"explore_pages": false, "swipe_file": false}', is_ad_template_allowed = true
      where id = ${agent.workspaceId}
    `.execute(server.db)
    expect(told(await agent.call(getBrief, { params: { id } }))).toBe(`403 ${MISSING}`)
    for (const url of [
      `/brief-files/${id}/brief.pdf`,
      `/analysis-files/${UNKNOWN}/analysis.pdf`,
      `/analysis-files/${UNKNOWN}/analysis.png`,
      `/image-files/${UNKNOWN}/cup.zip?encoding=png`,
      `/image-files/${UNKNOWN}/${UNKNOWN}/cup.png`,
    ]) {
      const { statusCode, payload } = await agent.request({ url })
      expect([url, statusCode, statusCode === 200 || JSON.parse(payload).message]).toEqual([url, 403, MISSING])
    }
  })

  test('a viewer reads and exports, and is told why nothing else', async () => {
    const owner = await signUp(server)
    const viewer = await signUp(server, { role: 'viewer', workspaceId: owner.workspaceId })
    expect(told(await viewer.call(listBriefs, {}))).toBe('200')
    expect(told(await viewer.call(createBrief, brief()))).toBe(
      '403 You can look at the briefs of this workspace but not change them.',
    )
    expect(told(await viewer.call(createExport, { body: { kind: 'csv' } }))).toMatch(/^422 There is no saved ad/)
    const name = { params: { id: owner.workspaceId }, body: { name: 'Mine now' } }
    expect(told(await viewer.call(renameWorkspace, name))).toBe(
      '403 Only the owner and the admins of a workspace can change its settings.',
    )
  })

  test('the role in the workspace that a person works in counts, not the one in another', async () => {
    const host = await signUp(server)
    const guest = await signUp(server, {
      workspaces: [
        { id: host.workspaceId, role: 'viewer' },
        { name: 'Own', role: 'owner' },
      ],
    })
    expect((await guest.call(createBrief, brief())).status).toBe(403)
    await guest.request({ method: 'POST', url: `/api/workspaces/${guest.workspaceIds[1]}/switch` })
    expect((await guest.call(createBrief, brief())).status).toBe(201)
  })
})
