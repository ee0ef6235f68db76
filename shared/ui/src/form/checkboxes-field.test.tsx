import { createWebhookEndpoint } from '@marquee/contract/webhooks'
import { renderPage } from '@marquee/testing/render-page'
import { screen, waitFor } from '@testing-library/react'
import { CheckboxesField } from './checkboxes-field.tsx'
import { ContractForm } from './contract-form.tsx'
import { bodySchema, useContractForm } from './use-contract-form.ts'

const schema = bodySchema(createWebhookEndpoint).pick({ event_types: true })
const options = [
  { value: 'ad.saved', label: 'Ad saved' },
  { value: 'brief.approved', label: 'Brief approved' },
]

function EventForm({ send }: { send: (body: unknown) => Promise<unknown> }) {
  const form = useContractForm({ schema, defaultValues: { event_types: [] }, send })
  return (
    <ContractForm form={form}>
      <CheckboxesField
        control={form.control}
        name="event_types"
        label="Events"
        hint="At least one."
        options={options}
        canChooseAll
      />
      <button type="submit">Save</button>
    </ContractForm>
  )
}

function renderForm() {
  const send = jest.fn(async () => undefined)
  return { ...renderPage(<EventForm send={send} />), send }
}

describe('CheckboxesField', () => {
  test('[P-81] tells a missing choice as the description of the group, and the first checkbox takes the focus', async () => {
    const { user, send } = renderForm()
    const group = screen.getByRole('group', { name: 'Events' })
    expect(group).toHaveAccessibleDescription('At least one.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(group).toHaveAccessibleDescription('At least one. Choose at least one event.'))
    expect(screen.getByRole('checkbox', { name: 'Ad saved' })).toHaveFocus()
    expect(send).not.toHaveBeenCalled()
  })

  test('sends the chosen values in the order of the options', async () => {
    const { user, send } = renderForm()
    await user.click(screen.getByRole('checkbox', { name: 'Brief approved' }))
    await user.click(screen.getByRole('checkbox', { name: 'Ad saved' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(send).toHaveBeenCalledWith({ event_types: ['ad.saved', 'brief.approved'] }))
  })

  test('chooses all and none by one button', async () => {
    const { user } = renderForm()
    await user.click(screen.getByRole('button', { name: 'Select all' }))
    expect(screen.getByRole('checkbox', { name: 'Brief approved' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(screen.getByRole('checkbox', { name: 'Brief approved' })).not.toBeChecked()
  })
})
