import {
  createAdSource,
  createSourceQuery,
  deleteAdSource,
  deleteSourceQuery,
  listAdSources,
  startCrawl,
  updateAdSource,
} from '@marquee/contract/ad-sources'
import { sql } from 'kysely'
import { breads, META_TOKEN, type MetaStage, openMetaStage } from '../../../testing/meta-stage.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { metaError } from '../../../testing/source-servers/meta-server.ts'
import { sourceSettings } from '../../../testing/source-settings.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { parseKeyRing } from '../../../platform/secrets/secret-box.ts'
import { createAdSourceService } from './ad-sources.service.ts'
import { createConnectors } from './connectors.ts'
import { createCredentialKeeper } from './source-credentials.ts'

const CREDENTIALS = { provider: 'meta' as const, access_token: META_TOKEN }

let stage: MetaStage
beforeEach(async () => {
  stage = await openMetaStage()
})
afterEach(() => stage.close())

async function sources(agent: SignedInAgent = stage.admin) {
  return (await agent.call(listAdSources, {})).body.data
}

async function onlySourceId(): Promise<string> {
  return (await sources())[0]?.id ?? ''
}

async function storedSources(): Promise<string> {
  const { rows } = await sql<{ row: string }>`select ad_sources::text as row from ad_sources`.execute(stage.server.db)
  return rows.map(({ row }) => row).join('\n')
}

describe('sources of ads', () => {
  test('[F-12] a source is connected with a token that is tried, encrypted, and never answered', async () => {
    const { body } = await stage.admin.call(listAdSources, {})
    expect(body).toMatchObject({
      data: [{ provider: 'meta', name: 'A source', credential_hint: 'oken', problem: null }],
      meta: { can_keep_credentials: true },
    })
    expect(JSON.stringify(body)).not.toContain(META_TOKEN)
    expect(await storedSources()).not.toContain(META_TOKEN)
  })

  test('[F-12] a token that the source refuses is not kept; the answer says what to do', async () => {
    const wrong = { provider: 'meta' as const, access_token: 'EAAB-a-wrong-token' }
    const { status, error } = await stage.admin.call(createAdSource, { body: { name: 'Wrong', credentials: wrong } })
    expect(status).toBe(422)
    expect(error.errors?.['credentials']?.[0]).toBe(
      'Meta says: Malformed access token … (code 190/467). The token was revoked. Make a new one.',
    )
    expect(await sources()).toHaveLength(1)
  })

  test('[F-12] a source that does not answer now is connected, with a note', async () => {
    stage.meta.answerNext({ status: 503, body: 'later' })
    const { body } = await stage.admin.call(createAdSource, { body: { name: 'Later', credentials: CREDENTIALS } })
    expect(body.data.problem).toMatchObject({ kind: 'unavailable', message: 'Meta answered with status 503.' })
  })

  test('[F-12] a new token replaces the old one, and ends what stood against the source', async () => {
    stage.meta.setAds(breads(1, 1))
    stage.meta.answerNext(metaError(190, 'Session has expired', { error_subcode: 463 }))
    await stage.crawl()
    expect((await sources())[0]?.problem).toMatchObject({ kind: 'token' })
    stage.meta.tokens.add('EAAB-second-9999')
    const id = await onlySourceId()
    const second = { provider: 'meta' as const, access_token: 'EAAB-second-9999' }
    const { body } = await stage.admin.call(updateAdSource, {
      params: { id },
      body: { name: 'Meta', credentials: second },
    })
    expect(body.data).toMatchObject({ name: 'Meta', credential_hint: '9999', problem: null })
    await stage.crawl()
    expect(stage.meta.calls.at(-1)?.query.get('access_token')).toBe('EAAB-second-9999')
  })

  test('[F-12] credentials and criteria of another kind of source are refused', async () => {
    const id = await onlySourceId()
    const keys = { provider: 'tiktok' as const, client_key: 'awkey1234', client_secret: 'secret1234' }
    expect((await stage.admin.call(updateAdSource, { params: { id }, body: { credentials: keys } })).status).toBe(422)
    const criteria = { provider: 'tiktok' as const, search_term: 'bread', published_from: '2026-01-01' }
    const added = await stage.admin.call(createSourceQuery, { params: { id }, body: { criteria, schedule: 'off' } })
    expect(added.error.errors).toEqual({ criteria: ['These are the criteria of another kind of source.'] })
  })

  test.each([
    [{ provider: 'meta' as const, countries: ['DE'] }, 'criteria.search_terms'],
    [{ provider: 'meta' as const, search_terms: 'x'.repeat(101), countries: ['DE'] }, 'criteria.search_terms'],
    [{ provider: 'meta' as const, search_terms: 'x', countries: [] }, 'criteria.countries'],
    [
      { provider: 'meta' as const, page_ids: Array.from({ length: 11 }, (_, n) => `${n + 1}`), countries: ['DE'] },
      'criteria.page_ids',
    ],
    [
      { provider: 'tiktok' as const, search_term: 'x'.repeat(51), published_from: '2026-01-01' },
      'criteria.search_term',
    ],
    [{ provider: 'tiktok' as const, search_term: 'x', published_from: '2022-10-01' }, 'criteria.published_from'],
    [
      { provider: 'tiktok' as const, search_term: 'x', advertiser_ids: ['1'], published_from: '2026-01-01' },
      'criteria.advertiser_ids',
    ],
  ])('[C-11] %j is refused by name: the source would refuse it too', async (criteria, field) => {
    const id = await onlySourceId()
    const { error } = await stage.admin.call(createSourceQuery, { params: { id }, body: { criteria, schedule: 'off' } })
    expect(Object.keys(error.errors ?? {})).toEqual([field])
  })

  test('[F-12] without a key nothing is connected, and the page is told so', async () => {
    const settings = sourceSettings({ meta: stage.meta.url })
    const server = await startTestServer({ adSources: { ...settings.adSources, credentialKeys: null } })
    try {
      const admin = await signUp(server, { isAdmin: true })
      expect((await admin.call(listAdSources, {})).body.meta).toEqual({ can_keep_credentials: false })
      const { status, error } = await admin.call(createAdSource, { body: { name: 'Meta', credentials: CREDENTIALS } })
      expect([status, error.code]).toEqual([409, 'no_credential_keys'])
    } finally {
      await server.close()
    }
  })

  test('[F-12] with a new key in front, what the old one encrypted is encrypted anew, and the old key can go', async () => {
    const { db, clock, environment } = stage.server
    const newest = `newest:${Buffer.alloc(32, 9).toString('base64')}`
    const old = `test:${Buffer.alloc(32, 7).toString('base64')}`
    const connectors = createConnectors(environment.adSources)
    const rotated = createCredentialKeeper(parseKeyRing(`${newest},${old}`))
    await createAdSourceService({ db, clock, connectors, credentials: rotated }).rotateKeys()
    expect(await storedSources()).toContain(',newest,')

    stage.meta.setAds(breads(1, 1))
    expect(await stage.crawl()).toMatchObject({ state: 'failed', problem: { kind: 'keys' } })
    const onlyNewest = createCredentialKeeper(parseKeyRing(newest))
    const row = await sql<{
      workspace_id: string
      provider: 'meta'
      sealed_credentials: string
      credential_key_id: string
      credential_hint: string
    }>`
      select * from ad_sources`.execute(db)
    expect(row.rows.map((kept) => onlyNewest.open(kept))).toEqual([CREDENTIALS])
  })

  test('[A-21] another workspace neither sees nor changes a source; who is no admin sees none', async () => {
    const id = await onlySourceId()
    const stranger = await signUp(stage.server, { isAdmin: true })
    expect(await sources(stranger)).toEqual([])
    expect((await stranger.call(updateAdSource, { params: { id }, body: { name: 'Mine' } })).status).toBe(404)
    expect((await stranger.call(startCrawl, { params: { id: stage.queryId } })).status).toBe(404)
    expect((await stranger.call(deleteAdSource, { params: { id } })).status).toBe(404)
    const member = await signUp(stage.server, { role: 'member', workspaceId: stage.admin.workspaceId })
    expect((await member.call(listAdSources, {})).status).toBe(403)
  })

  test('[F-12] a removed query or source takes its crawls along; a job that is left does nothing', async () => {
    stage.meta.setAds(breads(1, 1))
    await stage.admin.call(startCrawl, { params: { id: stage.queryId } })
    expect((await stage.admin.call(deleteSourceQuery, { params: { id: stage.queryId } })).status).toBe(204)
    expect((await stage.admin.call(deleteAdSource, { params: { id: await onlySourceId() } })).status).toBe(204)
    await stage.server.jobs.drain()
    expect(stage.meta.calls).toEqual([])
    expect(await sources()).toEqual([])
  })
})
