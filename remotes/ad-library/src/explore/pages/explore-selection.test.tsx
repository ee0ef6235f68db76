import { listAds } from '@marquee/contract/ad-search'
import { changeSavedAds, undoSavedAdsChange } from '@marquee/contract/saved-ads'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { act, screen, waitFor, within } from '@testing-library/react'
import { pageOfAds, renderExplorePage } from '../../testing/render-explore-page.tsx'

describe('[F-01] selecting ads', () => {
  async function renderFive() {
    respondWith(listAds, pageOfAds(5))
    const page = renderExplorePage()
    const cards = await screen.findAllByRole('article')
    return { ...page, cards }
  }

  test('`x` selects, Shift+X selects up to there, Escape lets go of all', async () => {
    const { user, cards } = await renderFive()
    act(() => cards[0]?.focus())
    await user.keyboard('x')
    const bar = screen.getByRole('region', { name: 'Selected ads' })
    expect(bar).toHaveTextContent('1 ad selected')
    await user.keyboard('{End}{Shift>}X{/Shift}')
    expect(bar).toHaveTextContent('5 ads selected')
    await user.keyboard('x')
    expect(bar).toHaveTextContent('4 ads selected')
    await user.keyboard('{Escape}')
    expect(bar).not.toBeInTheDocument()
  })

  test('[P-07] the selection is saved in one request, marked on the cards, and taken back from the toast', async () => {
    const changes = respondWith(changeSavedAds, { data: { id: buildId(9, 9), changed: 2 } })
    const undone = respondWith(undoSavedAdsChange, undefined)
    const { user, services, cards } = await renderFive()
    const boxes = screen.getAllByRole('checkbox', { name: /^Select the ad of/ })
    await user.click(boxes[0] as HTMLElement)
    await user.keyboard('{Shift>}')
    await user.click(boxes[1] as HTMLElement)
    await user.keyboard('{/Shift}')
    expect(boxes[1]).toBeChecked()
    await user.click(
      within(screen.getByRole('region', { name: 'Selected ads' })).getByRole('button', { name: 'Save to swipe file' }),
    )
    await waitFor(() => expect(services.showToast).toHaveBeenCalled())
    expect(changes[0]?.body).toMatchObject({ action: 'save', ad_ids: [buildId(1, 1), buildId(2, 1)] })
    expect(services.showToast.mock.calls[0]?.[0].summary).toBe('2 ads saved to the swipe file')
    expect(screen.queryByRole('region', { name: 'Selected ads' })).toBeNull()
    const save = () => within(cards[0] as HTMLElement).getByRole('button', { name: 'Save to swipe file' })
    expect(save()).toHaveAttribute('aria-pressed', 'true')

    await act(async () => services.showToast.mock.calls[0]?.[0].action?.onClick())
    await waitFor(() => expect(save()).toHaveAttribute('aria-pressed', 'false'))
    expect(undone).toHaveLength(1)
  })

  test('a refused save keeps the selection and says why', async () => {
    respondWith(changeSavedAds, failure(403, { message: 'You may only look.' }))
    const { user, services, cards } = await renderFive()
    act(() => cards[0]?.focus())
    await user.keyboard('x')
    const bar = screen.getByRole('region', { name: 'Selected ads' })
    await user.click(within(bar).getByRole('button', { name: 'Save to swipe file' }))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ severity: 'error', detail: 'You may only look.' }),
      ),
    )
    expect(bar).toBeInTheDocument()
  })

  test('another search begins without a selection, and the one before finds its own again', async () => {
    const { user, cards, router } = await renderFive()
    act(() => cards[0]?.focus())
    await user.keyboard('x')
    await act(() => router.navigate('/explore?status=active'))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected ads' })).toBeNull())
    await act(() => router.navigate('/explore'))
    expect(await screen.findByRole('region', { name: 'Selected ads' })).toHaveTextContent('1 ad selected')
  })

  test('the selection is there when the person comes back from another page, and is saved whole', async () => {
    const changes = respondWith(changeSavedAds, { data: { id: buildId(9, 9), changed: 2 } })
    const { user, cards, router, queryClient } = await renderFive()
    act(() => cards[3]?.focus())
    await user.keyboard('x{End}x')
    await act(() => router.navigate('/swipe-file'))
    expect(screen.queryByRole('region', { name: 'Selected ads' })).toBeNull()
    // Meanwhile the list was forgotten: only its first page comes again.
    queryClient.clear()
    respondWith(listAds, pageOfAds(4, { next_cursor: 'more', total: 5 }))
    await act(() => router.navigate('/explore'))
    const bar = await screen.findByRole('region', { name: 'Selected ads' })
    expect(bar).toHaveTextContent('2 ads selected')
    await user.click(within(bar).getByRole('button', { name: 'Save to swipe file' }))
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]).toMatchObject({ body: { ad_ids: [buildId(4, 1), buildId(5, 1)] } })
  })

  test('the selection of one workspace is not that of another', async () => {
    const { user, cards, router, services } = await renderFive()
    act(() => cards[0]?.focus())
    await user.keyboard('x')
    services.session.authData = buildAuthData({ user: buildUser({ current_workspace_id: buildId(2, 3) }) })
    await act(() => router.navigate('/explore?view=list'))
    expect(screen.queryByRole('region', { name: 'Selected ads' })).toBeNull()
  })
})
