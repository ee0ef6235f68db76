import { type RouteName, routes } from '@marquee/remote-kit/routes'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { renderPage } from '@marquee/testing/render-page'
import { screen } from '@testing-library/react'
import { placeRegistry } from '../../testing/place-registry.ts'
import { upcomingCopy } from './upcoming-copy.ts'
import { Page } from './upcoming-page.tsx'

beforeAll(() => placeRegistry())

const upcoming = Object.keys(upcomingCopy) as RouteName[]

test.each(upcoming)('[R-20] the page %s says what it will do and leads on to a page that works', (route) => {
  renderPage(<Page />, { address: routes[route].path.replace(/:\w+/, '7') })
  expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  const [onward] = screen.getAllByRole('link').filter((link) => link.closest('article') !== null)
  expect(upcoming.map((name) => routes[name].path)).not.toContain(onward?.getAttribute('href'))
})

test('[R-04] a visitor of a shared page is led to the login', () => {
  const visitor = buildAuthData({ user: null, authenticated: false })
  renderPage(<Page />, { address: '/share/board/7', authData: visitor })
  for (const link of screen.getAllByRole('link', { name: 'Log in' })) {
    expect(link).toHaveAttribute('href', '/login')
  }
})
