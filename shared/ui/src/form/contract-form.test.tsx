import { ApiError } from '@marquee/api-client/api-error'
import { updateProfile } from '@marquee/contract/account'
import { renderPage } from '@marquee/testing/render-page'
import { act, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { ContractForm } from './contract-form.tsx'
import { TextField } from './text-field.tsx'
import { UnsavedForms } from './unsaved-forms.tsx'
import { bodySchema, formSchema, useContractForm } from './use-contract-form.ts'

function ProfileForm({ send }: { send: (body: unknown) => Promise<unknown> }) {
  const form = useContractForm({
    schema: bodySchema(updateProfile),
    defaultValues: { display_name: 'Ada', email: 'ada@marquee.example' },
    send,
  })
  return (
    <ContractForm form={form}>
      <TextField control={form.control} name="display_name" label="Name" />
      <TextField control={form.control} name="email" label="E-mail" hint="Where we write to." />
      <button type="submit" aria-busy={form.isSending}>
        Save
      </button>
    </ContractForm>
  )
}

function renderForm(send: (body: unknown) => Promise<unknown> = async () => undefined) {
  const page = (
    <UnsavedForms>
      <ProfileForm send={send} />
      <Link to="/elsewhere">Elsewhere</Link>
    </UnsavedForms>
  )
  return renderPage(page, { address: '/form' })
}

describe('a form of the contract', () => {
  test('sends what the schema made of the values', async () => {
    const send = jest.fn(async () => undefined)
    const { user } = renderForm(send)
    await user.type(screen.getByLabelText('Name'), ' M. ')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(send).toHaveBeenCalledWith({ display_name: 'Ada M.', email: 'ada@marquee.example' }))
  })

  test('refuses what the schema refuses, at the first wrong field, which takes the focus', async () => {
    const send = jest.fn(async () => undefined)
    const { user } = renderForm(send)
    await user.clear(screen.getByLabelText('Name'))
    await user.type(screen.getByLabelText('E-mail'), ' no address')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const name = screen.getByLabelText('Name')
    await waitFor(() => expect(name).toHaveFocus())
    expect(name).toBeInvalid()
    expect(name).toHaveAccessibleDescription('Enter your name.')
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'Where we write to. Enter a valid e-mail address.',
    )
    expect(send).not.toHaveBeenCalled()
  })

  test('says what the server refuses at its field, and the rest above the form', async () => {
    const refusal = new ApiError(422, 'Two errors.', { fields: { email: ['Taken.'], plan: ['No plan.'] } })
    const { user } = renderForm(() => Promise.reject(refusal))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const email = screen.getByLabelText('E-mail')
    await waitFor(() => expect(email).toHaveAccessibleDescription('Where we write to. Taken.'))
    expect(email).toHaveFocus()
    expect(screen.getByText('No plan.')).toBeVisible()
  })

  test('says a failure that names no field above the form, until it is sent again', async () => {
    const send = jest.fn(() => Promise.resolve<unknown>(undefined)).mockRejectedValueOnce(new Error('No connection.'))
    const { user } = renderForm(send)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  test('is sent once, however often it is asked for while it is on its way', async () => {
    let answer: (value?: unknown) => void = () => {}
    const send = jest.fn(() => new Promise<unknown>((resolve) => (answer = resolve)))
    const { user } = renderForm(send)
    await user.dblClick(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await act(async () => answer())
    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe('a form of other values than the body', () => {
  const toBody = ({ display_name, email }: Record<'display_name' | 'email', string>) => ({
    display_name: display_name.toUpperCase(),
    email: `${email}@marquee.example`,
  })

  function LocalForm({ send }: { send: (body: ReturnType<typeof toBody>) => Promise<unknown> }) {
    const form = useContractForm({
      schema: formSchema(toBody, bodySchema(updateProfile)),
      defaultValues: { display_name: 'Ada', email: 'not an address' },
      send,
    })
    return (
      <ContractForm form={form}>
        <TextField control={form.control} name="display_name" label="Name" />
        <TextField control={form.control} name="email" label="Mailbox" />
        <button type="submit">Save</button>
      </ContractForm>
    )
  }

  test('sends what becomes of the values, unless the schema refuses it', async () => {
    const send = jest.fn(async () => undefined)
    const { user } = renderPage(<LocalForm send={send} />, { address: '/form' })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const mailbox = screen.getByLabelText('Mailbox')
    await waitFor(() => expect(mailbox).toHaveAccessibleDescription('Enter a valid e-mail address.'))
    await user.clear(mailbox)
    await user.type(mailbox, 'ada')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(send.mock.calls).toEqual([[{ display_name: 'ADA', email: 'ada@marquee.example' }]]))
    expect(mailbox).toHaveValue('ada')
  })
})

describe('unsaved changes', () => {
  test('hold a navigation up until somebody decides', async () => {
    const { user, router } = renderForm()
    await user.type(screen.getByLabelText('Name'), '!')
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(await screen.findByText('Leave without saving?')).toBeVisible()
    expect(router.state.location.pathname).toBe('/form')
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
  })

  test('are none once they are saved', async () => {
    const { user, router } = renderForm()
    await user.type(screen.getByLabelText('Name'), '!')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
  })
})
