import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, type ReactNode, useState } from 'react'
import { OpenedDrawer } from './opened-drawer.tsx'
import { OpenedModal } from './opened-modal.tsx'

function Page({ Dialog }: { Dialog: ComponentType<{ title: string; children: ReactNode }> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen ? (
        <Dialog title="Rename">
          <button onClick={() => setIsOpen(false)}>Done</button>
        </Dialog>
      ) : null}
    </>
  )
}

test.each([
  ['dialog', OpenedModal],
  ['drawer', OpenedDrawer],
])('[P-81] a %s that is taken away when it closes returns the focus to what opened it', async (_kind, Dialog) => {
  const user = userEvent.setup()
  render(<Page Dialog={Dialog} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})
