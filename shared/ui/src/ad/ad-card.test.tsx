import type { AdSummary } from '@marquee/contract/ads'
import { buildAdSummary } from '@marquee/testing/build-ad'
import { buildMedia } from '@marquee/testing/build-media'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ScrollPace, ScrollPaceContext } from '../media/scroll-pace.ts'
import { adCardLayout } from './ad-card-layout.ts'
import { AdCard } from './ad-card.tsx'

function renderAdCard(changes: Partial<AdSummary> = {}, pace?: ScrollPace) {
  const ad = buildAdSummary(changes)
  const handleToggleSave = jest.fn()
  const handleOpen = jest.fn()
  const card = (
    <AdCard
      ad={ad}
      layout={adCardLayout(ad, 280)}
      href={`/explore?ad=${ad.id}`}
      onOpen={handleOpen}
      onToggleSave={handleToggleSave}
    />
  )
  render(pace === undefined ? card : <ScrollPaceContext value={pace}>{card}</ScrollPaceContext>)
  return { ad, card: screen.getByRole('article'), handleOpen, handleToggleSave }
}

describe('AdCard', () => {
  test('shows who runs the ad, for how long, where, and its tier in words', () => {
    const { card } = renderAdCard()
    expect(card).toHaveAccessibleName('Brand 1 image ad: Headline 1')
    expect(card).toHaveTextContent('Demo · Active 43 days')
    expect(within(card).getByRole('img', { name: 'Runs on Facebook, Instagram' })).toBeVisible()
    expect(card).toHaveTextContent('Growing72')
  })

  test('[P-02] says that the advertiser is not known, and shows no first letter of a name', () => {
    const { card } = renderAdCard({ brand: null })
    expect(card).toHaveAccessibleName('Advertiser not known image ad: Headline 1')
    expect(within(card).getByText('Advertiser not known')).toBeVisible()
    expect(within(card).getByText('•')).toBeInTheDocument()
  })

  test('[F-02] is higher by what the workspace wrote about the ad, and as high as ever where it wrote nothing', () => {
    const ad = buildAdSummary()
    const { height } = adCardLayout(ad, 280)
    const heightWith = (note: string, tags: string[]) => adCardLayout({ ...ad, annotation: { note, tags } }, 280).height
    expect(heightWith('', [])).toBe(height)
    expect([heightWith('Why', []), heightWith('', ['a']), heightWith('Why', ['a'])]).toEqual([
      height + 28,
      height + 34,
      height + 54,
    ])
  })

  test('shows markup of an ad as text', () => {
    const hostile = '<img src=x onerror=alert(1)><b>bold</b>'
    const { card } = renderAdCard({ title: hostile, body: hostile, media: [] })
    expect(screen.getAllByText(hostile)).toHaveLength(2)
    expect(card.querySelector('b, img')).toBeNull()
  })

  test('lets each text choose its own direction', () => {
    renderAdCard({ title: 'عنوان', body: 'نص الإعلان' })
    expect(screen.getByText('نص الإعلان')).toHaveAttribute('dir', 'auto')
  })

  test('has the height that was computed, however long its text is', () => {
    const { card, ad } = renderAdCard({ body: 'word '.repeat(5000), title: 'x'.repeat(3000) })
    expect(card).toHaveStyle({ height: `${adCardLayout(ad, 280).height}px` })
  })

  test('saves by its button, which says whether the ad is saved', async () => {
    const { ad, handleToggleSave } = renderAdCard({ is_saved: true })
    const button = screen.getByRole('button', { name: 'Save to swipe file', pressed: true })
    await userEvent.click(button)
    expect(handleToggleSave).toHaveBeenCalledWith(ad)
  })

  test('[F-01] opens at a click, and leaves one that asks for another tab to the browser', () => {
    const { ad, handleOpen } = renderAdCard()
    const link = screen.getByRole('link')
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
    expect(handleOpen).not.toHaveBeenCalled()
    expect(fireEvent.click(link)).toBe(false)
    expect(handleOpen).toHaveBeenCalledWith(ad.id)
    expect(link).toHaveAttribute('href', `/explore?ad=${ad.id}`)
  })

  test('[F-01] loads no image while its list is flung, and loads it when it has become calm', () => {
    const waiting: (() => void)[] = []
    const pace = { isFast: () => true, whenCalm: (call: () => void) => (waiting.push(call), () => {}) }
    const { card } = renderAdCard({ media: [buildMedia({}, 1)] }, pace)
    expect(card.querySelector('img')).toBeNull()
    act(() => waiting.forEach((call) => call()))
    expect(card.querySelector('img')).toBeInTheDocument()
  })

  test('reserves the space of its image and shows the dominant colour until it is loaded', () => {
    const { card } = renderAdCard({ media: [buildMedia({ width: 1080, height: 1350 }), buildMedia({}, 2)] })
    const image = card.querySelector('img')
    expect(image).toHaveAttribute('width', '1080')
    expect(image).toHaveAttribute('height', '1350')
    expect(image).toHaveAttribute('srcset', '/media/1-320.webp 320w, /media/1-640.webp 640w')
    expect(image?.parentElement?.style.getPropertyValue('--placeholder')).toBe('#204060')
  })

  test('[P-12] says a video’s length and a carousel’s size below the image, not on it', () => {
    const video = buildMedia({ kind: 'video', duration_s: 15 })
    const { card } = renderAdCard({ media: [video] })
    expect(within(card).getByText('0:15').closest('footer')).not.toBeNull()
    expect(
      adCardLayout(buildAdSummary({ media: [video], platforms: [], variations_count: 1, tier: null }), 280),
    ).toMatchObject({ hasFooter: true })
  })

  test('[P-12] says a carousel’s size below the image', () => {
    const { card } = renderAdCard({ media: [buildMedia({}), buildMedia({}, 2)] })
    expect(within(card).getByText('1 of 2').closest('footer')).not.toBeNull()
  })
})

describe('adCardLayout', () => {
  test('shows 9:16 whole, and crops what is taller or very flat', () => {
    const getHeight = (width: number, height: number) =>
      adCardLayout(buildAdSummary({ media: [buildMedia({ width, height })] }), 302).mediaHeight
    expect([getHeight(100, 1000), getHeight(1080, 1920), getHeight(1000, 1000), getHeight(1000, 10)]).toEqual([
      533, 533, 300, 156,
    ])
  })

  test('leaves the foot out when nothing is known for it', () => {
    const bare = buildAdSummary({ platforms: [], variations_count: 1, tier: null, performance_score: null })
    expect(adCardLayout(bare, 280).hasFooter).toBe(false)
  })
})
