import type { Locator, Page } from '@playwright/test'
import { href } from '@marquee/remote-kit/routes'
import { AdDrawer } from './ad-drawer.ts'
import { AdList } from './ad-list.ts'

export class ExplorePage {
  readonly searchBox: Locator
  readonly ads: AdList
  readonly drawer: AdDrawer
  readonly activeFilters: Locator
  readonly notApplied: Locator
  readonly sort: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.searchBox = page.getByRole('searchbox', { name: 'Search the ad library' })
    this.ads = new AdList(page, 'Ads')
    this.drawer = new AdDrawer(page)
    this.activeFilters = page.getByRole('list', { name: 'Active filters' })
    this.notApplied = page.getByRole('alert').filter({ hasText: 'Not applied' })
    this.sort = page.getByLabel('Sort by')
  }

  async open(query: Record<string, string> = {}): Promise<void> {
    await this.page.goto(href('explore', { query }))
    await this.ads.cards.first().waitFor()
  }

  /** Submits words in the form and waits until the address contains them. */
  async search(words: string): Promise<void> {
    await this.searchBox.fill(words)
    await this.searchBox.press('Enter')
    await this.page.waitForURL((url) => url.searchParams.get('q') === words)
  }

  /** Chooses an option of a filter in the bar; a filter with several values stays open. */
  async choose(filter: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: filter, exact: true }).click()
    await this.option(option).click()
    await this.page.keyboard.press('Escape')
  }

  async chooseSort(name: string): Promise<void> {
    await this.sort.click()
    await this.option(name).click()
  }

  /** Removes the cap of ads per brand, which also applies to ads of unknown advertisers. */
  async showAllOfEveryBrand(): Promise<void> {
    await this.page.getByLabel('Per brand').click()
    await this.option('All per brand').click()
  }

  /** An option of the open select; marks of cards have the same titles. */
  private option(name: string): Locator {
    return this.page.locator('.ant-select-dropdown').getByTitle(name, { exact: true })
  }

  /** The words above the list, as in "1,240 ads". */
  count(): Locator {
    return this.page.getByText(/^[\d,]+\+? ads?$/)
  }
}
