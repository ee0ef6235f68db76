import { expect, type Locator, type Page } from '@playwright/test'
import { href } from '@marquee/remote-kit/routes'

export class BriefsPage {
  readonly table: Locator
  readonly empty: Locator
  readonly newBriefFromAd: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.table = page.getByRole('table', { name: 'Briefs' })
    this.empty = page.getByRole('heading', { name: 'No briefs yet' })
    this.newBriefFromAd = page.getByRole('dialog', { name: 'New brief from an ad' })
  }

  async open(): Promise<void> {
    await this.page.goto(href('briefs'))
  }

  /** Gives the brief of the open dialog its title and creates it. */
  async createFromAd(title: string): Promise<void> {
    const field = this.newBriefFromAd.getByLabel('Title')
    // The ad's brand suggests a title once it is known; a text that was typed earlier would be combined with it.
    await expect(field).toHaveValue(/^Inspired by/)
    await field.fill(title)
    await this.newBriefFromAd.getByRole('button', { name: 'Create brief' }).click()
  }
}
