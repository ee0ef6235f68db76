import { refreshChanged } from '@marquee/api-client/live-queries'
import { listAds } from '@marquee/contract/ad-search'
import { listBriefs } from '@marquee/contract/briefs'
import { listCreditUsage } from '@marquee/contract/credits'
import { listProducts } from '@marquee/contract/products'
import { getWorkspaceSummary, type WorkspaceSummary } from '@marquee/contract/workspace-summary'
import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import { buildAdSummary } from '@marquee/testing/build-ad'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildBriefSummary } from '@marquee/testing/build-brief'
import { buildProduct } from '@marquee/testing/build-product'
import { buildFigure, buildWorkspaceSummary } from '@marquee/testing/build-workspace-summary'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { act, screen, within } from '@testing-library/react'
import { placeRegistry } from '../../testing/place-registry.ts'
import { Page } from './dashboard-page.tsx'

jest.mock('../../remotes/remote-pages.ts', () => ({ loadRemoteSlot: jest.fn() }))

beforeAll(() => placeRegistry())

const noMore = { next_cursor: null }

/** The server's answers: the figures, and one of each list. */
function answer(summary: Partial<WorkspaceSummary> = {}): void {
  respondWith(getWorkspaceSummary, { data: buildWorkspaceSummary(summary) })
  respondWith(listCreditUsage, { data: [], meta: null })
  respondWith(listBriefs, { data: [buildBriefSummary({ title: 'Second wave' })], meta: noMore })
  respondWith(listProducts, { data: [buildProduct({ name: 'Kettle', category: 'Kitchen' })], meta: noMore })
}

function renderDashboard(summary?: Partial<WorkspaceSummary>) {
  if (summary !== undefined) {
    answer(summary)
  }
  const authData = buildAuthData({ user: buildUser({ display_name: ' Ada  Marsh ' }) })
  return renderPage(<Page />, { authData })
}

const tile = (name: RegExp) => screen.findByRole('link', { name })
const panel = (name: string) => screen.findByRole('region', { name })

describe('[R-06] the dashboard', () => {
  test('greets by the first name and shows each figure, what is new of it, and how it went', async () => {
    renderDashboard({ saved_ads: buildFigure(1234, 2, 0, 3), briefs: buildFigure(4) })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Ada')
    const savedAds = await tile(/^Saved ads/)
    expect(savedAds).toHaveTextContent('1,2345 new in 30 days')
    expect(savedAds).toHaveAttribute('href', '/swipe-file')
    expect(within(savedAds).getByRole('img', { name: '30 days ago 1,229, today 1,234' })).toBeInTheDocument()
    expect(await tile(/^Briefs/)).toHaveTextContent('4None new in 30 days')
  })

  test('offers to begin what there is none of', async () => {
    renderDashboard({ saved_ads: buildFigure(1, 1) })
    const brands = await tile(/^Followed brands/)
    expect(brands).toHaveTextContent('0Choose brands to follow')
    expect(brands).toHaveAttribute('href', '/explore-brands')
    expect(within(brands).queryByRole('img')).not.toBeInTheDocument()
  })

  test('shows what followed brands launched this week, and leads to all of it', async () => {
    const newest = [
      { ...buildAdSummary({}, 8), same_creatives: 3 },
      { ...buildAdSummary({ media: [], title: 'Only words' }, 9), same_creatives: 1 },
    ]
    const launches = { ...buildWorkspaceSummary().launches, this_week: 23, newest }
    renderDashboard({ followed_brands: buildFigure(2, 2), launches })
    const week = within(await panel('Launched this week'))
    expect(await week.findByText('23 ads of brands that you follow, since 2026-11-15')).toBeInTheDocument()
    expect(week.getByRole('link', { name: 'See them all' })).toHaveAttribute(
      'href',
      '/explore?followed=only&started_after=2026-11-15',
    )
    expect(week.getByRole('link', { name: 'Brand 8 ×3 Demo' })).toHaveAttribute(
      'href',
      `/explore?followed=only&ad=${newest[0]?.id}`,
    )
    expect(week.getByRole('link', { name: 'Only words Brand 9 Demo' })).toBeInTheDocument()
  })

  test.each([
    ['nobody is followed', buildFigure(), /Follow the brands you compete with/],
    ['nobody launched anything', buildFigure(3), /launched nothing this week/],
  ])('says what to do when %s', async (_, followed_brands, words) => {
    renderDashboard({ saved_ads: buildFigure(1), followed_brands })
    expect(await within(await panel('Launched this week')).findByText(words)).toBeInTheDocument()
  })

  test('[R-06] says what became of followed brands’ ads before it counts, outcomes first', async () => {
    const tea = { id: buildAdSummary().brand?.id ?? '', name: 'Tea House', logo_url: null }
    const launches = { ...buildWorkspaceSummary().launches, brands: [{ ...tea, proven: 2, stopped: 1, launched: 3 }] }
    renderDashboard({ followed_brands: buildFigure(1), launches })
    const outcomes = within(await panel('What became of their ads this week'))
    expect(outcomes.getByRole('link')).toHaveTextContent('Tea House2 ads passed 30 days · 1 stopped · 3 launched')
    const numbers = screen.getByRole('list', { name: 'Your workspace in numbers' })
    expect(await panel('What became of their ads this week')).toHaveProperty('nextElementSibling', numbers)
  })

  test('shows the newest of each list with the way to it', async () => {
    renderDashboard({ saved_ads: buildFigure(1) })
    expect(await screen.findByRole('link', { name: /^Second wave Draft, changed / })).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Kettle 19.90 USD · Kitchen' })).toBeInTheDocument()
  })

  test('of a workspace without any work shows the first steps and new ads of the library', async () => {
    const calls = respondWith(listAds, {
      data: [buildAdSummary({}, 5)],
      meta: { next_cursor: null, total: 1, total_is_capped: false, not_applied: [] },
    })
    renderDashboard({})
    expect(await screen.findByRole('link', { name: 'Show me the first steps' })).toHaveAttribute('href', '/get-started')
    expect(
      await within(await panel('New in the library')).findByRole('link', { name: 'Brand 5 Demo' }),
    ).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Briefs' })).not.toBeInTheDocument()
    expect(calls[0]?.query).toMatchObject({ limit: 6, per_brand: 1 })
  })

  test('a list that fails leaves the others alone, and can be asked again', async () => {
    answer({ saved_ads: buildFigure(1) })
    respondWith(listBriefs, failure(500, { message: 'The server is tired.' }))
    const { user } = renderDashboard()
    const briefs = within(await panel('Briefs'))
    expect(await briefs.findByRole('alert')).toHaveTextContent('The server is tired.')
    expect(await screen.findByRole('link', { name: /^Kettle/ })).toBeInTheDocument()
    respondWith(listBriefs, { data: [buildBriefSummary()], meta: noMore })
    await user.click(briefs.getByRole('button', { name: 'Try again' }))
    expect(await briefs.findByRole('link', { name: /^Brief 1/ })).toBeInTheDocument()
  })

  test('figures that fail can be asked again', async () => {
    answer()
    respondWith(getWorkspaceSummary, failure(500, { message: 'Nobody counts.' }))
    const { user } = renderDashboard()
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' })
    respondWith(getWorkspaceSummary, { data: buildWorkspaceSummary({ products: buildFigure(7) }) })
    await user.click(retry as HTMLElement)
    expect(await tile(/^Products 7/)).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each<[WorkspaceTopic, Partial<WorkspaceSummary>, RegExp]>([
    ['saved-ads', { saved_ads: buildFigure(8) }, /^Saved ads 8/],
    ['boards', { boards: buildFigure(8) }, /^Boards 8/],
    ['followed-brands', { followed_brands: buildFigure(8) }, /^Followed brands 8/],
  ])('[F-02] follows what other members change: %s', async (topic, changed, figure) => {
    const { queryClient } = renderDashboard({ briefs: buildFigure(1) })
    await tile(/^Briefs 1/)
    respondWith(getWorkspaceSummary, { data: buildWorkspaceSummary(changed) })
    act(() => refreshChanged(queryClient, [topic]))
    expect(await tile(figure)).toBeInTheDocument()
  })
})
