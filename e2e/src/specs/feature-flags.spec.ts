import { randomUUID } from 'node:crypto'
import type { Page, Request, Route } from '@playwright/test'
import { FeatureFlagsPage } from '../pages/feature-flags-page.ts'
import { signIn } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const FEATURES = '**/growthbook/api/features/*'
const REACH_MS = 2000

const isStream = (request: Request) => request.url().includes('/growthbook/sub/')

/** What the page's GrowthBook client, which developer mode puts on the window, says of a flag. */
function flagValue(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => {
    const client: unknown = Reflect.get(window, '_growthbook')
    return (client as { evalFeature: (flag: string) => { value: unknown } } | undefined)?.evalFeature(name).value
  }, key)
}

/** Opens Explore and waits for its stream of flags. */
async function openWithStream(page: Page): Promise<Request> {
  const opened = page.waitForRequest(isStream)
  await page.goto('/explore')
  return opened
}

async function setVisibility(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

test.describe('an admin', () => {
  let admin: { page: Page; flags: FeatureFlagsPage }

  test.beforeEach(async ({ browser, newPerson }) => {
    const context = await browser.newContext()
    await signIn(context, await newPerson({ is_admin: true, display_name: 'Grace Admin' }))
    const page = await context.newPage()
    admin = { page, flags: new FeatureFlagsPage(page) }
  })

  test.afterEach(() => admin.page.context().close())

  test('[T-04] switches a flag, and another open browser has it within two seconds, without a reload', async ({
    page,
    signInAs,
  }) => {
    const key = `e2e.flag-${randomUUID()}`
    await signInAs()
    await openWithStream(page)
    let loads = 0
    page.on('load', () => (loads += 1))

    const { flags } = admin
    await flags.open()
    await flags.create(key)
    await expect.poll(() => flagValue(page, key), { timeout: REACH_MS, intervals: [50] }).toBe(false)
    await flags.valueSwitch(key).click()
    await expect.poll(() => flagValue(page, key), { timeout: REACH_MS, intervals: [50] }).toBe(true)
    await expect(flags.valueSwitch(key)).toBeChecked()
    expect(loads).toBe(0)

    await flags.showHistory(key)
    const changes = admin.page.getByRole('dialog', { name: `History of ${key}` }).getByRole('listitem')
    await expect(changes).toHaveText([/Grace Admin.*true/, /Grace Admin.*false/])
  })

  test('[T-04] deletes a flag, another open browser loses it within two seconds, and the undo brings it back', async ({
    page,
    signInAs,
    shell,
    expectAccessible,
  }) => {
    const key = `e2e.flag-${randomUUID()}`
    await signInAs()
    await openWithStream(page)
    const { flags } = admin
    await flags.open()
    await flags.create(key)
    await expect.poll(() => flagValue(page, key), { timeout: REACH_MS, intervals: [50] }).toBe(false)

    await admin.page.getByRole('button', { name: `Delete ${key}` }).click()
    await expect(admin.page.getByRole('dialog', { name: `Delete ${key}?` })).toContainText('Every open page loses it')
    await expectAccessible(admin.page)
    await admin.page.getByRole('button', { name: 'Keep it' }).click()
    await expect(admin.page.getByRole('dialog')).toBeHidden()

    await flags.delete(key)
    await expect.poll(() => flagValue(page, key), { timeout: REACH_MS, intervals: [50] }).toBeNull()
    await expect(flags.row(key)).toBeHidden()
    await admin.page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => flagValue(page, key), { timeout: REACH_MS, intervals: [50] }).toBe(false)
    await flags.showHistory(key)
    const changes = admin.page.getByRole('dialog', { name: `History of ${key}` }).getByRole('listitem')
    await expect(changes).toHaveText([/Grace Admin/, /Grace Admin.*, deleted/, /Grace Admin/])
    await expect(shell.heading).toHaveText('Explore')
  })

  test('[T-04] an announcement shows on open pages, until it is closed', async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    const text = `Maintenance tonight ${randomUUID()}`
    await signInAs()
    await openWithStream(page)
    const { flags } = admin
    await flags.open()
    try {
      await flags.edit('product.announcement')
      await flags.value.fill(text)
      await flags.save()
      await expect(page.getByRole('status').getByText(text)).toBeVisible({ timeout: REACH_MS })
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Close the announcement' }).click()
      await expect(page.getByText(text)).toBeHidden()
      await page.reload()
      await expect.poll(() => flagValue(page, 'product.announcement')).toBe(text)
      await expect(page.getByText(text)).toBeHidden()
    } finally {
      await flags.edit('product.announcement')
      await flags.value.fill('')
      await flags.save()
      await expect(flags.value).toBeHidden()
    }
  })

  test('[T-04] is told at the field what is wrong, and that somebody else was faster', async ({ expectAccessible }) => {
    const key = `e2e.flag-${randomUUID()}`
    const { flags, page } = admin
    await flags.open()
    await expectAccessible(page)
    await flags.create(key)

    const other = await page.context().newPage()
    const otherFlags = new FeatureFlagsPage(other)
    await otherFlags.open()
    await flags.edit(key)
    await flags.rules.fill('[{"force": 3}]')
    await flags.save()
    await expect(flags.rules).toHaveAccessibleDescription(/Rule 1: The value of this flag is true or false/)
    await expect(flags.rules).toBeFocused()
    await expectAccessible(page)

    await otherFlags.valueSwitch(key).click()
    await expect(otherFlags.valueSwitch(key)).toBeChecked()
    await flags.rules.fill('[]')
    await flags.save()
    await expect(page.getByRole('alert')).toContainText('Somebody else changed this flag')
  })
})

test('[G-09] somebody who is no admin is sent from the flags to Explore', async ({ page, signInAs, shell }) => {
  await signInAs()
  await page.goto('/admin/feature-flags')
  await expect(page).toHaveURL('/explore')
  await expect(shell.navigation.getByRole('link', { name: 'Feature flags' })).toBeHidden()
})

test('[T-01] [T-03] the client starts after the first paint, without attributes, in developer mode, with streaming', async ({
  page,
  signInAs,
}) => {
  await signInAs()
  await openWithStream(page)
  const state = await page.evaluate(() => {
    const client: unknown = Reflect.get(window, '_growthbook')
    const growthBook = client as { getAttributes: () => object; isRemoteEval: () => boolean }
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const fetched = performance.getEntriesByType('resource').find(({ name }) => name.includes('/growthbook/'))
    return {
      attributes: growthBook.getAttributes(),
      isRemote: growthBook.isRemoteEval(),
      isAfterPaint: (fetched?.startTime ?? 0) > (paint?.startTime ?? Infinity),
      cached: (JSON.parse(localStorage.getItem('gbFeaturesCache') ?? '[]') as unknown[]).length,
    }
  })
  expect(state).toEqual({ attributes: {}, isRemote: false, isAfterPaint: true, cached: 1 })
})

test('[T-01] a page without a client key asks for no flags and says nothing', async ({ page, signInAs, shell }) => {
  await signInAs()
  await page.route('**/explore', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('growthbook-client-key', 'nothing') })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto('/explore')
  await expect(shell.heading).toHaveText('Explore')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(asked.filter((path) => path.startsWith('/growthbook'))).toEqual([])
  expect(said.filter((text) => text.includes('GrowthBook'))).toEqual([])
})

test('[T-03] the stream pauses after the tab was hidden for 20 s, and resumes when it is seen', async ({
  page,
  signInAs,
}) => {
  await signInAs()
  await page.clock.install()
  const stream = await openWithStream(page)
  const ended: Request[] = []
  page.on('requestfailed', (request) => ended.push(request))

  await setVisibility(page, 'hidden')
  await page.clock.fastForward(18_000)
  await setVisibility(page, 'visible')
  await page.clock.fastForward(18_000)
  await setVisibility(page, 'hidden')
  await page.clock.fastForward(18_000)
  expect(ended).not.toContain(stream)
  await page.clock.fastForward(2000)
  await expect.poll(() => ended).toContain(stream)

  const resumed = page.waitForRequest(isStream)
  await setVisibility(page, 'visible')
  await resumed
})

const faults: { name: string; answer: (route: Route) => Promise<void> }[] = [
  { name: 'is refused', answer: (route) => route.abort('connectionrefused') },
  { name: 'answers 500', answer: (route) => route.fulfill({ status: 500, json: { status: 500 } }) },
  {
    name: 'answers bad JSON',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"features"' }),
  },
  { name: 'answers nothing at all', answer: () => Promise.resolve() },
]

for (const { name, answer } of faults) {
  test(`[T-02] when GrowthBook ${name}, the console says so and the product works without flags`, async ({
    page,
    signInAs,
    shell,
    productsPage,
  }) => {
    await signInAs()
    await page.clock.install()
    await page.route(FEATURES, answer)
    const asked = page.waitForRequest(FEATURES)
    const said = page.waitForEvent('console', (message) => message.text().startsWith('Error initializing GrowthBook:'))
    await page.goto('/explore')
    await expect(shell.heading).toHaveText('Explore')
    await asked
    await page.clock.fastForward(10_000)
    expect((await said).type()).toBe('error')
    await shell.goTo('Products')
    await expect(productsPage.empty).toBeVisible()
  })
}
