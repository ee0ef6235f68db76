import { fireEvent, render, screen } from '@testing-library/react'
import { CopyButton } from './copy-button.tsx'

test('copies its text and announces it', async () => {
  const writeText = jest.fn(async () => {})
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  render(<CopyButton text="Stop wasting mornings" label="Copy: hook" />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy: hook' }))
  expect(await screen.findByText('Copied')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
  expect(writeText).toHaveBeenCalledWith('Stop wasting mornings')
})
