import { expect, type Page, type Request } from '@playwright/test'
import { href } from '@marquee/remote-kit/routes'
import { toGlobalName } from '../../../shared/federation/src/release-address.ts'
import { containersIn } from '../fixtures/attribution.ts'
import type { FaultyRelease } from '../fixtures/faulty-release.ts'
import { type FrontPage, frontPages } from '../fixtures/front-pages.ts'
import { Shell } from './shell.ts'

/**
 * Advance of the browser's clock at each check: less than the allowed time of a good file. The product's own tests check its waiting
 * times.
 */
const STEP_MS = 1000

/** A visit to the page of a possibly broken remote, and to the other remotes in the same session. */
export class RemoteVisit {
  private readonly page: Page
  private readonly shell: Shell
  private readonly front: FrontPage
  private loads = 0
  /** Files of good releases that the page is waiting for. */
  private readonly underway = new Set<Request>()

  constructor(page: Page, front: FrontPage, faulty: FaultyRelease) {
    this.page = page
    this.shell = new Shell(page)
    this.front = front
    const settle = (request: Request) => this.underway.delete(request)
    page.on('requestfinished', settle).on('requestfailed', settle)
    page.on('request', (request) => {
      if (request.url().includes('/build/') && !faulty.owns(request.url())) {
        this.underway.add(request)
      }
      this.loads += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0
    })
  }

  /** Opens the page as from a bookmark. A hanging stylesheet may delay the load event for as long as the page waits for it. */
  async open(): Promise<void> {
    this.loads = 0
    await this.page.goto(this.front.path, { waitUntil: 'domcontentloaded' })
  }

  /** Starts at a page of the host. */
  async openDashboard(): Promise<void> {
    this.loads = 0
    await this.page.goto(href('dashboard'))
    await expect(this.shell.navigation).toBeVisible()
  }

  /** Goes to the page by its link. */
  async follow(): Promise<void> {
    await this.shell.goTo(this.front.section)
  }

  /** The number of page loads since it was opened, including reloads. */
  loadsOfPage(): number {
    return this.loads
  }

  /** Checks that the panel is shown in place of the page, explains the failure and names the remote and its release. */
  async expectPanel(release: string, says = ''): Promise<void> {
    await this.expectSoon(() => this.shell.failurePanel.isVisible())
    await expect(this.shell.failurePanel).toContainText(`${this.front.remote}, release ${release}`)
    await expect(this.shell.failurePanel).toContainText(says)
    await expect(this.shell.navigation).toBeVisible()
  }

  /** Checks that no part of the page is shown yet; a page that was shown before stays. */
  async expectWaiting(): Promise<void> {
    await expect(this.page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
    await expect(this.shell.heading.filter({ hasText: this.front.heading })).toHaveCount(0)
  }

  /** Checks that the page is shown, rendered by the code of this release, alone or last. */
  async expectRelease(release: string): Promise<void> {
    const { heading, remote } = this.front
    await this.expectSoon(() => this.shell.heading.filter({ hasText: heading }).isVisible())
    expect(await containersIn(this.page)).toContain(toGlobalName(remote, release))
  }

  /** Visits the pages of the other remotes, one after the other, without a load of the document. */
  async expectOthers(): Promise<void> {
    const before = this.loads
    for (const other of frontPages.filter(({ remote }) => remote !== this.front.remote)) {
      await this.shell.goTo(other.section)
      await expect(this.shell.heading).toHaveText(other.heading)
      await expect(this.shell.failurePanel).toHaveCount(0)
    }
    expect(this.loads).toBe(before)
  }

  /** Checks repeatedly. The browser's clock is advanced, unless a good file is being loaded, which must not become late by it. */
  private async expectSoon(isThere: () => Promise<boolean>): Promise<void> {
    await expect
      .poll(
        async () => {
          if (this.underway.size === 0) {
            // While the page reloads it has no clock, and there is nothing to check.
            await this.page.clock.runFor(STEP_MS).catch(() => {})
          }
          return isThere().catch(() => false)
        },
        { intervals: [100] },
      )
      .toBe(true)
  }
}
