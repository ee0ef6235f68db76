import type { Browser, Page } from '@playwright/test'
import { type ReleaseReport, reportReleaseHealth } from '@marquee/contract/release-health'
import { readRegistry } from '../fixtures/attribution.ts'
import { ownPort } from '../fixtures/own-port.ts'
import { createPerson, signIn } from '../fixtures/people.ts'
import { changeRelease, createReleaseToken, createTeam } from '../fixtures/release-team.ts'
import { createOwnServer, type OwnServer } from '../fixtures/running-server.ts'
import { expect, test } from '../fixtures/test.ts'
import { ReleasesPage } from '../pages/releases-page.ts'

const CANARY = 'abc000000021'
const [BROKEN, HOTFIX] = ['abc000000022', 'abc000000023'] as const
/** The rule asks for thirty people with each release. */
const USERS = 35

test.describe('the health of a release @own-server', () => {
  // They share one server.
  test.describe.configure({ mode: 'serial' })

  let server: OwnServer

  test.beforeAll(async () => {
    test.setTimeout(120_000)
    server = createOwnServer(ownPort('release-health'))
    await server.start()
  })

  test.afterAll(() => server.remove())

  async function openBrowser(browser: Browser, isAdmin = false) {
    const context = await browser.newContext({ baseURL: server.origin })
    await signIn(context, await createPerson(context.request, { is_admin: isAdmin }))
    return context
  }

  /** Keeps what the page hands to the browser for sending. */
  async function collectReports(page: Page): Promise<ReleaseReport[]> {
    const collected: ReleaseReport[] = []
    await page.exposeFunction('collectReports', (json: string) => {
      collected.push(...(JSON.parse(json) as { reports: ReleaseReport[] }).reports)
    })
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator)
      navigator.sendBeacon = (address, body) => {
        const { collectReports: collect } = window as unknown as { collectReports: (json: string) => void }
        void (body as Blob).text().then(collect)
        return send(address, body)
      }
    })
    return collected
  }

  /** Many people whose browsers say what one browser has said. */
  async function repeatReports(browser: Browser, reports: ReleaseReport[], users = USERS): Promise<void> {
    for (let count = 0; count < users; count += 5) {
      await Promise.all(
        Array.from({ length: 5 }, async () => {
          const context = await openBrowser(browser)
          const answer = await context.request.post(reportReleaseHealth.path, { data: { reports } })
          expect(await answer.json()).toMatchObject({ dropped: 0 })
          await context.close()
        }),
      )
    }
  }

  test('is what browsers report: an admin sees the load of a page on the page Releases', async ({ browser }) => {
    const context = await openBrowser(browser, true)
    const page = await context.newPage()
    const reports = await collectReports(page)
    await page.goto('/briefs')
    await expect(page.getByRole('heading', { level: 1, name: 'Briefs' })).toBeVisible()
    const live = (await readRegistry(page))?.remotes['briefs']?.release
    await expect
      .poll(() => reports.filter(({ remote }) => remote === 'briefs'))
      .toEqual([
        expect.objectContaining({ release: live, outcome: 'loaded', phase: 'page', is_override: false }),
        expect.objectContaining({ release: live, outcome: 'rendered', phase: 'render', is_override: false }),
      ])

    const releases = new ReleasesPage(page)
    await releases.open()
    await expect(releases.figure('briefs', 'Loads')).toHaveText('1')
    await expect(releases.figure('briefs', 'Renders')).toHaveText('1')
    await expect(releases.figure('briefs', 'Failures')).toHaveText('0')
    await expect(releases.figure('briefs', 'Load time, p75')).toHaveText(/^[\d,]+ ms$/)
    await expect(releases.figure('host', 'Loads')).not.toHaveText('0')
    await context.close()
  })

  test('tells a file that was changed on its way from one that was lost', async ({ browser }) => {
    const context = await openBrowser(browser)
    const page = await context.newPage()
    const reports = await collectReports(page)
    // Also what is asked for again, at another address.
    await page.route(/\/build\/briefs\/.*\.js(\?|$)/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ contentType: 'text/javascript', body: `${await answer.text()}\n` })
    })
    await page.goto('/briefs')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('arrived damaged')
    await expect
      .poll(() => reports)
      .toContainEqual(expect.objectContaining({ remote: 'briefs', outcome: 'failed', failure: 'integrity' }))
    await context.close()
  })

  test('stops a canary that fails clearly more often, and the next page runs what is live', async ({ browser }) => {
    test.setTimeout(240_000)
    const context = await openBrowser(browser, true)
    const page = await context.newPage()
    const reports = await collectReports(page)
    await page.goto('/briefs')
    await expect.poll(() => reports.some(({ remote }) => remote === 'briefs')).toBe(true)
    const loaded = reports.filter(({ remote }) => remote === 'briefs')
    await repeatReports(browser, loaded)

    const team = createTeam(context.request, await createReleaseToken('briefs', server.dataDir))
    const broken = await changeRelease('briefs', CANARY, '"./remote-entry"', '"./another-entry"')
    await team.release(broken, 'canary', 99)

    const failed = await test.step('a browser that gets it goes back to what worked, and says so', async () => {
      await expect(async () => {
        reports.length = 0
        await page.goto('/briefs')
        expect((await readRegistry(page))?.remotes['briefs']?.release).toBe(CANARY)
      }).toPass()
      await expect(page.getByText('No briefs yet')).toBeVisible()
      const isFailure = ({ remote, outcome }: ReleaseReport) => remote === 'briefs' && outcome === 'failed'
      await expect
        .poll(() => reports.filter(isFailure))
        .toEqual([expect.objectContaining({ release: CANARY, failure: 'missing', phase: 'entry' })])
      return reports.filter(isFailure)
    })

    await repeatReports(browser, failed)
    await expect(async () => {
      await page.goto('/briefs')
      expect((await readRegistry(page))?.remotes['briefs']?.release).toBe(loaded[0]?.release)
    }).toPass({ timeout: 90_000, intervals: [2000] })

    const releases = new ReleasesPage(page)
    await releases.open()
    await page.getByRole('button', { name: 'History: briefs' }).click()
    await expect(page.getByRole('dialog', { name: 'History: briefs' }).getByRole('listitem').first()).toContainText(
      /automatic.*The canary failed for/,
    )
    await context.close()
  })

  test('[P-98] after a broken release and a broken hotfix, pages fall back to the release that worked, and so does a rollback', async ({
    browser,
    expectAccessible,
  }) => {
    test.setTimeout(180_000)
    const context = await openBrowser(browser, true)
    const page = await context.newPage()
    const reports = await collectReports(page)
    const ofBriefs = (outcome: ReleaseReport['outcome'], release: string) =>
      reports.filter((one) => one.remote === 'briefs' && one.outcome === outcome && one.release === release)
    await page.goto('/briefs')
    const working = (await readRegistry(page))?.remotes['briefs']?.release ?? ''
    await expect.poll(() => ofBriefs('rendered', working)).toHaveLength(1)
    await repeatReports(browser, [...ofBriefs('loaded', working), ...ofBriefs('rendered', working)], 5)

    const team = createTeam(context.request, await createReleaseToken('briefs', server.dataDir))
    for (const release of [BROKEN, HOTFIX]) {
      await team.release(await changeRelease('briefs', release, '"./remote-entry"', '"./another-entry"'), 'live')
      await page.goto('/briefs')
      expect((await readRegistry(page))?.remotes['briefs']?.release).toBe(release)
      await expect(page.getByText('No briefs yet')).toBeVisible()
      await expect.poll(() => ofBriefs('failed', release)).toHaveLength(1)
    }

    const releases = new ReleasesPage(page)
    await releases.open()
    await expect(releases.card('briefs')).toContainText(
      `Fallback: ${working} is the newest release that is shown to work`,
    )
    await expectAccessible(page)
    await releases.ask('Roll back', 'briefs')
    await releases.confirm('Roll back', 'briefs', 'Nothing opens')
    await expect(releases.card('briefs').getByText(working, { exact: true })).toBeVisible()
    await page.goto('/briefs')
    expect((await readRegistry(page))?.remotes['briefs']).toMatchObject({ release: working, lastKnownGood: null })
    await context.close()
  })
})
