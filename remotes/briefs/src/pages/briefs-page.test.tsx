import { getAd } from '@marquee/contract/ad-search'
import { archiveBrief, createBrief, listBriefs, restoreBrief, updateBrief } from '@marquee/contract/briefs'
import { buildAd } from '@marquee/testing/build-ad'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildBrief, buildBriefSummary } from '@marquee/testing/build-brief'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Page } from './briefs-page.tsx'

const noMore = { next_cursor: null }

function openBriefs(address = '/briefs', authData = buildAuthData()) {
  return renderPage(<Page />, { address, authData })
}

describe('the list of briefs', () => {
  test('[R-10] [F-07] [P-50] shows title, status, due date and author, and loads more', async () => {
    const calls = respondWith(listBriefs, ({ query }) =>
      query.cursor === undefined
        ? {
            data: [buildBriefSummary({ title: 'Launch', status: 'in_review', due_date: '2026-12-24' })],
            meta: { next_cursor: 'more' },
          }
        : { data: [buildBriefSummary({ title: 'Older' }, 2)], meta: noMore },
    )
    const { user } = openBriefs()
    const row = (await screen.findByRole('link', { name: 'Launch' })).closest('tr')
    expect(row).toHaveTextContent(/In review.*2026-12-24.*Ada Marsh/)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('link', { name: 'Older' })).toBeVisible()
    expect(calls.map((call) => call.query.cursor)).toEqual([undefined, 'more'])
  })

  test.each([
    ['a viewer', buildAuthData({ user: buildUser({ current_workspace_role: 'viewer' }) })],
    ['somebody whose plan has ended', buildAuthData({ has_active_subscription: false })],
  ])('[A-21] [P-60] %s reads them and finds nothing to change', async (_name, authData) => {
    respondWith(listBriefs, { data: [buildBriefSummary({ title: 'Launch' })], meta: noMore })
    openBriefs('/briefs?create=01890000-0000-7000-8000-000000000001', authData)
    expect(await screen.findByRole('link', { name: 'Launch' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'New brief' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Actions for Launch' })).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('[T-04] the sentence below the title is what its feature flag says, at once, and the usual one without it', async () => {
    respondWith(listBriefs, { data: [], meta: noMore })
    const { growthbook } = openBriefs()
    const sayByFlag = (defaultValue: string | number) =>
      act(() => growthbook.setPayload({ features: { 'briefs.description': { defaultValue } } }))
    expect(await screen.findByText('What to make, for whom, and why.')).toBeVisible()
    await sayByFlag('One brief, one idea.')
    expect(screen.getByText('One brief, one idea.')).toBeVisible()
    expect(screen.queryByText('What to make, for whom, and why.')).not.toBeInTheDocument()
    await sayByFlag(7)
    expect(screen.getByText('What to make, for whom, and why.')).toBeVisible()
  })

  test('[T-04] without its feature flag’s consent there is no board, also where an address asks for it', async () => {
    respondWith(listBriefs, { data: [buildBriefSummary({ title: 'Launch' })], meta: noMore })
    const { growthbook } = openBriefs('/briefs?view=board')
    expect(await screen.findByRole('radio', { name: 'Board' })).toBeChecked()
    await act(() => growthbook.setPayload({ features: { 'briefs.board': { defaultValue: false } } }))
    expect(screen.queryByRole('radio', { name: 'Board' })).not.toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Launch' })).toBeVisible()
    expect(screen.getByRole('table')).toBeVisible()
  })

  test('search, status and view stand in the address', async () => {
    const calls = respondWith(listBriefs, { data: [], meta: noMore })
    const { user, router } = openBriefs('/briefs?status=approved')
    await user.type(screen.getByRole('searchbox', { name: 'Search briefs' }), 'summer')
    await waitFor(() => expect(router.state.location.search).toBe('?status=approved&q=summer'))
    await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ q: 'summer', status: 'approved', archived: '0' }))
    await user.click(screen.getByText('Board'))
    expect(router.state.location.search).toBe('?q=summer&view=board')
  })

  test('[F-07] [P-50] the board has a column for each status, and its menu moves a brief', async () => {
    respondWith(listBriefs, ({ query }) => ({
      data: query.status === 'draft' ? [buildBriefSummary({ title: 'Launch', version: 4 })] : [],
      meta: noMore,
    }))
    const moves = respondWith(updateBrief, { data: buildBrief({ status: 'approved' }) })
    const { user } = openBriefs('/briefs?view=board')
    const draft = await screen.findByRole('region', { name: 'Draft' })
    expect(await within(draft).findByRole('link', { name: 'Launch' })).toBeVisible()
    expect(screen.getAllByRole('region').map((column) => column.getAttribute('data-over'))).toHaveLength(4)
    await user.click(within(draft).getByRole('button', { name: 'Actions for Launch' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move to approved' }))
    await waitFor(() => expect(moves[0]?.body).toEqual({ status: 'approved', version: 4 }))
  })

  test('[F-07] archiving can be undone', async () => {
    const brief = buildBriefSummary({ title: 'Launch' })
    respondWith(listBriefs, { data: [brief], meta: noMore })
    respondWith(archiveBrief, { data: buildBrief({ archived_at: '2026-11-21T09:00:00Z' }) })
    const restored = respondWith(restoreBrief, { data: buildBrief() })
    const { user, services } = openBriefs()
    await user.click(await screen.findByRole('button', { name: 'Actions for Launch' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
    await waitFor(() => expect(services.showToast).toHaveBeenCalled())
    const [toast] = services.showToast.mock.calls[0] ?? []
    expect(toast).toMatchObject({ summary: 'Brief archived', action: { label: 'Undo' } })
    await act(async () => toast.action.onClick())
    await waitFor(() => expect(restored[0]?.params).toEqual({ id: brief.id }))
  })

  test('an empty workspace is told what a brief is for', async () => {
    respondWith(listBriefs, { data: [], meta: noMore })
    openBriefs()
    expect(await screen.findByRole('heading', { name: 'No briefs yet' })).toBeVisible()
  })
})

describe('a brief from an ad', () => {
  test('[F-07] one key, kept in the address, creates one brief that refers to the ad, names no brand and takes over only what is ticked', async () => {
    const ad = buildAd()
    respondWith(listBriefs, { data: [], meta: noMore })
    respondWith(getAd, { data: ad })
    const creations = respondWith(createBrief, { data: buildBrief() })
    const { user, router } = openBriefs(`/briefs?create_from_ad=${ad.id}`)
    const title = await screen.findByRole('textbox', { name: 'Title' })
    await waitFor(() => expect(title).toHaveValue('Inspired by an ad'))
    const key = new URLSearchParams(router.state.location.search).get('create')

    expect(screen.getByRole('checkbox', { name: /^Audience/ })).not.toBeChecked()
    await user.click(screen.getByRole('checkbox', { name: /^Deliverables/ }))
    await user.click(screen.getByRole('button', { name: 'Create brief' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/brief/${buildBrief().id}`))
    expect(creations.map((creation) => creation.body)).toEqual([
      {
        title: 'Inspired by an ad',
        deliverables: [expect.objectContaining({ format: 'image' })],
        reference_ad_ids: [ad.id],
        idempotency_key: key,
      },
    ])
  })

  test('[C-11] a title that is too long is not cut while it is typed', async () => {
    respondWith(listBriefs, { data: [], meta: noMore })
    respondWith(getAd, { data: buildAd() })
    const { user } = openBriefs(`/briefs?create_from_ad=${buildAd().id}`)
    const title = await screen.findByRole('textbox', { name: 'Title' })
    await waitFor(() => expect(title).toHaveValue('Inspired by an ad'))
    await user.clear(title)
    await user.click(title)
    await user.paste('x'.repeat(250))
    expect(title).toHaveValue('x'.repeat(250))
  })

  test('a reload goes on with the key of the address', async () => {
    const ad = buildAd()
    const key = '01890000-0000-7000-8000-0000000000ff'
    respondWith(listBriefs, { data: [], meta: noMore })
    respondWith(getAd, { data: ad })
    const creations = respondWith(createBrief, { data: buildBrief() })
    const { user } = openBriefs(`/briefs?create_from_ad=${ad.id}&create=${key}`)
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Mine')
    await user.click(screen.getByRole('button', { name: 'Create brief' }))
    await waitFor(() => expect(creations[0]?.body.idempotency_key).toBe(key))
  })
})
