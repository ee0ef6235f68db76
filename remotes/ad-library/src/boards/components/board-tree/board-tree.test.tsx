import { type BoardTree as Tree, getBoardTree, updateBoardFolder } from '@marquee/contract/boards'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { Slot } from './board-tree.tsx'

function treeWith(name: string): Tree {
  return { folders: [{ id: buildId(1, 5), name, parent_id: null }], boards: [] }
}

function openTree(authData = buildAuthData()) {
  respondWith(getBoardTree, { data: treeWith('Launch') })
  return renderPage(<Slot />, { authData })
}

describe('[F-02] the folders of boards', () => {
  test('a folder is renamed where it stands', async () => {
    const renamed = respondWith(updateBoardFolder, { data: treeWith('Summer') })
    const { user } = openTree()
    await user.click(await screen.findByRole('button', { name: 'Rename the folder Launch' }))
    const field = screen.getByLabelText('Name of the folder')
    expect(field).toHaveValue('Launch')
    await user.keyboard('Summer{Enter}')
    expect(await screen.findByRole('button', { name: 'Summer' })).toBeVisible()
    expect(renamed).toMatchObject([{ params: { id: buildId(1, 5) }, body: { name: 'Summer' } }])
  })

  test.each([
    ['a viewer', buildAuthData({ user: buildUser({ current_workspace_role: 'viewer' }) })],
    ['somebody whose plan has ended', buildAuthData({ has_active_subscription: false })],
  ])('[A-21] %s opens boards and changes nothing', async (_name, authData) => {
    openTree(authData)
    expect(await screen.findAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Launch' })])
  })

  test.each(['Other{Escape}', '{Enter}', '{Backspace}{Enter}{Escape}'])('%s changes nothing', async (keys) => {
    const renamed = respondWith(updateBoardFolder, { data: treeWith('Other') })
    const { user } = openTree()
    await user.click(await screen.findByRole('button', { name: 'Rename the folder Launch' }))
    await user.keyboard(keys)
    await waitFor(() => expect(screen.queryByLabelText('Name of the folder')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Launch' })).toHaveFocus()
    expect(renamed).toEqual([])
  })

  test('while they come, the room of every row and of "New folder" is kept free', async () => {
    let answer = () => {}
    const isAsked = new Promise<void>((resolve) => (answer = resolve))
    respondWith(getBoardTree, async () => {
      await isAsked
      return { data: treeWith('Launch') }
    })
    renderPage(<Slot />, { authData: buildAuthData({ board_tree_rows: 30 }) })
    expect(screen.getByTestId('side-bar-skeleton').childElementCount).toBe(31)
    answer()
    expect(await screen.findByRole('button', { name: 'Launch' })).toBeVisible()
    expect(screen.queryByTestId('side-bar-skeleton')).not.toBeInTheDocument()
  })

  test('when they do not come, they are asked for again by a button', async () => {
    respondWith(getBoardTree, failure(500, { message: 'The server is tired.' }))
    const { user } = renderPage(<Slot />)
    const button = await screen.findByRole('button', { name: 'Load the boards again' })
    respondWith(getBoardTree, { data: treeWith('Launch') })
    await user.click(button)
    expect(await screen.findByRole('button', { name: 'Launch' })).toBeVisible()
  })
})
