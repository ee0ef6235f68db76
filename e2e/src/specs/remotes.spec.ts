import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createReleaseStore } from '../../../shared/federation/src/release-store.ts'
import { readRegistry } from '../fixtures/attribution.ts'
import { frontPages } from '../fixtures/front-pages.ts'
import { expect, test } from '../fixtures/test.ts'

const store = createReleaseStore(join(import.meta.dirname, '../../../.build'))
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

/** What remotes show in the side navigation of every page; images in work only while there are any. */
const sideBarSlots: Readonly<Record<string, string>> = { 'ad-library': 'board-tree' }

test('[R-19] opening a page downloads the builds of the host and of its own remote, and of others their slots only', async ({
  page,
  signInAs,
  shell,
}) => {
  await signInAs({ is_admin: true })
  const files = new Map<string, Set<string>>()
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    const [, folder, build = ''] = path.split('/')
    if (folder === 'build') {
      files.set(build, (files.get(build) ?? new Set()).add(path.slice(path.lastIndexOf('/') + 1)))
    }
  })
  for (const { path, remote } of frontPages) {
    await test.step(path, async () => {
      files.clear()
      await page.goto(path)
      await expect(shell.heading).toBeVisible()
      await expect(page.getByRole('button', { name: 'New folder' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const others = [...files.keys()].filter((build) => build !== 'host' && build !== remote)
      expect(others.toSorted()).toEqual(Object.keys(sideBarSlots).filter((name) => name !== remote))
      const slotFiles = await listSlotFiles(page)
      const loaded = others.flatMap((build) => [...(files.get(build) ?? [])])
      expect(loaded.filter((file) => !slotFiles.includes(file))).toEqual([])
    })
  }
})

/** The containers of the remotes with a slot in the side navigation, and what these slots consist of. */
async function listSlotFiles(page: Page): Promise<string[]> {
  const registry = await readRegistry(page)
  const files = Object.entries(sideBarSlots).map(async ([name, slot]) => {
    const { entry, pages: parts } = await store.describe(name, registry?.remotes[name]?.release ?? '')
    return [entry, parts[slot]].flatMap((part) => [...(part?.scripts ?? []), ...(part?.styles ?? [])])
  })
  return (await Promise.all(files)).flat()
}

/** Counts the documents that the page loads; navigations inside of it are none. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    loads += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0
  })
  return () => loads
}
