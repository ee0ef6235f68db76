import { listAdFilterOptions } from '@marquee/contract/ad-search'
import { type BrandSummary, listBrands } from '@marquee/contract/brands'
import { getOnboarding, type OnboardingResponse, saveOnboarding } from '@marquee/contract/onboarding'
import { HostServicesProvider } from '@marquee/remote-kit/host-services'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { Outlet } from 'react-router'
import { authDataQuery } from '../../api/authentication.ts'
import { useHostServices } from '../../shell/use-host-services.ts'
import { renderShell } from '../../testing/render-shell.tsx'
import { Page } from './onboarding-page.tsx'

const brand: BrandSummary = { id: buildId(1, 7), home: 'common', name: 'Teapot & Co', logo_url: null, ads_count: 3 }

function userData(changes: Partial<OnboardingResponse['user_data']> = {}): OnboardingResponse {
  const answers = { step: 'role', role: null, niches: [], goals: [], competitors: [], board_id: null } as const
  return {
    user_data: { show_onboarding_user_data: true, ...answers, niches: [], goals: [], competitors: [], ...changes },
  }
}

function Services() {
  return (
    <HostServicesProvider services={useHostServices()}>
      <Outlet />
    </HostServicesProvider>
  )
}

function renderOnboarding() {
  const niches = [
    { value: 'pet_food', ads_count: 9 },
    { value: 'tea', ads_count: 4 },
  ]
  respondWith(listAdFilterOptions, { data: { niches, countries: [], languages: [], ctas: [] } })
  const brands = respondWith(listBrands, { data: [brand], meta: { next_cursor: null } })
  const children = [
    { path: '/onboarding', element: <Page /> },
    { path: '*', element: <p>inside</p> },
  ]
  const view = renderShell([{ element: <Services />, children }], '/onboarding', (client) =>
    client.setQueryData(authDataQuery().queryKey, buildAuthData()),
  )
  return { ...view, brands }
}

const next = () => screen.getByRole('button', { name: 'Next' })
const question = (name: string) => screen.findByRole('heading', { level: 1, name })

test('[C-09] four questions, each saved on Next, end on the board that was filled', async () => {
  let saved = userData()
  respondWith(getOnboarding, () => saved)
  const calls = respondWith(saveOnboarding, ({ body: { step } }) => {
    const isDone = step === 'done'
    saved = userData({ show_onboarding_user_data: !isDone, step, board_id: isDone ? buildId(1, 8) : null })
    return saved
  })
  const { user, router, brands } = renderOnboarding()

  await question('What do you do?')
  await user.click(next())
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose what fits best.')
  await user.click(screen.getByRole('radio', { name: 'Media buyer' }))
  await user.click(next())
  expect(await question('Which markets are you in?')).toHaveFocus()
  await user.click(await screen.findByRole('checkbox', { name: 'Tea' }))
  await user.click(next())
  await question('What brings you here?')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('checkbox', { name: 'Tea' })).toBeChecked()
  await user.click(next())
  await question('What brings you here?')
  await user.click(screen.getByRole('checkbox', { name: 'Find ideas for new ads' }))
  await user.click(next())
  await question('Whom do you watch?')
  await user.type(screen.getByLabelText('Find a brand'), 'tea')
  await user.click(await screen.findByRole('checkbox', { name: /Teapot & Co/ }))
  await user.click(screen.getByRole('button', { name: 'Fill my first board' }))

  await screen.findByText('inside')
  expect(router.state.location.pathname).toBe(`/boards/${buildId(1, 8)}`)
  expect(calls.map(({ body }) => body.step)).toEqual(['niches', 'goals', 'goals', 'competitors', 'done'])
  expect(calls.at(-1)?.body).toEqual({
    step: 'done',
    time_zone: 'UTC',
    role: 'media_buyer',
    niches: ['tea'],
    goals: ['find_ideas'],
    competitors: [brand.id],
  })
  expect(brands[0]?.query).toMatchObject({ niche: ['tea'] })
})

test('[C-09] it goes on where the person stopped', async () => {
  respondWith(getOnboarding, userData({ step: 'goals', role: 'agency', niches: ['tea'], goals: ['teamwork'] }))
  renderOnboarding()
  await question('What brings you here?')
  expect(screen.getByText('Step 3 of 4')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Collect ads with my team' })).toBeChecked()
})

test('skipping leads to Explore', async () => {
  respondWith(getOnboarding, userData())
  const calls = respondWith(saveOnboarding, userData({ show_onboarding_user_data: false, step: 'done' }))
  const { user, router } = renderOnboarding()
  await question('What do you do?')
  await user.click(screen.getByRole('button', { name: 'Skip these questions' }))
  await screen.findByText('inside')
  expect(router.state.location.pathname).toBe('/explore')
  expect(calls[0]?.body).toEqual({ step: 'done', is_skipped: true, time_zone: 'UTC' })
})

test('[A-09] a save that fails is logged and shown, and the answer stays', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  respondWith(getOnboarding, userData())
  respondWith(saveOnboarding, failure(500, { message: 'The server is tired.' }))
  const { user } = renderOnboarding()
  await question('What do you do?')
  await user.click(screen.getByRole('radio', { name: 'Founder' }))
  await user.click(next())
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is tired.')
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('radio', { name: 'Founder' })).toBeChecked()
})

test('[A-09] data that cannot be fetched leaves a way on', async () => {
  respondWith(getOnboarding, failure(500, { message: 'The server is tired.' }))
  const { user, router } = renderOnboarding()
  await user.click(await screen.findByRole('link', { name: 'Go on to Explore' }))
  expect(router.state.location.pathname).toBe('/explore')
})
