import { authCheck, csrfCookie, register } from '@marquee/contract/authentication'
import { openInvitation } from '@marquee/contract/invitations'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen } from '@testing-library/react'
import { rememberFirstVisit } from '../../attribution/first-visit.ts'
import { renderShell } from '../../testing/render-shell.tsx'
import { Page } from './signup-page.tsx'

function renderSignup(address = '/signup') {
  return renderShell(
    [
      { path: '/signup', element: <Page /> },
      { path: '*', element: <p>inside</p> },
    ],
    address,
  )
}

async function fillIn(user: ReturnType<typeof renderSignup>['user']) {
  await user.type(screen.getByLabelText('Your name'), 'Ada Marsh')
  await user.type(screen.getByLabelText('Work e-mail'), 'ada@marquee.example')
  await user.type(screen.getByLabelText('Password'), 'correct horse')
}

const submit = () => screen.getByRole('button', { name: 'Create account' })

afterEach(() => {
  document.cookie = 'marquee_first_visit=; Max-Age=0; Path=/'
})

test('[A-11] [C-01] [C-03] the registration sends terms as true and what is known of the first visit', async () => {
  rememberFirstVisit(new URLSearchParams('utm_source=newsletter&utm_campaign=spring&ref=friend'))
  const cookies = respondWith(csrfCookie, undefined)
  const registrations = respondWith(register, '')
  respondWith(authCheck, buildAuthData())
  const { user } = renderSignup()

  await fillIn(user)
  await user.type(screen.getByLabelText('Phone (optional)'), '+49 30 1234')
  await user.click(submit())

  await screen.findByText('inside')
  expect(cookies).toHaveLength(1)
  expect(registrations[0]?.body).toEqual({
    display_name: 'Ada Marsh',
    email: 'ada@marquee.example',
    password: 'correct horse',
    password_confirmation: 'correct horse',
    terms: true,
    phone: '+49 30 1234',
    utm_source: 'newsletter',
    utm_campaign: 'spring',
    ref_code: 'friend',
  })
})

test('[A-11] what is not known is not sent, the phone included', async () => {
  respondWith(csrfCookie, undefined)
  const registrations = respondWith(register, '')
  respondWith(authCheck, buildAuthData())
  const { user } = renderSignup()

  await fillIn(user)
  await user.click(submit())

  await screen.findByText('inside')
  expect(Object.keys(registrations[0]?.body ?? {}).toSorted()).toEqual([
    'display_name',
    'email',
    'password',
    'password_confirmation',
    'terms',
  ])
})

test('[C-11] errors by field stand at their fields; one of a field that is not in the form stands above it', async () => {
  respondWith(csrfCookie, undefined)
  respondWith(
    register,
    failure(422, {
      message: 'The email has already been taken. (and 1 more error)',
      errors: { email: ['The email has already been taken.'], ref_code: ['This code is not known.'] },
    }),
  )
  const { user } = renderSignup()

  await fillIn(user)
  await user.click(submit())

  const alerts = await screen.findAllByRole('alert')
  expect(alerts[0]).toHaveTextContent('This code is not known.')
  expect(screen.getByLabelText('Work e-mail')).toHaveAccessibleDescription('The email has already been taken.')
  expect(screen.getByLabelText('Work e-mail')).toHaveFocus()
})

test('[A-13] an invitation brings its address and says which workspace is joined', async () => {
  respondWith(csrfCookie, undefined)
  const opened = respondWith(openInvitation, {
    data: {
      workspace_name: 'Studio Nord',
      email: 'ada@marquee.example',
      role: 'member',
      invited_by: 'Ben Ode',
      expires_at: '2026-03-09T07:00:00.000Z',
      has_account: false,
    },
  })
  renderSignup('/signup?invitation=%2Finvitations%2Fthe-token')

  expect(await screen.findByText('You join Studio Nord with it.')).toBeVisible()
  expect(screen.getByLabelText('Work e-mail')).toHaveValue('ada@marquee.example')
  expect(opened[0]?.body).toEqual({ token: 'the-token' })
})

test('a short password and a mistyped address are named before anything is sent', async () => {
  const { user } = renderSignup()
  await user.type(screen.getByLabelText('Your name'), 'Ada')
  await user.type(screen.getByLabelText('Work e-mail'), 'ada')
  await user.type(screen.getByLabelText('Password'), 'short')
  await user.click(submit())

  expect(screen.getByLabelText('Work e-mail')).toHaveAccessibleDescription('Enter a valid e-mail address.')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'At least 8 characters. The password must be at least 8 characters.',
  )
})
