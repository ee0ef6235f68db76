import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const BRIEFS_BUILD = '**/build/briefs/**'

const failures: { name: string; answer: (route: Route) => Promise<void> }[] = [
  { name: 'cannot be reached', answer: (route) => route.abort() },
  { name: 'answers 404', answer: (route) => route.fulfill({ status: 404, json: { message: 'Not found' } }) },
  {
    name: 'answers a page instead of a script',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Maintenance</p>' }),
  },
]

for (const { name, answer } of failures) {
  test(`[A-04] [R-23] while the briefs' build ${name}, shell and the other remotes work, and it comes back`, async ({
    page,
    signInAs,
    shell,
    briefsPage,
    explorePage,
    productsPage,
    settingsPage,
  }) => {
    await signInAs()
    await page.route(BRIEFS_BUILD, answer)
    const loads = countLoads(page)

    await briefsPage.open()
    const panel = page.getByRole('main').getByRole('alert')
    await expect(panel.getByRole('heading', { level: 1 })).toHaveText('This page did not come up')
    await expect(panel).toContainText('briefs, release')
    // The visit, and at most one reload for it.
    expect(loads()).toBeLessThanOrEqual(2)

    await shell.goTo('Explore')
    await expect(explorePage.ads.cards.first()).toBeVisible()
    await shell.goTo('Products')
    await expect(productsPage.empty).toBeVisible()
    await shell.goTo('Settings')
    await expect(settingsPage.name).toBeVisible()

    await shell.goTo('Briefs')
    await expect(panel).toContainText('briefs, release')
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await expect(panel).toContainText('briefs, release')
    expect(loads()).toBeLessThanOrEqual(2)

    await page.unroute(BRIEFS_BUILD)
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(briefsPage.empty).toBeVisible()
    await expect(panel).toBeHidden()
  })
}

const pages = [
  { path: '/explore', remote: 'ad-library' },
  { path: '/products', remote: 'generation' },
  { path: '/briefs', remote: 'briefs' },
  { path: '/account-settings/basics', remote: 'account-settings' },
]

for (const { path, remote } of pages) {
  test(`[R-19] opening ${path} downloads the builds of the host and of ${remote} only`, async ({
    page,
    signInAs,
    shell,
  }) => {
    await signInAs()
    const builds = new Set<string>()
    page.on('request', (request) => {
      const [, folder, build = ''] = new URL(request.url()).pathname.split('/')
      if (folder === 'build') {
        builds.add(build)
      }
    })
    await page.goto(path)
    await expect(shell.heading).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect([...builds].toSorted()).toEqual(['host', remote].toSorted())
  })
}

/** Counts the documents that the page loads; navigations inside of it are none. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    loads += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0
  })
  return () => loads
}
