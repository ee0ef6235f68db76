import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { uploadAsset } from '@marquee/contract/assets'
import {
  type BrandProfile,
  createBrandProfile,
  deleteBrandProfile,
  getBrandProfile,
  listBrandProfiles,
  readWebsite,
  restoreBrandProfile,
  updateBrandProfile,
} from '@marquee/contract/brand-profiles'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { multipartFile } from '../../../testing/multipart-file.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { drawProductPhoto, openWebStage, type WebStage } from '../../../testing/web-stage.ts'

const nordlys = {
  name: 'Nordlys',
  website: 'https://nordlys.example/',
  description: 'Lamps that last.',
  colors: ['#1A5F7A', '#f4b942'],
  voice: 'Calm, with humour.',
  audience: 'People who read at night.',
  always_include: ['Ten years of guarantee'],
  never_mention: ['discounts'],
  logo_ids: [] as string[],
  fonts: [] as { role: 'heading' | 'body'; family: string; asset_id: string | null }[],
}

let server: TestServer
let stage: WebStage
let owner: SignedInAgent

beforeAll(async () => {
  server = await startTestServer({ hasLocalWeb: true })
  stage = await openWebStage()
})
afterAll(async () => {
  await stage.close()
  await server.close()
})
beforeEach(async () => {
  owner = await signUp(server)
})

async function add(changes: Partial<typeof nordlys> = {}, agent = owner): Promise<BrandProfile> {
  const { body } = await agent.call(createBrandProfile, {
    body: { ...nordlys, ...changes, idempotency_key: randomUUID() },
  })
  return body.data
}

async function upload(kind: 'image' | 'font', agent = owner): Promise<string> {
  const path = fileURLToPath(import.meta.resolve('@fontsource/anton/files/anton-latin-400-normal.woff2'))
  const content = kind === 'image' ? await drawProductPhoto() : await readFile(path)
  const form = multipartFile(content, { name: `file.${kind}`, type: 'application/octet-stream' })
  const answer = await agent.request({ method: 'POST', url: `${uploadAsset.path}?kind=${kind}`, ...form })
  return uploadAsset.response.parse(answer.json()).data.id
}

describe('[P-40] [F-07] brand profiles by hand', () => {
  test('are kept with their logos and their own font files', async () => {
    const [logo, font] = [await upload('image'), await upload('font')]
    const fonts = [
      { role: 'heading' as const, family: 'Anton', asset_id: font },
      { role: 'body' as const, family: 'Inter', asset_id: null },
    ]
    const profile = await add({ logo_ids: [logo], fonts })
    expect(profile).toMatchObject({ name: 'Nordlys', colors: ['#1a5f7a', '#f4b942'], version: 1 })
    expect(profile.logos.map(({ id }) => id)).toEqual([logo])
    expect(profile.fonts).toMatchObject([
      { role: 'heading', family: 'Anton', asset: { id: font, content_type: 'font/woff2' } },
      { role: 'body', family: 'Inter', asset: null },
    ])
    expect((await owner.call(getBrandProfile, { params: { id: profile.id } })).body.data).toEqual(profile)
    expect((await owner.call(listBrandProfiles, {})).body.data).toEqual([profile])
  })

  test('the same key answers with the first profile, also when both arrive at once', async () => {
    const body = { ...nordlys, idempotency_key: randomUUID() }
    const answers = await Promise.all([1, 2].map(() => owner.call(createBrandProfile, { body })))
    expect(answers[0]?.body.data.id).toBe(answers[1]?.body.data.id)
  })

  test('every wrong field is named', async () => {
    const body = {
      ...nordlys,
      name: '',
      website: 'javascript:alert(1)',
      colors: ['blue'],
      fonts: [
        { role: 'body' as const, family: 'A', asset_id: null },
        { role: 'body' as const, family: 'B', asset_id: null },
      ],
    }
    const { error } = await owner.call(createBrandProfile, { body: { ...body, idempotency_key: randomUUID() } })
    expect(Object.keys(error.errors ?? {}).toSorted()).toEqual(['colors.0', 'fonts', 'name', 'website'])
  })

  test('a logo of another workspace, or one that is no image, is refused at its field', async () => {
    const stranger = await signUp(server)
    for (const [changes, field] of [
      [{ logo_ids: [await upload('image', stranger)] }, 'logo_ids'],
      [{ logo_ids: [await upload('font')] }, 'logo_ids'],
      [{ fonts: [{ role: 'body' as const, family: 'A', asset_id: await upload('image') }] }, 'fonts'],
    ] as const) {
      const body = { ...nordlys, ...changes, idempotency_key: randomUUID() }
      const { status, error } = await owner.call(createBrandProfile, {
        body: { ...body, fonts: [...body.fonts], logo_ids: [...body.logo_ids] },
      })
      expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]])
    }
  })

  test('of two saves of one version, one wins and the other is told', async () => {
    const { id } = await add()
    const saves = await Promise.all(
      ['One', 'Two'].map((name) =>
        owner.call(updateBrandProfile, { params: { id }, body: { ...nordlys, name, version: 1 } }),
      ),
    )
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(saves.find(({ status }) => status === 409)?.error.code).toBe('version_conflict')
  })

  test('a removed profile is hidden, and restoring brings it back whole', async () => {
    const profile = await add({ logo_ids: [await upload('image')] })
    const params = { id: profile.id }
    expect((await owner.call(deleteBrandProfile, { params })).status).toBe(204)
    expect((await owner.call(deleteBrandProfile, { params })).status).toBe(404)
    expect((await owner.call(listBrandProfiles, {})).body.data).toEqual([])
    expect((await owner.call(restoreBrandProfile, { params })).body.data).toMatchObject({ id: profile.id, logos: [{}] })
  })

  test('lists go on over pages, each profile once', async () => {
    for (const name of ['one', 'two', 'three']) {
      await add({ name })
      server.clock.advance(1)
    }
    const first = (await owner.call(listBrandProfiles, { query: { limit: 2 } })).body
    const cursor = first.meta.next_cursor ?? ''
    const second = (await owner.call(listBrandProfiles, { query: { limit: 2, cursor } })).body
    expect([...first.data, ...second.data].map(({ name }) => name)).toEqual(['three', 'two', 'one'])
    expect(second.meta.next_cursor).toBeNull()
  })

  test('a viewer reads and does not write', async () => {
    const viewer = await signUp(server, { role: 'viewer', workspaceId: owner.workspaceId })
    const { id } = await add()
    expect((await viewer.call(getBrandProfile, { params: { id } })).status).toBe(200)
    const answers = [
      await viewer.call(createBrandProfile, { body: { ...nordlys, idempotency_key: randomUUID() } }),
      await viewer.call(updateBrandProfile, { params: { id }, body: { ...nordlys, version: 1 } }),
      await viewer.call(deleteBrandProfile, { params: { id } }),
      await viewer.call(readWebsite, { body: { website: 'https://nordlys.example/' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })
})

const HOME = `<html lang="en"><head><title>Nordlys – Lamps that last</title><meta name="theme-color" content="#1a5f7a">
<meta name="description" content="Reading lamps, made &amp; mended in Bergen."><meta property="og:site_name" content="Nordlys">
<link rel="stylesheet" href="/site.css"><link rel="apple-touch-icon" sizes="180x180" href="/icon.png"></head><body>
<header><a href="/" class="site-logo"><img src="/logo.svg" alt="Nordlys"></a></header><main><h1>Read longer.</h1>
<p>You want light where you read. We've made it easy for you.</p><p>Your lamp folds into your bag. It's yours for ten years.</p>
<p>You'll never buy another. Don't squint at your book.</p></main></body></html>`

const SITE_CSS = `:root { --brand-primary: #1a5f7a; --sun: oklch(0.82 0.15 80); --wp--preset--color--vivid-red: #cf2e2e }
@font-face { font-family: "Tiempos Headline"; src: url(x.woff2) }
body { font: 400 16px/1.5 "Inter Var", Arial, sans-serif; color: #20242a; background: #fff }
h1, h2 { font-family: "Tiempos Headline", Georgia, serif } .btn { background: var(--sun) } a { color: var(--brand-primary) } { broken`

describe('[P-40] [F-07] reading a website', () => {
  test('finds name, words, colours, fonts, logos and tone, and changes no profile', async () => {
    stage.pages.set('/', HOME)
    stage.pages.set('/site.css', SITE_CSS)
    stage.pages.set(
      '/logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#e4572e"/></svg>',
    )
    stage.pages.set('/icon.png', await drawProductPhoto())
    const { status, body } = await owner.call(readWebsite, { body: { website: `${stage.origin}/` } })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      name: 'Nordlys',
      description: 'Reading lamps, made & mended in Bergen.',
      fonts: [
        { role: 'heading', family: 'Tiempos Headline' },
        { role: 'body', family: 'Inter Var' },
      ],
    })
    expect(body.data.colors[0]).toBe('#1a5f7a')
    expect(body.data.colors).toEqual(expect.arrayContaining(['#e4572e', '#20242a', '#ffffff']))
    expect(body.data.colors).not.toContain('#cf2e2e')
    expect(body.data.logos).toMatchObject([{ content_type: 'image/webp', width: 1024 }, { width: 600 }])
    expect(body.data.voice).toBe(
      'Short, punchy sentences. Speaks to the reader directly; informal, as people talk; calm, without exclamation marks.',
    )
    expect((await owner.call(listBrandProfiles, {})).body.data).toEqual([])
  })

  test('a page that says nothing still has its host as its name', async () => {
    stage.pages.set('/bare', '<p>Hello</p>')
    const { body } = await owner.call(readWebsite, { body: { website: `${stage.origin}/bare` } })
    expect(body.data).toMatchObject({ name: '127.0.0.1', colors: [], fonts: [], logos: [], voice: '' })
  })

  test('what cannot be read is refused with a sentence at the address', async () => {
    const { status, error } = await owner.call(readWebsite, { body: { website: 'http://192.168.1.1/' } })
    expect([status, error.errors]).toEqual([422, { website: ['The page’s address is not one of the public web.'] }])
  })
})
