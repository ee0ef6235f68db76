import { countAds, getAd, listAds } from '@marquee/contract/ad-search'
import { changeSavedAds, saveAd, unsaveAd } from '@marquee/contract/saved-ads'
import { buildAd, buildAdSummary } from '@marquee/testing/build-ad'
import { buildId } from '@marquee/testing/build-id'
import { buildSavedAd } from '@marquee/testing/build-saved-ad'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { pageOfAds, renderExplorePage } from '../../testing/render-explore-page.tsx'

describe('Explore', () => {
  test('[F-01] shows the ads with their number', async () => {
    const calls = respondWith(listAds, pageOfAds(3))
    renderExplorePage()
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    expect(screen.getAllByText('3 ads')[0]).toBeVisible()
    expect(calls[0]?.query).toMatchObject({ sort: 'newest', per_brand: 5 })
  })

  test('a capped number says that there are more', async () => {
    respondWith(listAds, pageOfAds(2, { total: 10_000, total_is_capped: true }))
    renderExplorePage()
    expect((await screen.findAllByText('10,000+ ads'))[0]).toBeVisible()
  })

  test('[F-01] ads are there before a number that takes long to count', async () => {
    respondWith(listAds, pageOfAds(2, { total: null }))
    const { promise: counted, resolve } = Promise.withResolvers<void>()
    const calls = respondWith(countAds, async () => {
      await counted
      return { data: { total: 7321, total_is_capped: false } }
    })
    renderExplorePage('/explore?niche=pets')
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(screen.queryByText(/ ads$/)).not.toBeInTheDocument()
    resolve()
    expect((await screen.findAllByText('7,321 ads'))[0]).toBeVisible()
    expect(calls[0]?.query).toMatchObject({ niche: ['pets'], sort: 'newest' })
  })

  test('a search goes into the address, keeps the focus, and back takes it out again', async () => {
    const calls = respondWith(listAds, pageOfAds(1))
    const { user, router } = renderExplorePage()
    await screen.findByRole('article')
    await user.keyboard('/')
    const box = screen.getByRole('searchbox', { name: 'Search the ad library' })
    expect(box).toHaveFocus()
    await user.keyboard('"card backs"{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?q=%22card+backs%22'))
    expect(box).toHaveFocus()
    await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ q: '"card backs"' }))

    await act(() => router.navigate(-1))
    await waitFor(() => expect(box).toHaveValue(''))
  })

  test('a link reproduces the view, and a chip takes its filter out', async () => {
    const calls = respondWith(listAds, pageOfAds(1))
    const { user, router } = renderExplorePage('/explore?q=climate&platform=facebook,tiktok&sort=oldest&per_brand=1')
    await screen.findByRole('article')
    expect(calls[0]?.query).toMatchObject({
      q: 'climate',
      platform: ['facebook', 'tiktok'],
      sort: 'oldest',
      per_brand: 1,
    })
    await user.click(screen.getByRole('button', { name: 'Remove filter Platform Facebook' }))
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('platform')).toBe('tiktok'))
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(router.state.location.search).toBe('?sort=oldest&per_brand=1'))
  })

  test('[P-03] what was not applied is named, by this page and by the server', async () => {
    const calls = respondWith(listAds, pageOfAds(1, { not_applied: ['region'] }))
    renderExplorePage('/explore?platform=facebook,foo')
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent('Platform: “foo”')
    await waitFor(() => expect(notice).toHaveTextContent('region is not known to the library'))
    expect(calls[0]?.query).toMatchObject({ platform: ['facebook'] })
  })

  test('nothing found suggests what to loosen', async () => {
    respondWith(listAds, pageOfAds(0))
    const { user, router } = renderExplorePage('/explore?q="no+such+words"&status=active')
    expect(await screen.findByRole('heading', { name: 'No ads match' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Without status Active' }))
    await waitFor(() => expect(router.state.location.search).not.toContain('status'))
    expect(await screen.findByRole('button', { name: 'Search for no such words' })).toBeVisible()
  })

  test('a failed list is said and asked for again', async () => {
    let isDown = true
    respondWith(listAds, () => (isDown ? failure(500, { message: 'The library is busy.' }) : pageOfAds(1)))
    const { user } = renderExplorePage()
    expect(await screen.findByRole('alert')).toHaveTextContent('The library is busy.')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article')).toBeVisible()
  })

  test('a failed next page keeps what is there and is asked for again', async () => {
    let isDown = true
    respondWith(listAds, ({ query }) => {
      if (query.cursor === undefined) {
        return pageOfAds(2, { next_cursor: 'more', total: 3 })
      }
      return isDown
        ? failure(503, { message: 'Too much to do.' })
        : { ...pageOfAds(0), data: [buildAdSummary({ media: [] }, 3)] }
    })
    const { user } = renderExplorePage()
    expect(await screen.findByText(/The next ads could not be loaded. Too much to do./)).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(2)
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
  })

  test('arrow keys walk over the cards and `s` saves at once; undo takes it back', async () => {
    respondWith(listAds, pageOfAds(5))
    const saved = respondWith(saveAd, { data: buildSavedAd() })
    const unsaved = respondWith(unsaveAd, undefined)
    const { user, services } = renderExplorePage()
    const [first, second] = await screen.findAllByRole('article')
    act(() => first?.focus())
    await user.keyboard('{ArrowRight}')
    expect(second).toHaveFocus()
    await user.keyboard('s')
    expect(await within(second as HTMLElement).findByRole('button', { pressed: true })).toBeVisible()
    await waitFor(() => expect(saved.map(({ params }) => params.ad_id)).toEqual([buildId(2, 1)]))
    await waitFor(() => expect(services.showToast).toHaveBeenCalledTimes(1))

    await act(async () => services.showToast.mock.calls[0]?.[0].action?.onClick())
    expect(await within(second as HTMLElement).findByRole('button', { pressed: false })).toBeVisible()
    await waitFor(() => expect(unsaved).toHaveLength(1))
  })

  test('[F-02] `j` and `k` go from ad to ad, also before any has the focus', async () => {
    respondWith(listAds, pageOfAds(3))
    const { user } = renderExplorePage()
    const [first, second] = await screen.findAllByRole('article')
    await user.keyboard('j')
    expect(first).toHaveFocus()
    await user.keyboard('j')
    expect(second).toHaveFocus()
    await user.keyboard('k')
    expect(first).toHaveFocus()
    await user.keyboard('k')
    expect(first).toHaveFocus()
  })

  test('a refused save is taken back and said', async () => {
    respondWith(listAds, pageOfAds(1))
    respondWith(saveAd, failure(500, { message: 'The server is tired.' }))
    const { user, services } = renderExplorePage()
    await user.click(await screen.findByRole('button', { name: 'Save to swipe file' }))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ severity: 'error', detail: 'The server is tired.' }),
      ),
    )
    expect(screen.getByRole('button', { name: 'Save to swipe file', pressed: false })).toBeVisible()
  })

  test('a save without a connection says that it waits, and takes that back in the same place when it is done', async () => {
    respondWith(listAds, pageOfAds(1))
    respondWith(saveAd, { data: buildSavedAd() })
    const { user, services } = renderExplorePage()
    const button = await screen.findByRole('button', { name: 'Save to swipe file' })
    act(() => onlineManager.setOnline(false))
    await user.click(button)
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ group: 'saved-ads', summary: "Will be saved when you're back online" }),
      ),
    )
    expect(services.showToast).toHaveBeenCalledTimes(1)
    act(() => onlineManager.setOnline(true))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenLastCalledWith(
        expect.objectContaining({ group: 'saved-ads', summary: 'Saved to the swipe file' }),
      ),
    )
  })

  test('saving several without a connection says that it waits, and takes that back when it is done', async () => {
    respondWith(listAds, pageOfAds(2))
    respondWith(changeSavedAds, { data: { id: buildId(1, 7), changed: 2 } })
    const { user, services } = renderExplorePage()
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select the ad of/ })) {
      await user.click(box)
    }
    act(() => onlineManager.setOnline(false))
    const selected = within(screen.getByRole('region', { name: 'Selected ads' }))
    await user.click(selected.getByRole('button', { name: 'Save to swipe file' }))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ group: 'saved-ads', summary: "2 ads will be saved when you're back online" }),
      ),
    )
    expect(services.showToast).toHaveBeenCalledTimes(1)
    act(() => onlineManager.setOnline(true))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenLastCalledWith(
        expect.objectContaining({ group: 'saved-ads', summary: '2 ads saved to the swipe file' }),
      ),
    )
  })
})

describe('the details of an ad', () => {
  test('Enter opens them with an address of their own, and closing goes back to the list', async () => {
    respondWith(listAds, pageOfAds(2))
    respondWith(getAd, ({ params }) => ({ data: buildAd({ id: params.id }) }))
    const { user, router } = renderExplorePage('/explore?q=climate')
    const [first] = await screen.findAllByRole('article')
    act(() => first?.focus())
    await user.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog')
    expect(await within(drawer).findByText('Stop wasting mornings')).toBeVisible()
    expect(router.state.location.search).toBe(`?q=climate&ad=${buildId(1, 1)}`)

    await user.click(within(drawer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(router.state.location.search).toBe('?q=climate'))
    expect(router.state.historyAction).toBe('POP')
  })

  test('a link opens them over the list, and `j` leads to the next ad', async () => {
    respondWith(listAds, pageOfAds(2))
    const calls = respondWith(getAd, ({ params }) => ({ data: buildAd({ id: params.id, media: [] }) }))
    const { user, router } = renderExplorePage(`/explore?ad=${buildId(1, 1)}`)
    await screen.findByRole('dialog')
    await waitFor(() => expect(screen.getAllByRole('article', { hidden: true }).length).toBeGreaterThan(1))
    await user.keyboard('j')
    await waitFor(() => expect(calls.at(-1)?.params.id).toBe(buildId(2, 1)))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  test.each(['not-an-id', buildId(404, 1)])('an ad that there is not (%s) is said in plain words', async (id) => {
    respondWith(listAds, pageOfAds(1))
    respondWith(getAd, failure(404, { message: 'Not found' }))
    renderExplorePage(`/explore?ad=${id}`)
    expect(await screen.findByRole('heading', { name: 'Ad not found' })).toBeVisible()
  })

  test('[F-01] a long text is folded until somebody wants to read it all', async () => {
    const body = 'Rain or shine, the bottle keeps its word.\n'.repeat(20)
    respondWith(listAds, pageOfAds(1))
    respondWith(getAd, ({ params }) => ({ data: buildAd({ id: params.id, body }) }))
    const { user } = renderExplorePage(`/explore?ad=${buildId(1, 1)}`)
    const unfold = await screen.findByRole('button', { name: 'Show the whole text', expanded: false })
    await user.click(unfold)
    await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }))
    expect(screen.getByRole('button', { name: 'Show the whole text' })).toBeVisible()
  })

  test('a landing page opens only when it is a web address', async () => {
    respondWith(listAds, pageOfAds(1))
    respondWith(getAd, ({ params }) => ({
      data: buildAd({ id: params.id, landing_page: 'javascript:alert(1)', library_url: 'https://library.example/1' }),
    }))
    renderExplorePage(`/explore?ad=${buildId(1, 1)}`)
    const address = await screen.findByText('javascript:alert(1)')
    expect(address.closest('a')).toBeNull()
    expect(screen.getByRole('link', { name: 'Demo library' })).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  })
})
