import { createHash } from 'node:crypto'
import { href } from '@marquee/remote-kit/routes'
import type { BrowserContext, Page } from '@playwright/test'
import { FakeVendors, type Fault, faults, vendors, vendorVariables } from '../fixtures/fake-vendors.ts'
import { ownPort } from '../fixtures/own-port.ts'
import { createPerson, type Person, signIn } from '../fixtures/people.ts'
import { createOwnServer } from '../fixtures/running-server.ts'
import { expect, test } from '../fixtures/test.ts'
import { Shell } from '../pages/shell.ts'

// Every worker has a server of its own, with every vendor configured.
const port = ownPort('third-parties', Number(process.env['TEST_PARALLEL_INDEX']))
const server = createOwnServer(port, vendorVariables)
let person: Person

test.beforeAll(async ({ playwright }) => {
  await server.start()
  const request = await playwright.request.newContext({ baseURL: server.origin })
  person = await createPerson(request, { display_name: 'Tess Tracked' })
  await request.dispose()
})

test.afterAll(() => server.remove())

test.use({ baseURL: server.origin })

async function startVendors(context: BrowserContext, consent: 'all' | 'needed' | null): Promise<FakeVendors> {
  const fakes = new FakeVendors()
  await fakes.serve(context)
  await signIn(context, person)
  if (consent !== null) {
    await context.addCookies([{ name: 'marquee_consent', value: consent, url: server.origin }])
  }
  return fakes
}

/** The page answers a click, and shows no message that something failed. */
async function expectUsable(page: Page): Promise<void> {
  const shell = new Shell(page)
  await expect(shell.heading).toBeVisible()
  await shell.accountMenu().click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0)
}

test.describe('while a third party fails', () => {
  // Thirty cold visits would take minutes: these share a browser's cache, and what an SDK has kept for a later attempt.
  let context: BrowserContext
  let fakes: FakeVendors

  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext({ baseURL: server.origin })
    fakes = await startVendors(context, 'all')
  })

  test.afterAll(() => context.close())

  /** The first one is asked by a request that the page waits a moment for; the others run in scripts that nothing waits for. */
  const someFaults: readonly Fault[] = ['black hole', '500', 'bad JSON']

  for (const vendor of vendors) {
    for (const fault of vendor === 'flags' ? faults : someFaults) {
      test(
        `[T-02, T-05, T-06, T-07, T-08] a page can be used: ${vendor}, ${fault}`,
        { tag: '@own-server' },
        async () => {
          fakes.fail(vendor, fault)
          const page = await context.newPage()
          const thrown: string[] = []
          page.on('pageerror', (error) => thrown.push(String(error)))
          const asked = page.waitForRequest((request) => new URL(request.url()).hostname === `${vendor}.vendors.test`)
          await page.goto(href('account-settings.basics'))
          await asked
          await expectUsable(page)
          expect(thrown).toEqual([])
          await page.close()
          fakes.recover(vendor)
        },
      )
    }
  }
})

test(
  '[T-05] events that found no server are sent when it is back; values are cut at 255 characters',
  { tag: '@own-server' },
  async ({ context, page }) => {
    const fakes = await startVendors(context, 'all')
    fakes.fail('analytics', '500')
    const failed = page.waitForResponse((response) => response.url().includes('analytics.vendors.test/track'))
    await page.goto(href('dashboard', { query: { utm_source: 'x'.repeat(400) } }))
    await failed
    fakes.recover('analytics')
    await page.goto(href('products'))

    await expect
      .poll(() => fakes.analyticsEvents().map(({ properties }) => properties['page']), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['route.dashboard', 'route.products']))
    for (const { properties } of fakes.analyticsEvents()) {
      expect(properties).toMatchObject({ token: 'token-of-the-test', $user_id: person.id })
      for (const value of Object.values(properties)) {
        expect(String(value).length).toBeLessThanOrEqual(255)
      }
    }
    // Each of our own events says which releases it comes from; the vendor adds some.
    for (const { properties } of fakes.analyticsEvents().filter((event) => 'page' in event.properties)) {
      const remote = properties['page'] === 'route.products' ? 'generation' : 'host'
      expect(properties).toMatchObject({ remote, registry_generation: expect.any(Number), is_preview: false })
      expect(properties['remote_release']).toMatch(/^[0-9a-f]{12}$/)
    }
    await page.goto(href('account-settings.workspaces'))
    await page.getByRole('button', { name: 'New workspace' }).click()
    await page.getByLabel('Name of the new workspace').fill('Counted')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect
      .poll(() => fakes.analyticsEvents().filter(({ event }) => event === 'workspace created'), { timeout: 20_000 })
      .toEqual([expect.objectContaining({ properties: expect.objectContaining({ remote: 'account-settings' }) })])
    expect(fakes.analyticsEvents('/engage').map(({ $set }) => $set)).toContainEqual(
      expect.objectContaining({ super_admin: false, $email: person.email }),
    )
  },
)

test(
  '[T-06] an error that nobody caught is reported to the project of the environment, without replay or person',
  { tag: '@own-server' },
  async ({ context }) => {
    const fakes = await startVendors(context, 'needed')
    const page = await context.newPage()
    await page.addInitScript(() => {
      window.addEventListener('DOMContentLoaded', () => setTimeout(() => reportError(new Error('Thrown early')), 0))
    })
    await page.goto(href('dashboard', { query: { token: 'kept-secret' } }))
    await expect.poll(() => fakes.bodies('errors', '/api/2/envelope/').join('\n')).toContain('Thrown early')
    await expect
      .poll(() => fakes.bodies('errors', '/api/2/envelope/').join('\n'), { timeout: 20_000 })
      .toContain('"type":"transaction"')
    const envelope = fakes.bodies('errors', '/api/2/envelope/').join('\n')
    expect(envelope).toContain('"environment":"staging"')
    expect(envelope).toContain('"release":"host@')
    expect(envelope).not.toContain(person.email)
    expect(envelope).not.toContain('kept-secret')
    expect(envelope).not.toContain('replay_recording')
    expect(fakes.bodies('errors', '/api/1/')).toEqual([])
  },
)

test('[T-07] the support chat knows e-mail and plan', { tag: '@own-server' }, async ({ context, page }) => {
  const fakes = await startVendors(context, 'needed')
  await page.goto(href('dashboard'))
  await expect
    .poll(() => fakes.bodies('chat', '/ping').map((body): unknown => JSON.parse(body)))
    .toContainEqual([
      'boot',
      expect.objectContaining({ app_id: 'chat-app', email: person.email, plan: expect.any(String) }),
    ])
})

test(
  '[T-08] pixels see pages, the tracking script a hash and the address without its query',
  { tag: '@own-server' },
  async ({ context, page }) => {
    const fakes = await startVendors(context, 'all')
    await page.goto(href('dashboard', { query: { secret: 'x' } }))
    await expect.poll(() => fakes.bodies('pixels', '/tr')).toEqual(['["init","1001"]', '["track","PageView"]'])
    await expect.poll(() => fakes.bodies('pixels', '/ttq')).toContain('["page"]')
    await expect.poll(() => fakes.bodies('tracking', '/seen')).toHaveLength(1)
    const [seen = ''] = fakes.bodies('tracking', '/seen')
    expect(Object.fromEntries(new URL(seen).searchParams)).toEqual({
      u: createHash('sha256').update(person.email).digest('hex'),
      page: server.origin + href('dashboard'),
    })

    await new Shell(page).goTo('Products')
    await expect.poll(() => fakes.bodies('pixels', '/tr')).toHaveLength(3)
  },
)

test(
  '[T-05, T-08] nothing optional runs before the answer; consent starts it and its withdrawal ends it',
  { tag: '@own-server' },
  async ({ context, page, expectAccessible }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const fakes = await startVendors(context, null)
    await page.goto(href('dashboard'))
    const question = page.getByRole('region', { name: 'Your privacy' })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await expect.poll(() => fakes.bodies('chat', '/ping').length).toBeGreaterThan(0)
    for (const vendor of ['analytics', 'pixels', 'tracking'] as const) {
      expect(fakes.bodies(vendor, '/')).toEqual([])
    }

    await question.getByRole('button', { name: 'Accept' }).click()
    await expect(question).toBeHidden()
    await expect.poll(() => fakes.bodies('pixels', '/tr').length).toBeGreaterThan(0)
    await expect.poll(() => fakes.bodies('tracking', '/seen')).toHaveLength(1)
    await expect.poll(() => fakes.analyticsEvents().length, { timeout: 15_000 }).toBeGreaterThan(0)

    await new Shell(page).accountMenu().click()
    await page.getByRole('link', { name: 'Privacy choice' }).click()
    await page.getByRole('radio', { name: /Only what is needed/ }).check()
    await expect.poll(() => fakes.bodies('pixels', '/tr')).toContain('["consent","revoke"]')
    await expect(page.locator('script[src*="tracking.vendors.test"]')).toHaveCount(0)
    await page.getByRole('radio', { name: /Usage analytics/ }).check()
    await expect.poll(() => fakes.bodies('tracking', '/seen')).toHaveLength(2)
  },
)

test(
  '[T-05] a browser with Global Privacy Control is not asked, and nothing optional runs',
  { tag: '@own-server' },
  async ({ context, page }) => {
    const fakes = await startVendors(context, null)
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await page.goto(href('dashboard'))
    await expect.poll(() => fakes.bodies('chat', '/ping').length).toBeGreaterThan(0)
    await expect(page.getByRole('region', { name: 'Your privacy' })).toBeHidden()
    expect(fakes.bodies('pixels', '/')).toEqual([])
  },
)
