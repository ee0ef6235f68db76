import { authCheck, csrfCookie, login } from '@marquee/contract/authentication'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { loadAddress } from '../../session/load-address.ts'
import { renderShell } from '../../testing/render-shell.tsx'
import { Page } from './login-page.tsx'

jest.mock('../../session/load-address.ts', () => ({ loadAddress: jest.fn() }))

function renderLogin(address = '/login') {
  return renderShell(
    [
      { path: '/login', element: <Page /> },
      { path: '*', element: <p>inside</p> },
    ],
    address,
  )
}

async function fillIn(user: ReturnType<typeof renderLogin>['user']) {
  await user.type(screen.getByLabelText('E-mail'), ' ada@marquee.example ')
  await user.type(screen.getByLabelText('Password'), 'correct horse ')
}

const submit = () => screen.getByRole('button', { name: 'Log in' })

test('[C-01] [C-04] the cookie is fetched first, then e-mail, password and remember are sent', async () => {
  const order: string[] = []
  respondWith(csrfCookie, () => void order.push('csrf'))
  const logins = respondWith(login, () => {
    order.push('login')
    return { two_factor: false }
  })
  respondWith(authCheck, buildAuthData())
  const { user, router } = renderLogin()

  await fillIn(user)
  await user.click(screen.getByLabelText('Keep me logged in on this device'))
  await user.click(submit())

  expect(await screen.findByText('inside')).toBeInTheDocument()
  expect(order).toEqual(['csrf', 'login'])
  expect(logins.map(({ body }) => body)).toEqual([
    { email: 'ada@marquee.example', password: 'correct horse ', remember: true },
  ])
  expect(router.state.location.pathname).toBe('/explore')
})

test.each([
  ['%2Fbriefs%3Fstatus%3Ddraft', '/briefs?status=draft'],
  ['https%3A%2F%2Fevil.example%2Flogin', '/explore'],
  ['%2F%2Fevil.example', '/explore'],
  ['%2F%5Cevil.example', '/explore'],
  ['javascript%3Aalert(1)', '/explore'],
])('[G-03] after the login the page that was asked for opens, of this origin only: %s', async (returnTo, expected) => {
  respondWith(csrfCookie, undefined)
  respondWith(login, { two_factor: false })
  respondWith(authCheck, buildAuthData())
  const { user, router } = renderLogin(`/login?return_to=${returnTo}`)

  await fillIn(user)
  await user.click(submit())

  await screen.findByText('inside')
  expect(router.state.location.pathname + router.state.location.search).toBe(expected)
})

test('[C-11] a refused login shows the server’s message at its field and keeps what was typed; the next key replaces the password', async () => {
  respondWith(csrfCookie, undefined)
  const message = 'These credentials do not match our records.'
  respondWith(login, failure(422, { message, errors: { email: [message] } }))
  const { user } = renderLogin()

  await fillIn(user)
  await user.click(submit())

  expect(await screen.findByText(message)).toBeInTheDocument()
  const email = screen.getByLabelText('E-mail')
  expect(email).toHaveAccessibleDescription(message)
  const password = screen.getByLabelText('Password')
  expect(password).toHaveFocus()
  expect(password).toHaveValue('correct horse ')
  await user.keyboard('n')
  expect(password).toHaveValue('n')
})

test('too many attempts are said above the form', async () => {
  respondWith(csrfCookie, undefined)
  respondWith(login, failure(429, { message: 'Too many login attempts. Please try again in 60 seconds.' }))
  const { user } = renderLogin()

  await fillIn(user)
  await user.click(submit())

  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 60 seconds.')
})

test('two quick clicks send one login', async () => {
  respondWith(csrfCookie, undefined)
  let answer: (value: { two_factor: boolean }) => void = () => {}
  const logins = respondWith(login, () => new Promise<{ two_factor: boolean }>((resolve) => (answer = resolve)))
  respondWith(authCheck, buildAuthData())
  const { user } = renderLogin()

  await fillIn(user)
  await user.dblClick(submit())
  await waitFor(() => expect(logins).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Logging in…' })).toHaveAttribute('aria-busy', 'true')
  await user.keyboard('{Enter}')
  answer({ two_factor: false })

  await screen.findByText('inside')
  expect(logins).toHaveLength(1)
})

test('empty fields are named before anything is sent', async () => {
  const { user } = renderLogin()
  await user.click(submit())
  expect(screen.getByText('Enter your e-mail address.')).toBeInTheDocument()
  expect(screen.getByText('Enter your password.')).toBeInTheDocument()
  expect(screen.getByLabelText('E-mail')).toHaveFocus()
})

test('the password can be shown and hidden', async () => {
  const { user } = renderLogin()
  const password = screen.getByLabelText('Password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password).toHaveAttribute('type', 'password')
})

test('[A-12] the Google button says that it is not configured', async () => {
  const { user } = renderLogin()
  await user.click(screen.getByRole('button', { name: 'Continue with Google' }))
  expect(screen.getByRole('status')).toHaveTextContent('Google sign-in is not configured on this server.')
})

test('[A-11] [A-12] a server with a provider leads there, with the page that was asked for', () => {
  const setting = document.body.appendChild(document.createElement('span'))
  setting.id = 'google-sign-in'
  renderLogin('/login?return_to=%2Fbriefs')
  expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    '/auth/google?return_to=%2Fbriefs',
  )
  setting.remove()
})

test.each([
  ['unconfirmed_email', 'Google has not confirmed the address of that account.'],
  ['you-won', ''],
])('[A-12] what went wrong at the provider (%s) is said, and nothing that was made up', (reason, words) => {
  renderLogin(`/login?google=${reason}`)
  expect(screen.getByRole('status').textContent).toMatch(words === '' ? /^$/ : words)
})

test('[C-06] an address of the server, as the link of a mail, is opened by the browser itself', async () => {
  respondWith(csrfCookie, undefined)
  respondWith(login, { two_factor: false })
  respondWith(authCheck, buildAuthData())
  const { user } = renderLogin(`/login?return_to=${encodeURIComponent('/email/verify/1/abc?expires=9&signature=s')}`)

  await fillIn(user)
  await user.click(submit())

  await waitFor(() => expect(loadAddress).toHaveBeenCalledWith('/email/verify/1/abc?expires=9&signature=s'))
})

test('[C-04] a login that is answered without content, as by Breeze, counts', async () => {
  respondWith(csrfCookie, undefined)
  respondWith(login, undefined)
  respondWith(authCheck, buildAuthData())
  const { user } = renderLogin()

  await fillIn(user)
  await user.click(submit())

  expect(await screen.findByText('inside')).toBeInTheDocument()
})

test('[F-14] whoever comes by a referral link is offered an account first, with the link kept', () => {
  renderLogin('/login?ref=ada&utm_source=newsletter')
  expect(screen.getByRole('heading', { name: 'You are invited to Marquee' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create your account' })).toHaveAttribute(
    'href',
    '/signup?ref=ada&utm_source=newsletter',
  )
  expect(submit()).toBeVisible()
})
