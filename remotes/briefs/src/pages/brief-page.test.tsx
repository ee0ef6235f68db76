import { listBrandProfiles } from '@marquee/contract/brand-profiles'
import { listBriefComments } from '@marquee/contract/brief-comments'
import { listBriefImages } from '@marquee/contract/brief-images'
import { listBriefVideos } from '@marquee/contract/brief-videos'
import { listBriefReviews } from '@marquee/contract/brief-reviews'
import { type Brief, getBrief, updateBrief } from '@marquee/contract/briefs'
import { listMembers } from '@marquee/contract/members'
import { listProducts } from '@marquee/contract/products'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildBrief } from '@marquee/testing/build-brief'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { Page } from './brief-page.tsx'

/** A server that keeps one brief, with versions as the real one. */
function keepBrief(initial: Brief = buildBrief({ title: 'Summer launch' })) {
  const kept = { brief: initial }
  respondWith(listProducts, { data: [], meta: { next_cursor: null } })
  respondWith(listBrandProfiles, { data: [], meta: { next_cursor: null } })
  respondWith(getBrief, () => ({ data: kept.brief }))
  respondWith(listBriefImages, { data: [] })
  respondWith(listBriefVideos, { data: [] })
  respondWith(listBriefComments, { data: [], meta: { next_cursor: null } })
  respondWith(listBriefReviews, { data: [], meta: { next_cursor: null } })
  respondWith(listMembers, { data: [], meta: { next_cursor: null } })
  const saves = respondWith(updateBrief, ({ body: { version, ...changes } }) => {
    if (version !== kept.brief.version) {
      return failure(409, { message: 'Somebody else changed this brief.', code: 'version_conflict' })
    }
    kept.brief = { ...kept.brief, ...withoutUndefined(changes), version: version + 1 }
    return { data: kept.brief }
  })
  return { kept, saves }
}

function withoutUndefined(changes: object): Partial<Brief> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}

function openBrief() {
  return renderPage(<Page />, { address: `/brief/${buildBrief().id}`, path: '/brief/:id' })
}

describe('the brief page', () => {
  test('[F-11] [P-64] a viewer reads the brief and takes it along, and is offered nothing that the server refuses', async () => {
    keepBrief()
    renderPage(<Page />, {
      address: `/brief/${buildBrief().id}`,
      path: '/brief/:id',
      authData: buildAuthData({ user: buildUser({ current_workspace_role: 'viewer' }) }),
    })
    expect(await screen.findByRole('button', { name: 'Download as PDF' })).toBeInTheDocument()
    for (const name of ['Draft', 'Share', 'Archive']) {
      expect(screen.queryByRole('button', { name, hidden: true })).not.toBeInTheDocument()
    }
  })

  test('[A-08] a PDF that fails says so, and the page stays', async () => {
    keepBrief()
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => {})
    const { user } = openBrief()
    const button = await screen.findByRole('button', { name: 'Download as PDF' })
    jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce({ ok: false, status: 503 } as Response)
    await user.click(button)
    await waitFor(() => expect(alert).toHaveBeenCalledWith('Failed to download file!'))
    expect(button).toBeVisible()
  })

  test('[F-07] saves what is typed and says so', async () => {
    const { saves } = keepBrief()
    const { user, services } = openBrief()
    await user.type(await screen.findByRole('textbox', { name: 'Objective' }), '!')
    expect(await screen.findByText('Saving…')).toBeVisible()
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(saves.map((save) => save.body)).toEqual([{ objective: 'More first orders!', version: 1 }])
    expect(screen.getByText('Version 2')).toBeVisible()
    expect(services.setTitle).toHaveBeenLastCalledWith('Summer launch')
  })

  test('[F-07] lists and script lines are saved whole', async () => {
    const { kept } = keepBrief()
    const { user } = openBrief()
    await user.click(await screen.findByRole('button', { name: 'Add a hook' }))
    await user.type(screen.getByRole('textbox', { name: 'Hook 1' }), 'I dropped it')
    await user.click(screen.getByRole('button', { name: 'Add a scene' }))
    await user.type(screen.getByRole('textbox', { name: 'Spoken, scene 1' }), 'Watch')
    await user.click(screen.getByRole('button', { name: 'Add a deliverable' }))
    await waitFor(() =>
      expect(kept.brief).toMatchObject({
        hooks: ['I dropped it'],
        script: [{ start_s: 0, end_s: 3, spoken: 'Watch' }],
        deliverables: [{ format: 'video', aspect_ratio: '9:16', duration_s: 30, count: 1 }],
      }),
    )
  })

  test('a refused value is explained at its field, and the text stays', async () => {
    keepBrief()
    respondWith(updateBrief, failure(422, { message: 'Too long.', errors: { concept: ['Use at most 3 words.'] } }))
    const { user } = openBrief()
    await user.type(await screen.findByRole('textbox', { name: 'Concept' }), 'One two three four')
    expect(await screen.findByText('Use at most 3 words.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Concept' })).toHaveAccessibleDescription(/Use at most 3 words/)
    expect(screen.getByRole('textbox', { name: 'Concept' })).toHaveValue('One two three four')
    expect(screen.getByText(/Not saved: Too long\./)).toBeVisible()
  })

  test('[F-07] [P-50] a conflict shows both texts; keeping mine saves it over theirs', async () => {
    const { kept } = keepBrief()
    const { user } = openBrief()
    const objective = await screen.findByRole('textbox', { name: 'Objective' })
    kept.brief = { ...kept.brief, objective: 'Their goal', audience: 'Their people', version: 2 }
    await user.clear(objective)
    await user.type(objective, 'My goal')
    const notice = await screen.findByRole('alert', { name: 'Conflicting changes' })
    expect(notice).toHaveTextContent(/Objective.*Yours.*My goal.*Theirs.*Their goal/s)

    await user.click(screen.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() =>
      expect(kept.brief).toMatchObject({ objective: 'My goal', audience: 'Their people', version: 3 }),
    )
    expect(screen.queryByRole('alert', { name: 'Conflicting changes' })).not.toBeInTheDocument()
  })

  test('a conflict can also load theirs', async () => {
    const { kept } = keepBrief()
    const { user } = openBrief()
    const objective = await screen.findByRole('textbox', { name: 'Objective' })
    kept.brief = { ...kept.brief, objective: 'Their goal', version: 2 }
    await user.type(objective, ' (mine)')
    await user.click(await screen.findByRole('button', { name: 'Load theirs' }))
    expect(objective).toHaveValue('Their goal')
    expect(screen.getByText('Saved')).toBeVisible()
  })

  test('[F-07] leaving the page saves first', async () => {
    const { kept } = keepBrief()
    const { user, router } = openBrief()
    await user.type(await screen.findByRole('textbox', { name: 'Audience' }), 'Commuters')
    await user.click(screen.getByRole('link', { name: 'Briefs' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/briefs'))
    expect(kept.brief.audience).toBe('Commuters')
  })

  test('leaving asks when the last changes cannot be saved', async () => {
    keepBrief()
    respondWith(updateBrief, failure(503, { message: 'The database is away.' }))
    const { user, router } = openBrief()
    await user.type(await screen.findByRole('textbox', { name: 'Audience' }), 'Commuters')
    await user.click(screen.getByRole('link', { name: 'Briefs' }))
    expect(await screen.findByText(/not saved: The database is away/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/briefs'))
  })

  test("a brief that does not exist, or is another workspace's, says so", async () => {
    respondWith(getBrief, failure(404, { message: 'This brief does not exist.' }))
    openBrief()
    expect(await screen.findByRole('heading', { name: 'This brief does not exist' })).toBeVisible()
  })
})
