import { csrfCookie, forgotPassword } from '@marquee/contract/authentication'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen } from '@testing-library/react'
import { renderShell } from '../../testing/render-shell.tsx'
import { Page } from './forgot-password-page.tsx'

async function askFor(email: string) {
  const { user } = renderShell([{ path: '*', element: <Page /> }], '/forgot-password')
  await user.type(screen.getByLabelText('E-mail'), email)
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
}

test.each([{ message: 'It is on its way.' }, { status: 'It is on its way.' }])(
  '[C-05] the confirmation %o is shown, by Fortify or by Breeze',
  async (answer) => {
    respondWith(csrfCookie, undefined)
    const calls = respondWith(forgotPassword, answer)
    await askFor(' ada@marquee.example ')
    expect(await screen.findByText(/It is on its way\./)).toBeInTheDocument()
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'ada@marquee.example' }])
  },
)

test('[C-05] [C-11] an address without an account is refused at its field', async () => {
  const message = "We can't find a user with that email address."
  respondWith(csrfCookie, undefined)
  respondWith(forgotPassword, failure(422, { message, errors: { email: [message] } }))
  await askFor('nobody@marquee.example')
  await screen.findByText(message)
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(message)
})

test('an empty field is named before anything is sent', async () => {
  const { user } = renderShell([{ path: '*', element: <Page /> }], '/forgot-password')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Enter a valid e-mail address.')
})
