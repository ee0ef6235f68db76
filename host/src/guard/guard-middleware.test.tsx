import { UnexpectedAnswerError } from '@marquee/api-client/api-error'
import type { AuthData } from '@marquee/contract/authentication'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { act, screen } from '@testing-library/react'
import type { RouteObject } from 'react-router'
import { RootErrorPage } from '../errors/root-error-page.tsx'
import { renderShell } from '../testing/render-shell.tsx'
import type { OnboardingData } from './decide.ts'
import { createPageTable } from '../navigation/page-table.ts'
import { guardMiddleware } from './guard-middleware.ts'

function renderGuarded(
  loadAuthData: () => Promise<AuthData>,
  address: string,
  onboarding: OnboardingData | null = null,
) {
  const loader = jest.fn(() => null)
  const load = jest.fn(loadAuthData)
  const routes: RouteObject[] = [
    {
      middleware: [guardMiddleware(createPageTable({}).findByPath, load, () => Promise.resolve(onboarding))],
      errorElement: <RootErrorPage />,
      hydrateFallbackElement: <p>starting</p>,
      children: [
        { path: '/login', element: <h1>login page</h1> },
        { path: '/explore', loader, element: <h1>explore page</h1> },
        { path: '/plans', element: <h1>plans page</h1> },
        { path: '/onboarding', element: <h1>onboarding page</h1> },
        { path: '/invitations/:token', element: <h1>invitation page</h1> },
        { path: '/verify-email', element: <h1>verification page</h1> },
        { path: '/briefs', loader, element: <h1>briefs page</h1> },
        { path: '*', element: <h1>not found</h1> },
      ],
    },
  ]
  return { ...renderShell(routes, address), loader, load }
}

test('[G-03] [G-12] a visitor is redirected before the page’s loader has run', async () => {
  const visitor = buildAuthData({ user: null, authenticated: false })
  const { loader, router } = renderGuarded(() => Promise.resolve(visitor), '/briefs?status=draft#new')

  expect(await screen.findByText('login page')).toBeInTheDocument()
  expect(loader).not.toHaveBeenCalled()
  expect(new URLSearchParams(router.state.location.search).get('return_to')).toBe('/briefs?status=draft#new')
})

test('[G-08] a verified user at login ends in explore', async () => {
  const { loader } = renderGuarded(() => Promise.resolve(buildAuthData()), '/login')
  expect(await screen.findByText('explore page')).toBeInTheDocument()
  expect(loader).toHaveBeenCalledTimes(1)
})

test('[G-07] an owner whose onboarding is due is led there, with e-mail and customer', async () => {
  const due = { user_data: { show_onboarding_user_data: true } }
  const { loader, router } = renderGuarded(() => Promise.resolve(buildAuthData()), '/explore', due)
  expect(await screen.findByText('onboarding page')).toBeInTheDocument()
  const { id = '', email = '' } = buildAuthData().user ?? {}
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ email, customer: id })
  expect(loader).not.toHaveBeenCalled()
})

test('[G-06] an owner without a plan is led to the plans, with e-mail and customer', async () => {
  const withoutPlan = buildAuthData({ user_plan: null })
  const { loader, router } = renderGuarded(() => Promise.resolve(withoutPlan), '/explore')
  expect(await screen.findByText('plans page')).toBeInTheDocument()
  const { id = '', email = '' } = withoutPlan.user ?? {}
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ email, customer: id })
  expect(loader).not.toHaveBeenCalled()
})

test('[G-02] [R-05] an unknown address shows the not-found page and stays as typed', async () => {
  const unverified = buildAuthData({ user: buildUser({ email_verified_at: null }) })
  const { router } = renderGuarded(() => Promise.resolve(unverified), '/No/such%20page?x=1')
  expect(await screen.findByText('not found')).toBeInTheDocument()
  expect(router.state.location).toMatchObject({ pathname: '/No/such%20page', search: '?x=1' })
})

test('[G-01] [A-05] without access the staging gate shows and nothing else', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { loader } = renderGuarded(() => Promise.resolve(buildAuthData({ isAllowedToAccess: false })), '/explore')

  expect(await screen.findByRole('heading', { name: "Ops! It's not allowed for all users!" })).toBeInTheDocument()
  expect(screen.getByLabelText('Username')).toBeRequired()
  expect(screen.getByLabelText('Password')).toBeRequired()
  expect(screen.getByRole('button', { name: 'Login' })).toBeInTheDocument()
  expect(loader).not.toHaveBeenCalled()
})

test('an access check that fails ends in a readable page with a retry, asked once', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const failing = () => Promise.reject(new UnexpectedAnswerError('GET', '/api/authcheck'))
  const { loader, load } = renderGuarded(failing, '/explore')

  expect(await screen.findByRole('heading', { name: "Marquee couldn't open" })).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('The server gave an answer that this page does not understand.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
  expect(loader).not.toHaveBeenCalled()
})

describe('stored addresses', () => {
  const AD = 'marquee.ad-redirect'
  const INVITATION = 'marquee.team-invitation'
  const visitor = () => Promise.resolve(buildAuthData({ user: null, authenticated: false }))
  const member = () => Promise.resolve(buildAuthData())

  afterEach(() => localStorage.clear())

  test('[G-10] the ad that a visitor wanted to see is kept through the login', async () => {
    renderGuarded(visitor, '/explore?q=tea&ad=42')
    await screen.findByText('login page')
    expect(localStorage.getItem(AD)).toBe('/explore?q=tea&ad=42')
  })

  test('[G-03] other pages are kept by the login address alone', async () => {
    renderGuarded(visitor, '/briefs')
    await screen.findByText('login page')
    expect(localStorage.getItem(AD)).toBeNull()
  })

  test('[G-10] an ad that was reached is forgotten, and later pages stay where they are', async () => {
    localStorage.setItem(AD, '/explore?ad=42')
    const { router } = renderGuarded(member, '/explore?ad=42')
    await screen.findByText('explore page')
    expect(localStorage.getItem(AD)).toBeNull()
    await act(() => router.navigate('/briefs'))
    expect(await screen.findByText('briefs page')).toBeInTheDocument()
  })

  test('[G-11] [A-13] the invitation of a login link is kept', async () => {
    renderGuarded(visitor, '/login?invitation=%2Fbriefs')
    await screen.findByText('login page')
    expect(localStorage.getItem(INVITATION)).toBe('/briefs')
  })

  test('[G-11] the invitation that somebody opens before their e-mail is verified is kept for after it', async () => {
    const unverified = buildAuthData({ user: buildUser({ email_verified_at: null }) })
    renderGuarded(() => Promise.resolve(unverified), '/invitations/abc')
    await screen.findByText('verification page')
    expect(localStorage.getItem(INVITATION)).toBe('/invitations/abc')
  })

  test.each(['https://evil.example/', '//evil.example', '/\\\\evil.example', 'javascript:alert(1)'])(
    '[G-11] an invitation to %s is not kept',
    async (address) => {
      renderGuarded(visitor, `/login?invitation=${encodeURIComponent(address)}`)
      await screen.findByText('login page')
      expect(localStorage.getItem(INVITATION)).toBeNull()
    },
  )
})
