import { authCheck } from '@marquee/contract/authentication'
import { attachBriefVideo } from '@marquee/contract/brief-videos'
import { calls as contractCalls } from '@marquee/contract/endpoints'
import { takeDownPage } from '@marquee/contract/published-pages'
import { workspaceRole } from '@marquee/contract/workspaces'
import { sql } from 'kysely'
import { makeExport } from './modules/collections/exports/exports.service.ts'
import { addAds, addOwnAds } from './testing/ad-builder.ts'
import { type SignedInAgent, signIn, signUp } from './testing/agent.ts'
import {
  type AnyCall,
  type Call,
  callsWithForeignIds,
  type ForeignIds,
  isFile,
  listIdPlaces,
  neededQuery,
  ownIdFor,
  type OwnWorkspace,
  pathWith,
} from './testing/calls-with-foreign-ids.ts'
import { earnSomeCommissions, payOutCommissions } from './testing/earn-some-commissions.ts'
import { fillWorkspace, type SharedLibrary } from './testing/fill-workspace.ts'
import { finishWork } from './testing/finish-work.ts'
import { mapSomeAtOnce } from './testing/map-some-at-once.ts'
import { attachImagesToBrief } from './testing/order-some-images.ts'
import { setCreditAside } from './testing/set-credit-aside.ts'
import { listIds, listWorkspaceTables, readForeignIds } from './testing/read-foreign-ids.ts'
import { spendSomeCredits } from './testing/spend-some-credits.ts'
import { sourceSettings } from './testing/source-settings.ts'
import { addCapture } from './testing/add-capture.ts'
import { addApiKey } from './testing/add-api-key.ts'
import { addFailedDelivery, listenToWebhooks, listToldEvents } from './testing/add-webhook.ts'
import { addSoundBeats } from './testing/add-sound-beats.ts'
import { addTranscript } from './testing/add-transcript.ts'
import { addPreparedClip } from './testing/add-prepared-clip.ts'
import { tellSomeNews } from './testing/tell-some-news.ts'
import { SHOWN_TO_OWNER } from './testing/shown-to-owner.ts'
import { takeSample } from './testing/take-sample.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** Stands in every text of the workspace that nobody else may see. */
const MARK = 'theirs-7f3a9c'
const MARK_OF_STRANGERS = 'ours'

/** What ends the session of whoever calls it, what takes a file and no id, and the stream, which does not end (its own tests try it). */
const LEFT_OUT = new Set([
  'authentication.logout',
  'assets.uploadAsset',
  'workspaceChanges.streamWorkspaceChanges',
  'adImports.uploadAdFile',
  'resultImports.uploadResultFile',
  // Administrators see and mark the payouts of every workspace; theirs are tried by their own tests.
  'affiliate.listAllPayouts',
  'affiliate.markPayoutPaid',
  // Administrators see the brands that all workspaces want.
  'wantedBrands.listWantedEverywhere',
])

/** Administrators decide on the ads that workspaces brought in, and on their published pages. */
const FOR_ADMINISTRATORS = /^(?:unconfirmedAds|publishedPages)\./

/** After so long, every limit of calls begins anew. */
const RATE_LIMIT_SECONDS = 61

/** A call that was refused for its number is sent again so often: others wait for the same end of the limit. */
const MOST_TRIES = 12

/** Of the ids in the same field of a table's rows, so many are tried. */
const SENT_OF_EACH_PLACE = 2

/** Of the ids, the roles besides the owner try one in so many, together. */
const PART_OF_OTHERS = 3

let server: TestServer
let library: SharedLibrary
let owner: SignedInAgent
let theirs: OwnWorkspace
let foreign: ForeignIds
/** The ids that calls are tried with: two of each place in the rows, because more would try the same code again. */
let tried: ForeignIds
let tables: string[]
/** What stood in the database when the last test ended: nobody works in it between tests. */
let everythingOfTheirs: string[]

beforeAll(async () => {
  server = await startTestServer(sourceSettings({}))
  const [adId = ''] = await addAds(server, [{}, {}, {}])
  const brands = await sql<{ id: string }>`select id from brands order by id`.execute(server.db)
  const [first, second] = brands.rows
  library = { adId, followedBrandId: first?.id ?? '', hiddenBrandId: second?.id ?? '' }
  owner = await signUp(server, { isAdmin: true })
  // Administrators see whom mails went to: an address that holds no id of the workspace.
  await earnSomeCommissions(server, { ...owner, email: 'payouts@marquee.example' })
  await payOutCommissions(server)
  // Weeks have passed since: sessions do not live as long.
  owner = { ...owner, ...(await signIn(server, owner.email, owner.password)) }
  const webhook_endpoint_id = await listenToWebhooks(server, owner, MARK)
  theirs = await fillWhole(owner, MARK)
  await spendSomeCredits(server, owner)
  await setCreditAside(server, owner)
  await addApiKey(server, owner, MARK)
  const webhook_delivery_id = await addFailedDelivery(server, owner, webhook_endpoint_id, MARK)
  theirs = { ...theirs, webhook_endpoint_id, webhook_delivery_id }
  await addSoundBeats(server, { workspaceId: owner.workspaceId, assetId: theirs.image_id })
  await addTranscript(server, { workspaceId: owner.workspaceId, adId: library.adId }, MARK)
  await addCapture(server, owner, { adId: library.adId, mark: MARK })
  await addPreparedClip(server, { workspaceId: owner.workspaceId, assetId: theirs.image_id }, MARK)
  await addOwnAds(server, owner, [{ title: MARK, body: MARK, brand: { name: MARK } }])
  const takedown = { scope: 'page', reason: MARK } as const
  await owner.call(takeDownPage, { params: { id: theirs.funnel_page_id }, body: takedown })
  await tellSomeNews(server, owner, library.followedBrandId, MARK)
  // Nothing that happens later is its own doing.
  await server.jobs.drain()
  const generated_image_id = await attachImagesToBrief(owner, theirs.order_id, theirs.brief_id)
  await owner.call(attachBriefVideo, { params: { id: theirs.brief_id }, body: { video_id: theirs.video_id } })
  theirs = { ...theirs, generated_image_id }
  foreign = await readForeignIds(server.db, owner.workspaceId, Infinity)
  tried = await readForeignIds(server.db, owner.workspaceId, SENT_OF_EACH_PLACE)
  tables = await listTables()
  everythingOfTheirs = await readRowsNaming(foreign.ids)
  // Everything that a workspace can own is made, drawn and rendered on a busy machine.
}, 120_000)
afterAll(() => server.close())

const table = [...contractCalls]
  .filter(([name, { access }]) => access !== 'anonymous' && !LEFT_OUT.has(name) && !FOR_ADMINISTRATORS.test(name))
  .map(([name, endpoint]) => ({ name, endpoint }))

async function fillWhole(agent: SignedInAgent, mark: string): Promise<OwnWorkspace> {
  const filled = await fillWorkspace(agent, library, mark)
  return { ...filled, ...(await finishWork(server, agent, mark)) }
}

async function listTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('sessions', 'rate_limits')
  `.execute(server.db)
  return rows.map(({ name }) => name)
}

/**
 * Every row of the database that names one of the ids, whoever it belongs to. One query reads all tables, and the ids are looked for
 * here: every test asks, and PostgreSQL takes a second for a pattern of so many ids.
 */
async function readRowsNaming(ids: readonly string[]): Promise<string[]> {
  const rowsOfTables = tables.map(
    (name) => sql`select ${sql.lit(name)} || ' ' || t::text as row from ${sql.table(name)} as t`,
  )
  const { rows } = await sql<{ row: string }>`${sql.join(rowsOfTables, sql` union all `)}`.execute(server.db)
  const known = new Set(ids)
  return rows.flatMap(({ row }) => (listIds(row).some((id) => known.has(id)) ? [row] : [])).toSorted()
}

/** An endpoint that takes no id is called as it is. */
function listCalls(endpoint: AnyCall, own: OwnWorkspace): Call[] {
  const calls = callsWithForeignIds(endpoint, tried, ownIdFor(endpoint, own, library))
  const isPlain = calls.length === 0 && endpoint.method === 'GET'
  return isPlain ? [{ url: endpoint.path, query: {}, body: undefined, sent: '' }] : calls
}

interface Strangers {
  agents: SignedInAgent[]
  own: OwnWorkspace
  ownIds: readonly string[]
  /** The rows that named one of their own ids when their workspace was whole. */
  ownRows: string[]
}

/** People of another workspace, one of each role, all of them admins of the product too: nothing else stops their calls. */
async function makeStrangers(): Promise<Strangers> {
  const first = await signUp(server, { isAdmin: true })
  const own = await fillWhole(first, MARK_OF_STRANGERS)
  const roles = workspaceRole.options.filter((role) => role !== 'owner')
  const others = await Promise.all(
    roles.map((role) => signUp(server, { role, workspaceId: first.workspaceId, isAdmin: true })),
  )
  const { ids: ownIds } = await readForeignIds(server.db, first.workspaceId, Infinity)
  return { agents: [first, ...others], own, ownIds, ownRows: await readRowsNaming(ownIds) }
}

async function areWhole({ ownIds, ownRows }: Strangers): Promise<boolean> {
  const kept = new Set(await readRowsNaming(ownIds))
  return ownRows.every((row) => kept.has(row))
}

let strangers: Strangers | null = null

/** Calls with one id need nothing of one's own; the others need it whole. */
async function findStrangers(endpoint: AnyCall): Promise<Strangers> {
  const needsAll = listIdPlaces(endpoint).length > 1
  if (strangers === null || (needsAll && !(await areWhole(strangers)))) {
    strangers = await makeStrangers()
  }
  return strangers
}

function describeStatus(status: number): string {
  return [401, 429].includes(status) || status >= 500 ? `not answered but with ${status}` : 'answered'
}

async function send(agent: SignedInAgent, { method }: AnyCall, { url, query, body }: Omit<Call, 'sent'>) {
  function request() {
    return agent.request({ method, url, query, ...(body !== undefined && { payload: body }) })
  }
  let response = await request()
  for (let tries = 1; response.statusCode === 429 && tries < MOST_TRIES; tries += 1) {
    await (endOfLimits ??= waitForLimits())
    response = await request()
  }
  return { status: response.statusCode, text: response.payload }
}

/** While too much has been begun at once: all calls that were refused wait for the same end of it. */
let endOfLimits: Promise<void> | null = null

async function waitForLimits(): Promise<void> {
  // Files are all whose number is limited while they are made; everything else that waits would take a minute.
  await server.jobs.drain([makeExport])
  server.clock.advance(RATE_LIMIT_SECONDS)
  endOfLimits = null
}

async function sendAll(agent: SignedInAgent, endpoint: AnyCall, calls: readonly Call[]) {
  return mapSomeAtOnce(calls, async (call) => {
    const { status, text } = await send(agent, endpoint, call)
    const isGiven = isFile(endpoint) && call.sent !== '' && status < 400
    return { call, status: describeStatus(status), leak: isGiven ? ['the file'] : leakIn(text, call.sent) }
  })
}

/** The owner, who may do most, tries every id. The other roles divide a part of the ids: each id by each role would take four times as long. */
function shareOfCalls(calls: readonly Call[], index: number, others: number): readonly Call[] {
  return index === 0 ? calls : calls.filter((_, number) => number % (others * PART_OF_OTHERS) === index - 1)
}

/** What an answer tells of the workspace. An id that stood in the call is no news. */
function leakIn(text: string, sent: string): string[] {
  return [MARK, ...foreign.ids, ...foreign.idempotencyKeys].filter((secret) => secret !== sent && text.includes(secret))
}

describe('a workspace that nobody else may see', () => {
  test('owns a row in every table of workspaces, so that nothing is left untried', async () => {
    const empty = []
    for (const { name, column } of await listWorkspaceTables(server.db)) {
      const { rows } = await sql`
        select from ${sql.table(name)} where ${sql.ref(column)} = ${owner.workspaceId} limit 1
      `.execute(server.db)
      if (rows.length === 0) {
        empty.push(name)
      }
    }
    expect(empty).toEqual([])
  })

  test('[P-73] has told its webhooks what was done in it by the real calls', async () => {
    const told = new Set((await listToldEvents(server, owner)).map(({ type }) => type))
    expect([...told].toSorted()).toEqual([
      'ad.saved',
      'analysis.failed',
      'board.ads_added',
      'brief.approved',
      'brief.created',
      'generation.finished',
      'lead.received',
      'results.imported',
      'video.rendered',
      'webhook.test',
    ])
  })

  test('shows itself to its owner by the same calls', async () => {
    const seen = []
    for (const { name, endpoint } of table.filter(({ endpoint: { method } }) => method === 'GET')) {
      const getOwnId = ownIdFor(endpoint, theirs, library)
      const query = neededQuery(endpoint, getOwnId)
      const { text, status } = await send(owner, endpoint, {
        url: pathWith(endpoint, getOwnId),
        query,
        body: undefined,
      })
      // Most files are no text.
      if (text.includes(MARK) || (isFile(endpoint) && status === 200)) {
        seen.push(name)
      }
    }
    expect(seen.toSorted()).toEqual(SHOWN_TO_OWNER)
  })

  test.each(takeSample(table, 18))(
    '[A-21] is neither read nor changed by $name of strangers of any role',
    async ({ endpoint }) => {
      const before = everythingOfTheirs
      const { agents, own } = await findStrangers(endpoint)
      const calls = listCalls(endpoint, own)
      for (const [index, agent] of agents.entries()) {
        const answers = await sendAll(agent, endpoint, shareOfCalls(calls, index, agents.length - 1))
        expect(answers.filter(({ status, leak }) => status !== 'answered' || leak.length > 0)).toEqual([])
        expect((await agent.call(authCheck, {})).status).toBe(200)
      }
      everythingOfTheirs = await readRowsNaming(foreign.ids)
      expect(everythingOfTheirs).toEqual(before)
    },
    // Every id of the workspace is tried in every place: hundreds of calls on a busy machine.
    60_000,
  )
})
