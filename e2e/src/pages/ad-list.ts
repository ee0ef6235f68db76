import type { Locator, Page } from '@playwright/test'

/** A grid of ad cards. Only the cards near the visible part are in the page. */
export class AdList {
  readonly feed: Locator
  readonly cards: Locator

  constructor(page: Page, label: string) {
    this.feed = page.getByRole('feed', { name: label, exact: true })
    this.cards = this.feed.getByRole('article')
  }

  /** The ids of the ads whose cards are in the page, by the cards' links. */
  shownIds(): Promise<(string | null)[]> {
    return this.feed
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).searchParams.get('ad')),
      )
  }

  /** The same with each ad's position in the list. */
  shownPlaces(): Promise<{ id: string; place: number }[]> {
    return this.cards.evaluateAll((cards) =>
      cards.map((card) => {
        const address = card.querySelector('a')?.getAttribute('href') ?? ''
        return {
          id: new URL(address, document.baseURI).searchParams.get('ad') ?? '',
          place: Number(card.getAttribute('aria-posinset')),
        }
      }),
    )
  }

  async firstIds(count: number): Promise<string[]> {
    const places = await this.shownPlaces()
    return places.filter(({ place }) => place <= count).map(({ id }) => id)
  }

  saveButton(card: Locator): Locator {
    return card.getByRole('button', { name: 'Save to swipe file' })
  }
}
