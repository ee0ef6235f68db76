import { href } from '@marquee/remote-kit/routes'
import { containersIn } from '../fixtures/attribution.ts'
import type { APIRequestContext, BrowserContextOptions, Page } from '@playwright/test'
import {
  copyLiveRelease,
  FAULTY,
  FaultyRelease,
  readLiveRegistry,
  type ReleaseCopy,
  type Spoiling,
} from '../fixtures/faulty-release.ts'
import { frontPages } from '../fixtures/front-pages.ts'
import { createPerson, removePerson, signIn } from '../fixtures/people.ts'
import { remoteFaults, TAMPERED, THROWN, withEntry, withPages } from '../fixtures/remote-faults.ts'
import { expect, test as base } from '../fixtures/test.ts'
import { RemoteVisit } from '../pages/remote-visit.ts'
import { Shell } from '../pages/shell.ts'

/** Of the browser's clock. */
const SLOW_MS = 10_000

/** Made once for all tests of a worker: they change nothing that another test could see. */
interface WorkerFixtures {
  workerRequest: APIRequestContext
  signedIn: Exclude<BrowserContextOptions['storageState'], undefined>
  copies: ReadonlyMap<string, ReleaseCopy>
}

const test = base.extend<{ page: Page }, WorkerFixtures>({
  workerRequest: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' })
      await use(request)
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  signedIn: [
    async ({ browser, workerRequest }, use, { project }) => {
      const person = await createPerson(workerRequest, { is_admin: true })
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? '' })
      await signIn(context, person)
      await use(await context.storageState())
      await context.close()
      await removePerson(workerRequest, person)
    },
    { scope: 'worker' },
  ],
  copies: [
    async ({ workerRequest }, use) => {
      const { remotes } = await readLiveRegistry(workerRequest)
      const copies = Object.values(remotes).map((live) => copyLiveRelease(workerRequest, live))
      await use(new Map((await Promise.all(copies)).map((copy) => [copy.live.name, copy])))
    },
    { scope: 'worker' },
  ],
  storageState: ({ signedIn }, use) => use(signedIn),
  page: async ({ context }, use) => {
    const page = await context.newPage()
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    await page.clock.install()
    await use(page)
    expect(thrown.filter((message) => !message.includes(THROWN))).toEqual([])
  },
})

/** Every fault meets this one: a remote’s failures are told apart by code that all remotes share. */
const EVERY_FAULT = 'briefs'
/** One of each outcome, in another kind of file each: what a remote’s own build could do differently. */
const SOME_FAULTS = ['entry throws', 'chunk 404', 'stylesheet slow']

for (const front of frontPages) {
  const { remote } = front
  for (const [name, fault] of Object.entries(remoteFaults)) {
    if (remote !== EVERY_FAULT && !SOME_FAULTS.includes(name)) {
      continue
    }
    test(`[A-04] [R-23] ${name} of ${remote}: one page suffers, and it says which release`, async ({
      context,
      page,
      copies,
    }) => {
      const copy = copies.get(remote)
      if (copy === undefined) {
        throw new Error(`Nothing of ${remote} is live.`)
      }
      const release = new FaultyRelease(copy, fault)
      await release.serve(context)
      const visit = new RemoteVisit(page, front, release)
      const loads = fault.mayReload ? 2 : 1

      if (fault.outcome === 'recovers') {
        await visit.openDashboard()
        const startedAt = await page.evaluate(() => Date.now())
        await visit.follow()
        await visit.expectWaiting()
        // The browser's clock also runs by itself. It stands still for this check, which takes seconds on a busy machine.
        await page.clock.pauseAt(startedAt + SLOW_MS)
        await visit.expectWaiting()
        await page.clock.resume()
        await visit.expectOthers()
        release.letGo()
        await visit.follow()
        await visit.expectRelease(FAULTY)
        expect(visit.loadsOfPage()).toBe(loads)
        return
      }

      await visit.open()
      await visit.expectPanel(fault.named ?? FAULTY, fault.says)
      expect(await page.evaluate((variable) => variable in window, TAMPERED)).toBe(false)
      if (fault.isRefused) {
        // The tree of boards, which the ad library brings, is none of the page's business.
        const own = `${remote.replaceAll('-', '_')}_`
        expect((await containersIn(page)).filter((container) => container.startsWith(own))).toEqual([])
      }
      await visit.expectOthers()
      expect(visit.loadsOfPage()).toBe(loads)

      release.offerLastKnownGood()
      await visit.open()
      await (fault.outcome === 'panel'
        ? visit.expectPanel(fault.named ?? FAULTY)
        : visit.expectRelease(copy.live.release))
      expect(visit.loadsOfPage()).toBe(loads)
    })
  }
}

/** A broken copy of the remote that every fault meets. */
function makeFaulty(copies: ReadonlyMap<string, ReleaseCopy>, fault: Spoiling) {
  const front = frontPages.find(({ remote }) => remote === EVERY_FAULT)
  const copy = copies.get(EVERY_FAULT)
  if (front === undefined || copy === undefined) {
    throw new Error(`Nothing of ${EVERY_FAULT} is live.`)
  }
  return { front, copy, release: new FaultyRelease(copy, fault) }
}

test('[P-97] functions that a remote replaces are restored before anybody calls them', async ({
  context,
  page,
  copies,
}) => {
  const replaced = `Array.prototype.map = JSON.parse = window.fetch = history.pushState = () => { throw new Error('${THROWN}') }`
  const { front, release } = makeFaulty(copies, withEntry(replaced))
  await release.serve(context)
  const visit = new RemoteVisit(page, front, release)
  await visit.open()
  await visit.expectRelease(FAULTY)
  await visit.expectOthers()
})

test('[P-97] a page that froze a tab stays closed at the next visit, until there is another release', async ({
  playwright,
  signedIn,
  copies,
}, { project: { use } }) => {
  const { front, copy, release } = makeFaulty(copies, withPages('() => { for (;;); }'))
  // Tabs of one site may share a process, and then they freeze together.
  const apart = '--disable-features=ProcessPerSiteUpToMainFrameThreshold'
  const { args = [], ...options } = use.launchOptions ?? {}
  const browser = await playwright.chromium.launch({ ...options, args: [...args, apart] })
  const context = await browser.newContext({ baseURL: use.baseURL ?? '', storageState: signedIn })
  await release.serve(context)
  const frozen = await context.newPage()
  await frozen.goto(front.path, { waitUntil: 'commit' })

  const page = await context.newPage()
  // Playwright's clock is that of all pages of a context, and would wait for the frozen one.
  await page.addInitScript((ahead) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + ahead
  }, SLOW_MS)
  await page.goto(href('dashboard'))
  const notes = () => page.evaluate(() => Object.keys(localStorage))
  await expect.poll(notes).toContain(`marquee-start:${EVERY_FAULT}:${FAULTY}`)
  const { failurePanel, heading, navigation } = new Shell(page)
  await page.goto(front.path)
  await expect(failurePanel).toContainText('it stopped responding')
  await expect(failurePanel).toContainText(`${EVERY_FAULT}, release ${FAULTY}`)
  await expect(navigation).toBeVisible()
  release.offerLastKnownGood()
  await page.goto(front.path)
  await expect(heading).toHaveText(front.heading)
  expect(await containersIn(page)).toContain(copy.live.globalName)
  await browser.close()
})
