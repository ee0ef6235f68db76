import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const BRIEFS_BUILD = '**/build/briefs/**'

// What else can be wrong with a build is in remote-faults.spec.ts; here nothing hides the pauses between attempts.
test("[A-04] [R-23] while the briefs' build cannot be reached, shell and the other remotes work, and it comes back", async ({
  page,
  signInAs,
  shell,
  briefsPage,
  explorePage,
  productsPage,
  settingsPage,
}) => {
  await signInAs()
  await page.route(BRIEFS_BUILD, (route) => route.abort())
  const loads = countLoads(page)

  await briefsPage.open()
  const panel = page.getByRole('main').getByRole('alert')
  await expect(panel.getByRole('heading', { level: 1 })).toHaveText("This page couldn't load")
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

const pages = [
  { path: '/explore', remote: 'ad-library' },
  { path: '/products', remote: 'generation' },
  { path: '/briefs', remote: 'briefs' },
  { path: '/account-settings/basics', remote: 'account-settings' },
]

test('[R-19] opening a page downloads the builds of the host and of its own remote only', async ({
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
  for (const { path, remote } of pages) {
    await test.step(path, async () => {
      builds.clear()
      await page.goto(path)
      await expect(shell.heading).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect([...builds].toSorted()).toEqual(['host', remote].toSorted())
    })
  }
})

/** Counts the documents that the page loads; navigations inside of it are none. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    loads += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0
  })
  return () => loads
}
