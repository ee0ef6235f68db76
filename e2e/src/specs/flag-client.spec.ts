import type { Request, Route } from '@playwright/test'
import { isStream, openWithStream, setVisibility } from '../fixtures/flag-stream.ts'
import { expect, test } from '../fixtures/test.ts'

const FEATURES = '**/growthbook/api/features/*'

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
