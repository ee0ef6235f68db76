import { type BoardTree as Tree, getBoardTree, updateBoardFolder } from '@marquee/contract/boards'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { BoardTree } from './board-tree.tsx'

function treeWith(name: string): Tree {
  return { folders: [{ id: buildId(1, 5), name, parent_id: null }], boards: [] }
}

function openTree() {
  respondWith(getBoardTree, { data: treeWith('Launch') })
  return renderPage(<BoardTree />)
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

  test.each(['Other{Escape}', '{Enter}', '{Backspace}{Enter}{Escape}'])('%s changes nothing', async (keys) => {
    const renamed = respondWith(updateBoardFolder, { data: treeWith('Other') })
    const { user } = openTree()
    await user.click(await screen.findByRole('button', { name: 'Rename the folder Launch' }))
    await user.keyboard(keys)
    await waitFor(() => expect(screen.queryByLabelText('Name of the folder')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Launch' })).toHaveFocus()
    expect(renamed).toEqual([])
  })
})
