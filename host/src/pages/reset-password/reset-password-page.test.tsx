import { checkPasswordReset, csrfCookie, resetPassword } from '@marquee/contract/authentication'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { selectToasts } from '../../store/toasts-slice.ts'
import { renderShell } from '../../testing/render-shell.tsx'
import { Page } from './reset-password-page.tsx'
import { Page as SetPasswordPage } from './set-password-page.tsx'

function renderReset(name = 'reset-password') {
  return renderShell(
    [
      { path: '/reset-password/:token', element: <Page /> },
      { path: '/set-password/:token', element: <SetPasswordPage /> },
      { path: '/login', element: <p>login page</p> },
    ],
    `/${name}/the-token?email=ada%40marquee.example`,
  )
}

beforeEach(() => {
  respondWith(csrfCookie, undefined)
  respondWith(checkPasswordReset, { is_valid: true })
})

async function fillIn(
  user: ReturnType<typeof renderReset>['user'],
  password: string,
  repeated = password,
  submit = 'Save the password',
) {
  await user.type(await screen.findByLabelText('New password'), password)
  await user.type(screen.getByLabelText('Repeat the new password'), repeated)
  await user.click(screen.getByRole('button', { name: submit }))
}

test.each([{ message: 'Your password has been reset.' }, { status: 'Your password has been reset.' }])(
  '[C-05] the token and address of the link are sent with the password; %o leads to the login',
  async (answer) => {
    respondWith(csrfCookie, undefined)
    const calls = respondWith(resetPassword, answer)
    const { user, shell } = renderReset()
    await fillIn(user, 'a new password')
    expect(await screen.findByText('login page')).toBeInTheDocument()
    expect(calls.map(({ body }) => body)).toEqual([
      {
        email: 'ada@marquee.example',
        token: 'the-token',
        password: 'a new password',
        password_confirmation: 'a new password',
      },
    ])
    expect(selectToasts(shell.store.getState())).toMatchObject([
      { severity: 'success', summary: 'Your password has been reset.' },
    ])
  },
)

test('[C-05] a first password is set, not reset', async () => {
  respondWith(resetPassword, { message: 'Your password has been reset.' })
  const { user, shell } = renderReset('set-password')
  await fillIn(user, 'a new password', 'a new password', 'Set the password')
  expect(await screen.findByText('login page')).toBeInTheDocument()
  expect(selectToasts(shell.store.getState())).toMatchObject([
    { severity: 'success', summary: 'Your password is set.' },
  ])
})

test('[C-05] a link that does not work says so before anybody thinks of a password', async () => {
  const checks = respondWith(checkPasswordReset, { is_valid: false })
  renderReset()
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or was used before.')
  expect(screen.queryByLabelText('New password')).toBeNull()
  expect(checks.map(({ body }) => body)).toEqual([{ email: 'ada@marquee.example', token: 'the-token' }])
})

test('[C-05] a back end that cannot tell is no obstacle', async () => {
  respondWith(checkPasswordReset, failure(404, { message: 'Not found' }))
  renderReset()
  expect(await screen.findByLabelText('New password')).toBeVisible()
})

test('[C-05] a link that has ended says so at the address', async () => {
  const message = 'This password reset token is invalid.'
  respondWith(csrfCookie, undefined)
  respondWith(resetPassword, failure(422, { message, errors: { email: [message] } }))
  const { user } = renderReset()
  await fillIn(user, 'a new password')
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(message))
})

test.each([
  ['short', 'short', 'New password', 'The password must be at least 8 characters.'],
  ['a new password', 'another one', 'Repeat the new password', 'The two passwords are not the same.'],
])('%s and %s are refused before anything is sent', async (password, repeated, label, message) => {
  const { user } = renderReset()
  await fillIn(user, password, repeated)
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message))
})
