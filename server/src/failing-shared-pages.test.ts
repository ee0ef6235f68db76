import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { signUp } from './testing/agent.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** Where each kind of link leads, by its column and the table that it needs. */
const LINKS = [
  ['board_id', 'boards', '/api/shared/boards/'],
  ['brief_id', 'briefs', '/api/shared/briefs/'],
  ['image_order_id', 'image_orders', '/api/shared/images/'],
  ['analysis_id', 'creative_analyses', '/api/shared/analyses/'],
  ['video_id', 'videos', '/api/shared/videos/'],
  ['funnel_page_id', 'funnel_pages', '/api/shared/pages/'],
  ['funnel_page_id', 'funnel_pages', '/shared-pages/'],
  ['funnel_page_id', 'funnel_pages', '/api/shared/feedback/'],
] as const

let server: TestServer
let workspaceId: string

beforeAll(async () => {
  server = await startTestServer()
  ;({ workspaceId } = await signUp(server))
})
afterAll(() => server.close())

test.each(LINKS)(
  '[P-53] a link by %s says that nothing is there only when the database says so: %s, %s',
  async (column, table, path) => {
    const constraint = `shares_${column}_fkey`
    await sql`alter table shares drop constraint if exists ${sql.ref(constraint)}`.execute(server.db)
    const [token, now] = [randomUUID().replaceAll('-', ''), server.clock.now()]
    const row = { workspace_id: workspaceId, [column]: randomUUID(), token, shows_notes: false }
    await server.db
      .insertInto('shares')
      .values({ ...row, created_at: now, updated_at: now })
      .execute()
    const url = path + token + (path.endsWith('feedback/') ? '/comments' : '')
    const open = async () => (await server.app.inject({ method: 'GET', url })).statusCode
    expect(await open()).toBe(404)
    await sql`alter table ${sql.table(table)} rename to hidden`.execute(server.db)
    try {
      expect(await open()).toBe(500)
    } finally {
      await sql`alter table hidden rename to ${sql.ref(table)}`.execute(server.db)
    }
  },
)
