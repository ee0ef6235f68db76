import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Modal } from 'antd'
import { useState } from 'react'
import { ActionMenu } from './action-menu.tsx'

function renderMenu() {
  const seen: string[] = []
  function Page() {
    const [isAsking, setIsAsking] = useState(false)
    return (
      <>
        <ActionMenu
          items={[
            { key: 'rename', label: 'Rename' },
            { key: 'delete', label: 'Delete' },
          ]}
          onChoose={(key) => {
            seen.push(key)
            setIsAsking(true)
          }}
        >
          {(button) => <button {...button}>More</button>}
        </ActionMenu>
        <Modal open={isAsking} title="Are you sure?" onCancel={() => setIsAsking(false)} />
      </>
    )
  }
  render(<Page />)
  return { seen, user: userEvent.setup(), findButton: () => screen.getByRole('button', { name: 'More', hidden: true }) }
}

describe('ActionMenu', () => {
  test('[P-81] the focus enters it, and is on its button again after the dialog that an action opened', async () => {
    const { seen, user, findButton } = renderMenu()
    await user.tab()
    await user.keyboard('{Enter}')
    const items = await screen.findAllByRole('menuitem')
    await waitFor(() => expect(items[0]).toHaveFocus())
    expect(findButton()).toHaveAttribute('aria-expanded', 'true')
    // jsdom's events lack the number of the key that antd's menu asks for, so a click stands for Enter.
    await user.click(items[0] ?? document.body)
    expect(seen).toEqual(['rename'])
    await screen.findByRole('dialog', { name: 'Are you sure?' })
    // Not by Escape: jsdom never ends the animation that closes the menu, so the menu may still take the key.
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(findButton()).toHaveFocus())
  })

  test('[P-81] Escape closes it, and the focus is on its button', async () => {
    const { seen, user, findButton } = renderMenu()
    await user.click(findButton())
    const items = await screen.findAllByRole('menuitem')
    await waitFor(() => expect(items[0]).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(findButton()).toHaveAttribute('aria-expanded', 'false'))
    expect(findButton()).toHaveFocus()
    expect(seen).toEqual([])
  })

  test('a click on its button closes it without a choice', async () => {
    const { seen, user, findButton } = renderMenu()
    expect(findButton()).toHaveAttribute('aria-haspopup', 'menu')
    await user.click(findButton())
    await screen.findAllByRole('menuitem')
    await user.click(findButton())
    await waitFor(() => expect(findButton()).toHaveAttribute('aria-expanded', 'false'))
    expect(seen).toEqual([])
  })
})
