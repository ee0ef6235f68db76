import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CopyButton } from './copy-button.tsx'

test('copies its text and announces it', async () => {
  const user = userEvent.setup()
  render(<CopyButton text="Stop wasting mornings" label="Copy: hook" />)
  await user.click(screen.getByRole('button', { name: 'Copy: hook' }))
  expect(await navigator.clipboard.readText()).toBe('Stop wasting mornings')
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
})
