import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseKeyRing } from '../../../server/src/platform/secrets/secret-box.ts'
import { type MetaServer, metaError, startMetaServer } from '../../../server/src/testing/source-servers/meta-server.ts'
import { readLayoutShifts, watchLayoutShifts } from '../fixtures/layout-shifts.ts'
import { ownPort } from '../fixtures/own-port.ts'
import { createPerson, signIn } from '../fixtures/people.ts'
import { createOwnServer, type OwnServer } from '../fixtures/running-server.ts'
import { expect, test } from '../fixtures/test.ts'

const PORT = ownPort('ad-sources')
const TOKEN = 'EAAB-local-token'
const KEYS = `e2e:${Buffer.alloc(32, 5).toString('base64')}`

let meta: MetaServer
let server: OwnServer

test.beforeAll(async () => {
  expect(parseKeyRing(KEYS)).not.toBeNull()
  meta = await startMetaServer(25)
  server = createOwnServer(PORT, { META_API_URL: meta.url, CREDENTIAL_KEYS: KEYS })
  await server.start()
})
test.afterAll(async () => {
  await server.remove()
  await meta.close()
})

// One server for all of them.
test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${PORT}` })

test(
  '[F-01] an admin imports a table of ads: looks at it, maps its columns, and reads which row was refused',
  { tag: '@own-server' },
  async ({ page, context, request, expectAccessible }) => {
    await signIn(context, await createPerson(request, { is_admin: true }))
    await page.goto('/admin/ad-import')
    await expectAccessible(page)
    const table =
      'Ad Library ID,Primary text,Advertiser,Start date,Slogan\n1,Zwieselbrot for everybody,Bakery,2026-01-05,Fresh every day\n2,Rye,Bakery,soon,\n'
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'ads.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
    await expect(page.getByRole('region', { name: 'First rows of the file' })).toContainText(
      'Zwieselbrot for everybody',
    )
    const ads = page.getByRole('region', { name: 'First ads' })
    await expect(ads).toContainText('Row 3 will be refused (Start date).')
    await expectAccessible(page)

    await page.getByRole('combobox', { name: 'What the column Slogan holds' }).click()
    await page.getByTitle('Headline').click()
    await expect(ads).toContainText('Fresh every day')
    await page.getByRole('button', { name: 'Import the file' }).click()
    await expect(page.getByText('1 row could not be imported.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Refused rows' })).toContainText('Start date')
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download refused rows as CSV' }).click()
    expect((await download).suggestedFilename()).toBe('refused-rows.csv')

    await page.reload()
    await expect(page.getByText('1 row could not be imported.')).toBeVisible()
    await page.goto('/explore?q=zwieselbrot')
    await expect(page.getByRole('article')).toHaveCount(1)
  },
)

test(
  '[F-01] while a file is sent the page says how much of it has left and moves nothing, and it can be called back',
  { tag: '@own-server' },
  async ({ page, context, request, expectAccessible }) => {
    await signIn(context, await createPerson(request, { is_admin: true }))
    await watchLayoutShifts(page)
    await page.goto('/admin/ad-import')
    await expect(page.getByText('Drop a file of ads here, or choose one')).toBeVisible()
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    // In bytes a second, for what is sent from then on: Chromium hurries with what is on its way.
    const sendAt = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
        offline: false,
      })
    const name = `${'a-long-name-'.repeat(20)}.csv`
    // 8 MB in rows of a kilobyte.
    const rows = Array.from({ length: 8 * 1024 }, (_, index) => `${String(index).padStart(4, '0')},${'x'.repeat(1018)}`)
    const table = `id,body\n${rows.join('\n')}\n`
    const choose = () =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(table) })

    await sendAt(64 * 1024)
    await choose()
    const bar = page.getByRole('progressbar', { name: `Sending ${name}` })
    await expect(bar).toHaveAttribute('aria-valuetext', /^Sending (?!0\.0)\d\.\d of 8\.0 MB$/)
    await expect(page.getByRole('region', { name: 'File on its way' })).toBeFocused()
    await expectAccessible(page)
    expect(await readLayoutShifts(page, 'main')).toEqual([])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.locator('input[type=file]')).toBeFocused()
    await expect.poll(() => readdir(join(server.dataDir, 'storage/.unfinished'))).toEqual([])

    await sendAt(-1)
    await choose()
    await expect(page.getByRole('region', { name: 'First rows of the file' })).toBeVisible()
  },
)

test(
  '[F-12] [F-01] an admin connects Meta, crawls it, and reads what to do when the token has ended',
  { tag: '@own-server' },
  async ({ page, context, request, expectAccessible }) => {
    meta.setAds(
      Array.from({ length: 60 }, (_, index) => ({
        id: `${9000 + index}`,
        ad_creative_bodies: [`Pumpernickel ${index}`],
      })),
    )
    await signIn(context, await createPerson(request, { is_admin: true }))
    await page.goto('/admin/ad-sources')
    await page.getByRole('button', { name: 'Connect a source' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Meta, Germany')
    await dialog.getByLabel('Access token').fill(TOKEN)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Connect' }).click()
    const source = page.getByRole('listitem', { name: 'Meta, Germany' })
    await expect(source).toContainText('token …oken')

    await source.getByRole('button', { name: 'Add a query' }).click()
    await dialog.getByLabel('Words').fill('pumpernickel')
    await dialog.getByLabel('Countries').fill('de')
    await dialog.getByRole('combobox', { name: 'Platforms' }).click()
    await page.getByTitle('Threads').click()
    await page.keyboard.press('Escape')
    await dialog.getByLabel('Delivered from').fill('2026-03-09')
    await dialog.getByLabel('Delivered until').fill('2026-03-01')
    await dialog.getByRole('button', { name: 'Add and crawl' }).click()
    await expect(dialog.getByLabel('Delivered until')).toHaveAccessibleDescription(/must not be before the first one/)
    await expectAccessible(page)
    await dialog.getByLabel('Delivered until').fill('2026-03-10')
    await dialog.getByRole('button', { name: 'Add and crawl' }).click()
    await expect(source.getByRole('heading', { level: 3 })).toContainText(
      'on Threads, delivered from 2026-03-09 until 2026-03-10',
    )
    await expect(source.getByRole('status')).toContainText('60 ads found, 60 new')
    await expectAccessible(page)

    meta.answerNext(metaError(190, 'Session has expired', { error_subcode: 463 }))
    await source.getByRole('button', { name: 'Crawl now' }).click()
    await expect(source.getByText('Make a new one; a long-lived token works for about 60 days.').first()).toBeVisible()
    await source.getByRole('button', { name: 'Reports' }).click()
    await expect(page.getByRole('row', { name: /Failed/ })).toBeVisible()
    await expectAccessible(page)

    await page.goto('/explore?q=pumpernickel&per_brand=0')
    await expect(page.getByRole('article').first()).toContainText('Pumpernickel')
  },
)

test(
  '[F-12] [F-03] an owner connects Meta and follows a brand that the library lacks: it fills itself',
  { tag: '@own-server' },
  async ({ page, context, request, expectAccessible }) => {
    meta.setAds([{ id: '9900', page_id: '998877665', page_name: 'Korn und Kruste', ad_creative_bodies: ['Brezel'] }])
    await signIn(context, await createPerson(request))
    await page.goto('/account-settings/integrations')
    await page.getByRole('button', { name: 'Connect: Meta Ad Library' }).click()
    await page.getByRole('dialog').getByLabel('Access token').fill(TOKEN)
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Connect' }).click()
    await expect(page.getByRole('list', { name: 'Sources of ads' })).toContainText('Connected with …oken')

    await page.goto('/brand-spy')
    await page.getByRole('button', { name: 'Follow a brand' }).first().click()
    await expect(page.getByText(/every day with Meta Ad Library/)).toBeVisible()
    await page.getByLabel('Name, website or page id').fill('998877665')
    await page.getByLabel('Name, website or page id').press('Enter')
    await page.getByRole('button', { name: 'Follow it when it comes' }).click()
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('row', { name: /Korn und Kruste/ })).toContainText('1 active ad', { timeout: 3000 })
    }).toPass({ timeout: 90_000 })
    await expectAccessible(page)
  },
)

test(
  '[A-21] [G-09] who is no admin is led to explore, from the sources as from the import',
  { tag: '@own-server' },
  async ({ page, context, request }) => {
    await signIn(context, await createPerson(request))
    for (const address of ['/admin/ad-sources', '/admin/ad-import']) {
      await page.goto(address)
      await expect(page).toHaveURL(/\/explore/)
    }
  },
)
