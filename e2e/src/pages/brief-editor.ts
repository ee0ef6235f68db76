import type { Locator, Page } from '@playwright/test'

/** The page of one brief. */
export class BriefEditor {
  readonly heading: Locator
  readonly title: Locator
  readonly objective: Locator
  readonly product: Locator
  readonly details: Locator
  readonly referenceAds: Locator
  readonly saved: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Edit brief' })
    this.title = page.getByLabel('Title')
    this.objective = page.getByLabel('Objective')
    this.details = page.getByRole('complementary', { name: 'Details' })
    this.product = this.details.getByRole('combobox', { name: 'Product' })
    this.referenceAds = page.getByRole('region', { name: 'Reference ads' })
    this.saved = page.getByRole('status').filter({ hasText: 'Saved' })
  }

  /** Types an objective and waits until the page reports that it is stored. */
  async writeObjective(words: string): Promise<void> {
    await this.changing(() => this.objective.fill(words))
  }

  /** Finds a product by its name and chooses it. */
  async chooseProduct(name: string): Promise<void> {
    await this.product.fill(name)
    const option = this.page.getByTitle(name, { exact: true })
    await this.changing(() => option.click())
  }

  private async changing(change: () => Promise<void>): Promise<void> {
    const stored = this.page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
    await change()
    await stored
    await this.saved.waitFor()
  }
}
