import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TextListField } from './text-list-field.tsx'

function renderField(initial: string[]) {
  const seen: { value: string[] } = { value: initial }
  function Field() {
    const [value, setValue] = useState(initial)
    seen.value = value
    return <TextListField value={value} onChange={setValue} itemName="benefit" maxItems={3} maxLength={300} />
  }
  render(<Field />)
  return seen
}

describe('TextListField', () => {
  test('adds entries up to the limit and puts the focus into the new one', async () => {
    const user = userEvent.setup()
    const seen = renderField(['Dries fast'])
    await user.click(screen.getByRole('button', { name: 'Add a benefit' }))
    await screen.findByRole('textbox', { name: 'Benefit 2' })
    await user.type(screen.getByRole('textbox', { name: 'Benefit 2' }), 'Weighs nothing{Enter}')
    expect(seen.value).toEqual(['Dries fast', 'Weighs nothing', ''])
    expect(screen.getByRole('button', { name: 'Add a benefit' })).toBeDisabled()
  })

  test('moves an entry by button and by Alt and an arrow', async () => {
    const user = userEvent.setup()
    const seen = renderField(['one', 'two', 'three'])
    await user.click(screen.getByRole('button', { name: 'Move benefit 3 up' }))
    expect(seen.value).toEqual(['one', 'three', 'two'])
    // The focus follows with the next frame, and would otherwise come after the click.
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Benefit 2' })).toHaveFocus())
    await user.click(screen.getByRole('textbox', { name: 'Benefit 1' }))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(seen.value).toEqual(['three', 'one', 'two'])
    expect(screen.getByRole('button', { name: 'Move benefit 1 up' })).toBeDisabled()
  })

  test('removes an entry by button, and an empty one by Backspace', async () => {
    const user = userEvent.setup()
    const seen = renderField(['one', ''])
    await user.click(screen.getByRole('textbox', { name: 'Benefit 2' }))
    await user.keyboard('{Backspace}')
    expect(seen.value).toEqual(['one'])
    await user.click(screen.getByRole('button', { name: 'Remove benefit 1' }))
    expect(seen.value).toEqual([])
  })

  test('[P-81] tells the error of an entry as the description of its text', () => {
    render(
      <TextListField value={['one', '']} itemName="benefit" maxItems={3} maxLength={300} errors={{ 1: 'Empty.' }} />,
    )
    expect(screen.getByRole('textbox', { name: 'Benefit 1' })).not.toHaveAccessibleDescription()
    expect(screen.getByRole('textbox', { name: 'Benefit 2' })).toHaveAccessibleDescription('Empty.')
  })
})
