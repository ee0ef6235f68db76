import { getSharedAd } from '@marquee/contract/sharing'
import { buildAdSummary } from '@marquee/testing/build-ad'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { buildMedia } from '@marquee/testing/build-media'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen } from '@testing-library/react'
import { Page as EmbedPage } from './embed-ad-page.tsx'
import { Page as SharePage } from './share-ad-page.tsx'

const HOSTILE = '<img src=x onerror=alert(1)>'
const visitor = buildAuthData({ authenticated: false, user: null })
const ad = buildAdSummary({
  title: 'Mornings, sorted',
  body: HOSTILE,
  media: [buildMedia()],
  landing_page: 'https://shop.example/kettle',
  cta_text: 'Shop now',
})

const pages = [
  ['shared', <SharePage key="share" />, '/share/ad'],
  ['embedded', <EmbedPage key="embed" />, '/embed/ad'],
] as const

describe.each(pages)('[R-04] [F-17] the %s ad', (_, page, path) => {
  const renderAd = () => renderPage(page, { address: `${path}/t0ken`, path: `${path}/:id`, authData: visitor })

  test('has the ad’s brand, image, words and link, and says in the title whose it is', async () => {
    const calls = respondWith(getSharedAd, { data: ad })
    const { services } = renderAd()
    expect(await screen.findByRole('heading', { level: 1, name: 'Brand 1' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'Image of the ad by Brand 1' })).toBeInTheDocument()
    expect(screen.getByText('Mornings, sorted')).toBeVisible()
    expect(screen.getByText(HOSTILE)).toBeVisible()
    expect(document.querySelector('img[src="x"]')).toBeNull()
    const link = screen.getByRole('link', { name: 'Shop now' })
    expect(link).toHaveAttribute('href', 'https://shop.example/kettle')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    expect(calls[0]?.params).toEqual({ token: 't0ken' })
    expect(services.setTitle).toHaveBeenLastCalledWith('Ad of Brand 1')
  })

  test('of a link that does not work says so', async () => {
    respondWith(getSharedAd, failure(404, { message: 'This shared page does not exist.' }))
    renderAd()
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible()
  })
})

test('[R-04] the embedded ad leads to its page in another tab', async () => {
  respondWith(getSharedAd, { data: ad })
  renderPage(<EmbedPage />, { address: '/embed/ad/t0ken', path: '/embed/ad/:id', authData: visitor })
  const source = await screen.findByRole('link', { name: 'Seen on Marquee' })
  expect(source).toHaveAttribute('href', '/share/ad/t0ken')
  expect(source).toHaveAttribute('target', '_blank')
})
