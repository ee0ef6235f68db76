import { authCheck, csrfCookie, login } from '@marquee/contract/authentication'
import { twoFactorChallenge } from '@marquee/contract/two-factor'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen } from '@testing-library/react'
import { renderShell } from '../../testing/render-shell.tsx'
import { Page as LoginPage } from '../login/login-page.tsx'
import { Page } from './two-factor-challenge-page.tsx'

function renderChallenge(address = '/two-factor-challenge?return_to=%2Fbriefs') {
  return renderShell(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '/two-factor-challenge', element: <Page /> },
      { path: '*', element: <p>inside</p> },
    ],
    address,
  )
}

test('[P-65] a login with a second factor leads to its page, and from there to the page that was asked for', async () => {
  respondWith(csrfCookie, undefined)
  respondWith(login, { two_factor: true })
  respondWith(authCheck, buildAuthData())
  const calls = respondWith(twoFactorChallenge, undefined)
  const { user, router } = renderChallenge('/login?return_to=%2Fbriefs')
  await user.type(screen.getByLabelText('E-mail'), 'ada@marquee.example')
  await user.type(screen.getByLabelText('Password'), 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByLabelText('Code')).toHaveFocus()
  await user.type(screen.getByLabelText('Code'), '123 456{Enter}')
  await screen.findByText('inside')
  expect(calls[0]?.body).toEqual({ code: '123 456' })
  expect(router.state.location.pathname).toBe('/briefs')
})

test('[P-65] a recovery code does as well, and a wrong one is said at its field', async () => {
  const message = 'The provided two factor recovery code was invalid.'
  const calls = respondWith(twoFactorChallenge, failure(422, { message, errors: { recovery_code: [message] } }))
  const { user } = renderChallenge()
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  await user.type(screen.getByLabelText('Recovery code'), 'abc-def')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('Recovery code')).toHaveAccessibleDescription(message)
  expect(calls[0]?.body).toEqual({ recovery_code: 'abc-def' })
})

test('[P-65] an empty code is named before anything is sent', async () => {
  const calls = respondWith(twoFactorChallenge, undefined)
  const { user } = renderChallenge()
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('Enter the code.')).toBeVisible()
  expect(calls).toHaveLength(0)
})
