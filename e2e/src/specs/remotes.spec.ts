import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createReleaseStore } from '../../../shared/federation/src/release-store.ts'
import { href } from '@marquee/remote-kit/routes'
import { readRegistry } from '../fixtures/attribution.ts'
import { frontPages } from '../fixtures/front-pages.ts'
import { listBuilds, listPageModules, listPagesIn } from '../fixtures/page-code.ts'
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
  // The build may be reached only after this attempt has ended, or it would bring the page back.
  await expect(panel.getByRole('button', { name: 'Trying again…' })).toBeVisible()
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

test("[R-19] in every build each page's code has a script of its own, and none comes with another page's", async () => {
  for (const { name, release, entry, integrity, pages } of await listBuilds()) {
    const scripts = Object.keys(integrity).filter((file) => file.endsWith('.js'))
    const pagesIn = new Map<string, string[]>()
    for (const script of scripts) {
      pagesIn.set(script, await listPagesIn(name, release, script))
    }
    expect([...pagesIn.values()].flat().toSorted(), `pages of ${name}, each once`).toEqual(await listPageModules(name))
    for (const [script, found] of pagesIn) {
      expect(found.length, `pages in ${name}/${script}: ${found.join(', ')}`).toBeLessThanOrEqual(1)
    }
    expect(entry.scripts.flatMap((script) => pagesIn.get(script) ?? [])).toEqual([])
    for (const [page, part] of Object.entries(pages)) {
      const found = part.scripts.flatMap((script) => pagesIn.get(script) ?? [])
      expect(found.length, `pages that come with ${page} of ${name}: ${found.join(', ')}`).toBeLessThanOrEqual(1)
    }
  }
})

test('[R-19] opening a page downloads the code of this page alone, and of other remotes their slots only', async ({
  page,
  signInAs,
  shell,
}) => {
  await signInAs({ is_admin: true })
  const releases = new Map((await listBuilds()).map(({ name, release }) => [name, release]))
  const scripts: { build: string; file: string }[] = []
  page.on('request', (request) => {
    const [, folder, build = '', , file = ''] = new URL(request.url()).pathname.split('/')
    if (folder === 'build') {
      scripts.push({ build, file })
    }
  })
  for (const { path, remote } of [...frontPages, { path: href('dashboard'), remote: 'host' }]) {
    await test.step(path, async () => {
      scripts.length = 0
      await page.goto(path)
      await expect(shell.heading).toBeVisible()
      await expect(page.getByRole('button', { name: 'New folder' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const opened = [...new Map(scripts.map((script) => [script.file, script])).values()]
      const code = opened.filter(({ file }) => file.endsWith('.js'))
      const pages = await Promise.all(
        code.map(({ build, file }) => listPagesIn(build, releases.get(build) ?? '', file)),
      )
      expect(pages.flat(), `pages whose code comes with ${path}`).toHaveLength(1)
      if (remote === 'host') {
        return
      }
      const others = opened.filter(({ build }) => build !== 'host' && build !== remote)
      const builds = [...new Set(others.map(({ build }) => build))].toSorted()
      expect(builds).toEqual(Object.keys(sideBarSlots).filter((name) => name !== remote))
      const slotFiles = await listSlotFiles(page)
      expect(others.map(({ file }) => file).filter((file) => !slotFiles.includes(file))).toEqual([])
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
