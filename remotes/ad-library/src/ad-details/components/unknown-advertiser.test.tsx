import { confirmSite, withdrawSite } from '@marquee/contract/advertisers'
import { buildAd } from '@marquee/testing/build-ad'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { UnknownAdvertiser } from './unknown-advertiser.tsx'

const ad = buildAd({ brand: null, landing_page: 'https://www.shop.example/summer' })
const admin = buildAuthData({ user: buildUser({ is_admin: true }) })

describe('[F-01] an ad without a known advertiser', () => {
  test('says so, and where it leads', () => {
    renderPage(<UnknownAdvertiser ad={ad} />)
    expect(screen.getByRole('heading', { name: 'Advertiser not known' })).toBeVisible()
    expect(screen.getByText('Landing page: shop.example')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test('asks an administrator whether its site is the advertiser, and takes the answer back', async () => {
    const confirmed = {
      host: 'shop.example',
      name: 'shop.example',
      brand_id: buildId(1, 2),
      brand_name: 'shop.example',
    }
    const calls = respondWith(confirmSite, {
      data: { ...confirmed, confirmed_at: '2026-03-01T06:00:00.000Z', ads_count: 2 },
    })
    const withdrawn = respondWith(withdrawSite, undefined)
    const { user, services } = renderPage(<UnknownAdvertiser ad={ad} />, { authData: admin })
    expect(screen.getByText('Landing page: shop.example — is this the advertiser?')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Confirm for all its ads' }))
    await waitFor(() => expect(calls[0]?.params).toEqual({ host: 'shop.example' }))
    const toast = () => jest.mocked(services.showToast).mock.lastCall?.[0]
    await waitFor(() => expect(toast()?.summary).toBe('shop.example is the advertiser of 2 ads'))
    toast()?.action?.onClick()
    await waitFor(() => expect(withdrawn[0]?.params).toEqual({ host: 'shop.example' }))
  })

  test('asks nothing about a site that many advertisers share, or without a landing page', () => {
    renderPage(<UnknownAdvertiser ad={{ ...ad, landing_page: 'https://play.google.com/app' }} />, { authData: admin })
    expect(screen.getByText('Landing page: play.google.com')).toBeVisible()
    renderPage(<UnknownAdvertiser ad={{ ...ad, landing_page: null }} />, { authData: admin })
    expect(screen.getByText('The source of this ad does not say who runs it.')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
