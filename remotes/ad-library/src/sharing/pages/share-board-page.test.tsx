import { copySharedBoard, getSharedBoard } from '@marquee/contract/sharing'
import { buildAdSummary } from '@marquee/testing/build-ad'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { Page } from './share-board-page.tsx'

const HOSTILE = '<img src=x onerror=alert(1)>'
const visitor = buildAuthData({ authenticated: false, user: null })

function renderShared(authData = buildAuthData()) {
  return renderPage(<Page />, { address: '/share/board/t0ken', path: '/share/board/:id', authData })
}

function answer() {
  const ad = buildAdSummary({ body: HOSTILE, is_saved: false })
  const data = { name: HOSTILE, description: '', ads_count: 1, ads: [ad], notes: { [ad.id]: HOSTILE } }
  return { data, meta: { next_cursor: null } }
}

describe('a shared board', () => {
  test('[R-04] [F-17] a visitor reads it as text and is led to the login for a copy', async () => {
    const calls = respondWith(getSharedBoard, answer())
    renderShared(visitor)
    expect(await screen.findByRole('heading', { level: 1, name: HOSTILE })).toBeVisible()
    expect(screen.getAllByText(new RegExp(HOSTILE.slice(1, 8)))).toHaveLength(3)
    expect(document.querySelector('img[src="x"]')).toBeNull()
    expect(calls[0]?.params).toEqual({ token: 't0ken' })
    const link = screen.getByRole('link', { name: 'Log in to copy this board' })
    expect(link).toHaveAttribute('href', '/login?return_to=%2Fshare%2Fboard%2Ft0ken')
  })

  test('[R-04] a link that does not work says so in words', async () => {
    respondWith(getSharedBoard, failure(404, { message: 'This shared page does not exist.' }))
    renderShared(visitor)
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible()
  })

  test('[F-17] a member’s copies carry one key, however often the button is pressed', async () => {
    respondWith(getSharedBoard, answer())
    const copies = respondWith(copySharedBoard, failure(500, { message: 'The server is tired.' }))
    const { user } = renderShared()
    const button = await screen.findByRole('button', { name: 'Copy to my boards' })
    await user.click(button)
    await waitFor(() => expect(copies).toHaveLength(1))
    await waitFor(() => expect(button).not.toHaveClass('ant-btn-loading'))
    await user.click(button)
    await waitFor(() => expect(copies).toHaveLength(2))
    expect(copies[0]?.body).toEqual(copies[1]?.body)
  })
})
