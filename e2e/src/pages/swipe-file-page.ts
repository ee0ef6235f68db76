import type { Locator, Page } from '@playwright/test'
import { href } from '@marquee/remote-kit/routes'
import { AdDrawer } from './ad-drawer.ts'
import { AdList } from './ad-list.ts'

export class SwipeFilePage {
  readonly ads: AdList
  readonly drawer: AdDrawer
  readonly empty: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.ads = new AdList(page, 'Saved ads')
    this.drawer = new AdDrawer(page)
    this.empty = page.getByRole('heading', { name: 'Nothing saved yet' })
  }

  async open(): Promise<void> {
    await this.page.goto(href('swipe-file'))
  }
}
