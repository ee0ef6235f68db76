import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useOpenerFocus } from './use-opener-focus.ts'

function Dialog({ onClose }: { onClose: () => void }) {
  useOpenerFocus()
  return <button onClick={onClose}>Close</button>
}

function Page({ isOpenerKept }: { isOpenerKept: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {isOpen && !isOpenerKept ? null : <button onClick={() => setIsOpen(true)}>Open</button>}
      {isOpen ? <Dialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

test('what opened a dialog has the focus again when the dialog is taken away', async () => {
  const user = userEvent.setup()
  render(<Page isOpenerKept />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('an opener that is gone is left alone', async () => {
  const user = userEvent.setup()
  render(<Page isOpenerKept={false} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.body).toHaveFocus()
})
