import type { Page, Response } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const messages = [
  "User's plan has no active subscription",
  'User is not subscribed to a plan',
  'Feature not available for the current plan',
]

/** A page of each remote, a call that it makes, and the refusals that it meets: the first page meets all. */
const pages = [
  { path: '/explore', call: /\/api\/ads(\?|$)/, refusals: messages },
  { path: '/briefs', call: /\/api\/briefs(\?|$)/, refusals: messages.slice(0, 1) },
  { path: '/products', call: /\/api\/products(\?|$)/, refusals: messages.slice(1, 2) },
  { path: '/account-settings/workspaces', call: /\/api\/workspaces(\?|$)/, refusals: messages.slice(2) },
]

for (const { path, call, refusals } of pages) {
  test(`[A-07] a call of ${path} that the plan does not allow leads to the plans`, async ({
    page,
    signInAs,
    shell,
  }) => {
    await signInAs()
    for (const message of refusals) {
      await page.route(call, (route) => route.fulfill({ status: 403, json: { message } }))
      await page.goto(path)
      await expect(page, message).toHaveURL('/plans')
      await expect(shell.heading).not.toBeEmpty()
      await page.unroute(call)
    }
  })
}

test('[A-07] a call that is refused for another reason leads nowhere', async ({ page, signInAs }) => {
  await signInAs()
  await page.route(/\/api\/ads(\?|$)/, (route) => route.fulfill({ status: 403, json: { message: 'Not for you.' } }))
  await page.goto('/explore')
  await expect(page.getByText('Not for you.').first()).toBeVisible()
  await expect(page).toHaveURL('/explore')
})

test('[A-17] every script, style and font of the pages comes from below /build/', async ({ page, signInAs }) => {
  const assets: URL[] = []
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'font'].includes(request.resourceType())) {
      assets.push(new URL(request.url()))
    }
  })
  await signInAs()
  for (const path of ['/terms-and-conditions', '/dashboard', '/explore', '/briefs', '/products']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(assets.length).toBeGreaterThan(10)
  const elsewhere = assets.filter(({ origin, pathname }) => {
    return origin !== new URL(page.url()).origin || !pathname.startsWith('/build/')
  })
  expect(elsewhere.map(String)).toEqual([])
})

test('[A-17] the scripts of a start, and no other file, ask to be compiled while they arrive', async ({ page }) => {
  const files: Response[] = []
  page.on('response', (answer) => {
    if (['script', 'stylesheet'].includes(answer.request().resourceType())) {
      files.push(answer)
    }
  })
  await page.goto('/login', { waitUntil: 'networkidle' })
  const starting = await page.locator('head > script[defer]').evaluateAll((scripts) => {
    return scripts.map((script) => (script as HTMLScriptElement).src)
  })
  expect(starting.length).toBeGreaterThan(1)
  for (const file of files) {
    const isMarked = (await file.text()).startsWith('//# allFunctionsCalledOnLoad\n')
    expect(isMarked, file.url()).toBe(starting.includes(file.url()))
  }
})

test('[R-22] the container of the page scrolls smoothly to its top by a click on the open section', async ({
  page,
  signInAs,
  shell,
}) => {
  await signInAs()
  await page.goto('/explore')
  await expect(page.getByRole('article').first()).toBeVisible()
  const container = page.locator('#page-scroll-container')
  await container.evaluate((element) => element.scrollTo({ top: 1200, behavior: 'instant' }))
  const behaviors = await watchScrolls(page)
  await shell.goTo('Explore')
  await expect.poll(() => container.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  expect(await behaviors()).toEqual(['smooth'])
})

/** Notes how the container is told to scroll from now on. */
async function watchScrolls(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const told: unknown[] = []
    Reflect.set(window, '__scrolls', told)
    const container = document.getElementById('page-scroll-container')
    const scroll = container?.scrollTo.bind(container)
    Reflect.set(container ?? {}, 'scrollTo', (options: ScrollToOptions) => {
      told.push(options.behavior)
      scroll?.(options)
    })
  })
  return () => page.evaluate(() => Reflect.get(window, '__scrolls') as unknown)
}

test('[R-20] a page’s name, title and section follow its route', async ({ page, signInAs, shell }) => {
  await signInAs()
  const expected = [
    { path: '/dashboard', name: 'route.dashboard', title: 'Dashboard', section: 'Dashboard' },
    { path: '/explore-brands', name: 'route.explore-brands', title: /brands/i, section: 'Explore' },
    { path: '/briefs', name: 'route.briefs', title: 'Briefs', section: 'Briefs' },
    {
      path: '/account-settings/basics',
      name: 'route.account-settings.basics',
      title: 'Your profile',
      section: 'Settings',
    },
  ]
  for (const { path, name, title, section } of expected) {
    await page.goto(path)
    await expect(page.getByRole('main')).toHaveAttribute('data-page-name', name)
    await expect(page).toHaveTitle(typeof title === 'string' ? `${title} · Marquee` : title)
    await expect(shell.navigation.getByRole('link', { name: section, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
})
