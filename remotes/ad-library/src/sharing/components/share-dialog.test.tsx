import { getBoardShare, shareBoard } from '@marquee/contract/sharing'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { ShareDialog } from './share-dialog.tsx'

const link = {
  token: 'a-token',
  shows_notes: false,
  allows_comments: false,
  allows_download: false,
  has_password: false,
  expires_at: '2099-03-09T09:00:00Z',
  is_expired: false,
  created_at: '2026-03-02T09:00:00Z',
}

function renderDialog(shared: typeof link | null) {
  respondWith(getBoardShare, { data: shared })
  const changes = respondWith(shareBoard, { data: shared ?? link })
  const page = renderPage(<ShareDialog target={{ kind: 'board', id: buildId(1, 5) }} isOpen onClose={() => {}} />)
  return { ...page, changes }
}

describe('[F-17] the link of a board', () => {
  test('that ends on a day still ends on it when notes are shown from now on', async () => {
    const { user, changes } = renderDialog(link)
    await user.click(await screen.findByRole('checkbox', { name: 'Show our notes' }))
    await user.click(await screen.findByRole('button', { name: 'Change the link' }))
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]?.body).toEqual({ expires_at: link.expires_at, shows_notes: true })
  })

  test('that shows notes still shows them when nothing else is said', async () => {
    const { user, changes } = renderDialog({ ...link, shows_notes: true })
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Show our notes' })).toBeChecked())
    expect(screen.getByText('As long as now')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Change the link' }))
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]?.body).toEqual({ expires_at: link.expires_at, shows_notes: true })
  })

  test('is shown once it is made, although it cannot be read again', async () => {
    const { user } = renderDialog(null)
    const button = await screen.findByRole('button', { name: 'Make a link' })
    await waitFor(() => expect(button).toBeEnabled())
    respondWith(getBoardShare, () => failure(503, { message: 'There is too much to do.' }))
    await user.click(button)
    expect(await screen.findByRole('button', { name: 'Withdraw the link' })).toBeVisible()
    expect(screen.getByLabelText('Link')).toHaveValue(`${location.origin}/share/board/a-token`)
  })

  test('that could not be read is not offered to be made anew', async () => {
    respondWith(getBoardShare, () => failure(503, { message: 'There is too much to do.' }))
    renderPage(<ShareDialog target={{ kind: 'board', id: buildId(1, 5) }} isOpen onClose={() => {}} />)
    expect(await screen.findByText('There is too much to do.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /link/ })).not.toBeInTheDocument()
  })

  test.each([null, { ...link, is_expired: true }])('that does not run cannot go on as it was: %j', async (shared) => {
    const { user, changes } = renderDialog(shared)
    const button = await screen.findByRole('button', { name: shared === null ? 'Make a link' : 'Change the link' })
    await waitFor(() => expect(button).toBeEnabled())
    expect(screen.queryByText('As long as now')).not.toBeInTheDocument()
    await user.click(button)
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]?.body).toEqual({ expires_at: null, shows_notes: false })
  })
})
