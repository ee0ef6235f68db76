import {
  type AdChange,
  type AdVersion,
  type LandingPageChange,
  listBrandChanges,
} from '@marquee/contract/brand-changes'
import { buildId } from '@marquee/testing/build-id'
import { buildMedia } from '@marquee/testing/build-media'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { useAdDrawer } from '../../state/use-ad-drawer.ts'
import { BrandChanges } from './brand-changes.tsx'

const brand = { id: buildId(1, 2), name: 'Lumen Skin' }

const version: AdVersion = {
  first_seen_at: '2026-10-01T06:00:00Z',
  last_seen_at: '2026-10-08T06:00:00Z',
  title: 'Sleep better',
  body: 'Two capsules before bed.',
  link_description: null,
  cta_text: 'Shop now',
  landing_page: null,
  cards: [],
  media: [buildMedia({}, 1)],
}

const adChange: AdChange = {
  type: 'ad',
  id: buildId(1, 8),
  ad_id: buildId(1, 1),
  changed_at: '2026-10-09T06:00:00Z',
  changes: ['body', 'image'],
  before: version,
  after: {
    ...version,
    first_seen_at: '2026-10-09T06:00:00Z',
    last_seen_at: '2026-10-20T06:00:00Z',
    body: 'One capsule before bed.',
    media: [buildMedia({}, 2)],
  },
}

const page = {
  first_seen_at: '2026-10-01T06:00:00Z',
  last_seen_at: '2026-10-01T06:00:00Z',
  title: 'Sleep',
  headline: 'Fall asleep',
  price: '24.90',
  currency: 'EUR',
  offer: '',
  call_to_action: 'Add to cart',
}

const pageChange: LandingPageChange = {
  type: 'landing_page',
  id: buildId(2, 8),
  changed_at: '2026-10-08T06:00:00Z',
  address: 'https://lumen.example/sleep',
  changes: ['price', 'offer'],
  before: page,
  after: { ...page, price: '19.90', offer: '20% off' },
}

function Changes() {
  return <BrandChanges brand={brand} drawer={useAdDrawer()} />
}

const answer = (data: (AdChange | LandingPageChange)[], pages = { watched: 0, unreadable: 0 }) => ({
  data,
  meta: { next_cursor: null, pages },
})

describe('[F-03] [R-12] what a followed brand changed', () => {
  test('is shown before and after with its dates, words and images', async () => {
    respondWith(listBrandChanges, answer([adChange]))
    renderPage(<Changes />, { address: `/brand-spy/${brand.id}` })
    const change = within(await screen.findByRole('article'))
    expect(change.getByRole('heading', { name: 'Text, image' })).toBeVisible()
    expect(change.getByText('2026-10-09')).toBeVisible()
    const before = within(change.getByRole('region', { name: 'Before' }))
    const after = within(change.getByRole('region', { name: 'After' }))
    expect(before.getByText('seen 2026-10-01 to 2026-10-08')).toBeVisible()
    expect(before.getByText(/Two capsules/, { selector: 'del' })).toBeVisible()
    expect(after.getByText(/One capsule/, { selector: 'ins' })).toBeVisible()
    expect(before.getByRole('img', { name: 'Before: image 1 of 1' })).toHaveAttribute('src', '/media/1-640.webp')
    expect(after.getByRole('img', { name: 'After: image 1 of 1' })).toHaveAttribute('src', '/media/2-640.webp')
    expect(before.queryByText('Sleep better')).not.toBeInTheDocument()
    expect(change.getByRole('link', { name: 'Open the ad' })).toHaveAttribute(
      'href',
      `/brand-spy/${brand.id}?ad=${adChange.ad_id}`,
    )
  })

  test('of a landing page names the fields, and the pages that could not be read', async () => {
    respondWith(listBrandChanges, answer([pageChange], { watched: 12, unreadable: 2 }))
    renderPage(<Changes />)
    const change = within(await screen.findByRole('article'))
    expect(change.getByRole('heading', { name: 'Price, offer' })).toBeVisible()
    expect(change.getByRole('link', { name: 'lumen.example/sleep' })).toHaveAttribute('href', pageChange.address)
    const [before, after] = change.getAllByRole('region')
    expect(before).toHaveTextContent('Price24.90 EUROfferNone')
    expect(after).toHaveTextContent('Price19.90 EUROffer20% off')
    expect(screen.getByText('12 landing pages watched; 2 could not be read the last time.')).toBeVisible()
  })

  test('says so when only other words of a page changed', async () => {
    respondWith(listBrandChanges, answer([{ ...pageChange, changes: ['text'] }]))
    renderPage(<Changes />)
    expect(await screen.findByText('Other words on this page changed.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Before' })).not.toBeInTheDocument()
  })

  test('is narrowed to one kind, which the address keeps', async () => {
    const asked = respondWith(listBrandChanges, ({ query }) => answer(query.kind === undefined ? [adChange] : []))
    const { user, router } = renderPage(<Changes />, { address: '/brand-spy/1' })
    await user.click(await screen.findByText('Landing pages'))
    await waitFor(() => expect(asked.at(-1)?.query.kind).toEqual(['page']))
    expect(router.state.location.search).toBe('?changes=page')
    expect(await screen.findByText('No change has been seen yet.')).toBeVisible()
  })

  test('is seen by those who follow the brand', async () => {
    respondWith(listBrandChanges, failure(404, { message: 'This followed brand does not exist.' }))
    renderPage(<Changes />)
    expect(await screen.findByText('Follow Lumen Skin to see what it changes.')).toBeVisible()
  })
})
