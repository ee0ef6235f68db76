import type { Locator, Page } from '@playwright/test'

/** One ad's details over a list. */
export class AdDrawer {
  readonly dialog: Locator
  /** The brand, as the head of the ad. */
  readonly brand: Locator
  readonly save: Locator
  readonly unsave: Locator
  readonly writeBrief: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Ad details' })
    this.brand = this.dialog.getByRole('heading', { level: 2 }).first()
    this.save = this.dialog.getByRole('button', { name: 'Save', exact: true })
    this.unsave = this.dialog.getByRole('button', { name: 'Saved', exact: true })
    this.writeBrief = this.dialog.getByRole('link', { name: 'Write a brief' })
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click()
  }
}
