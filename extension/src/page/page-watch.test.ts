import type { SeenAd } from '../adapters/seen-ad.ts'
import type { AdPlace } from '../messages/messages.ts'
import { makeUpAds } from '../testing/made-up-ads.ts'
import { drawMetaPage } from '../testing/meta-page.ts'
import { createPageWatch } from './page-watch.ts'
import { readPicked } from './pick-medium.ts'
import { describePlace } from './save-button.ts'

const ads = makeUpAds(3)
const saved: AdPlace = { external_id: ads[0]?.id ?? '', state: 'saved', boards: ['Boots'], reason: null }

function watchPage(markup: string) {
  document.body.innerHTML = new DOMParser().parseFromString(markup, 'text/html').body.innerHTML
  const capture = jest.fn(async (_ads: readonly SeenAd[]): Promise<AdPlace[]> => [saved])
  const listPlaces = jest.fn(async () => [saved])
  const readUrl = () => new URL('https://www.facebook.com/ads/library/?q=x')
  return { watch: createPageWatch(document, { capture, listPlaces, readUrl }), capture, listPlaces }
}
const hosts = () => document.querySelectorAll<HTMLElement>('[data-marquee]')

describe('[F-16] the buttons on a page', () => {
  test('stand once on each ad, however often the page is read, and ask once where the ads are kept', () => {
    const { watch, listPlaces } = watchPage(drawMetaPage(ads))
    watch.read()
    watch.read()
    expect(hosts()).toHaveLength(3)
    expect(listPlaces).toHaveBeenCalledTimes(1)
    expect(watch.count()).toEqual({ site: 'Meta Ad Library', state: 'ads', ads: 3 })
  })

  test('come back when the page has drawn an ad anew', () => {
    const { watch } = watchPage(drawMetaPage(ads))
    watch.read()
    hosts()[1]?.remove()
    watch.read()
    expect(hosts()).toHaveLength(3)
  })

  test('save all ads of a page at once', async () => {
    const { watch, capture } = watchPage(drawMetaPage(ads))
    watch.read()
    expect(await watch.saveAll()).toBe(3)
    expect(capture.mock.calls[0]?.[0].map(({ external_id }) => external_id)).toEqual(ads.map(({ id }) => id))
  })

  test('of a long page come in lots when the browser is idle, and all ads are saved by messages of a hundred', async () => {
    const later: (() => void)[] = []
    Object.assign(globalThis, { requestIdleCallback: (task: () => void) => later.push(task) })
    const { watch, capture } = watchPage(drawMetaPage(makeUpAds(130)))
    const counts: number[] = []
    for (let lot: (() => void) | undefined = watch.read; lot !== undefined; lot = later.shift()) {
      lot()
      counts.push(hosts().length)
    }
    Reflect.deleteProperty(globalThis, 'requestIdleCallback')
    expect(counts).toEqual([40, 80, 120, 130])
    expect(await watch.saveAll()).toBe(130)
    expect(capture.mock.calls.map(([sent]) => sent.length)).toEqual([100, 30])
  })

  test('cannot be reached or pressed by scripts of the page, and listen to no message of it', () => {
    const attach = jest.spyOn(Element.prototype, 'attachShadow')
    const { watch, capture } = watchPage(drawMetaPage(ads))
    const stop = watch.start()
    for (const host of hosts()) {
      expect(host.shadowRoot).toBeNull()
      host.click()
      host.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
    }
    // Also if a script found a way into the buttons.
    const buttons = attach.mock.results.map(({ value }) => (value as ShadowRoot).querySelector('button'))
    expect(buttons).toHaveLength(ads.length)
    for (const button of buttons) {
      button?.click()
    }
    window.dispatchEvent(new MessageEvent('message', { data: { kind: 'save_all' } }))
    document.dispatchEvent(new MessageEvent('message', { data: { kind: 'save_all' } }))
    expect(capture).not.toHaveBeenCalled()
    stop()
    attach.mockRestore()
  })

  test.each([
    [null, 'Save to Marquee'],
    [saved, 'Saved in Boots'],
    [{ ...saved, boards: [] }, 'Saved in Marquee'],
    [{ ...saved, state: 'waiting' as const }, 'Saving …'],
    [{ ...saved, state: 'refused' as const }, 'Not saved'],
  ])('say for %j: %s', (place, words) => {
    expect(describePlace(place)).toBe(words)
  })
})

describe('[F-16] an image or video that the user chooses', () => {
  const url = new URL('https://www.shop.example/p')
  const read = (markup: string, selector: string) => {
    const page = new DOMParser().parseFromString(`<title>A shop</title>${markup}`, 'text/html')
    const element = page.querySelector(selector)
    return element === null ? null : readPicked(element, url)
  }

  test('has its page, the link around it and its description', () => {
    const markup = '<a href="/buy"><figure><img src="/1.jpg"><figcaption>Two <b>boots</b></figcaption></figure></a>'
    expect(read(markup, 'img')).toMatchObject({
      source: 'extension',
      external_id: null,
      advertiser: { name: 'shop.example', website: 'https://www.shop.example' },
      title: 'A shop',
      body: 'Two boots',
      landing_page: 'https://www.shop.example/buy',
      media: [{ kind: 'image', url: 'https://www.shop.example/1.jpg' }],
    })
  })

  test('of the page’s own memory has its poster, or is nothing', () => {
    expect(read('<video src="blob:x" poster="/p.jpg"></video>', 'video')?.media).toEqual([
      { kind: 'video', url: null, poster: 'https://www.shop.example/p.jpg' },
    ])
    expect(read('<video src="blob:x"></video>', 'video')).toBeNull()
    expect(read('<a href="javascript:alert(1)"><img src="/1.jpg"></a>', 'img')?.landing_page).toBeNull()
  })
})
