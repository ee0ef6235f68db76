import { changeReleasedPackage, listReleasedPackages, type ReleasedPackage } from '@marquee/contract/releases'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { buildChannelRelease, buildReleaseChange, buildReleasedPackage } from '../testing/build-released-package.ts'
import { Page } from './releases-page.tsx'

const OLDER = '111111111111'
const NEWER = '222222222222'
const REASON = 'It works.'

/** Two releases, the newer one live. */
const twice: Partial<ReleasedPackage> = {
  generation: 7,
  live: buildChannelRelease(NEWER),
  last_known_good: OLDER,
  last_known_good_reason: REASON,
}
/** Makes a history of seven changes one of fifty. */
const FURTHER = Array.from({ length: 43 }, (_, index) =>
  buildReleaseChange({ generation: -index, kind: 'on', to: null }),
)
const withCanary: Partial<ReleasedPackage> = { generation: 7, canary: { ...buildChannelRelease(NEWER), percent: 5 } }

/** Renders the page of a server that has these packages and takes every change as it is told to. */
function renderReleases(packages: readonly ReleasedPackage[], afterChange: readonly ReleasedPackage[] = packages) {
  let current = packages
  respondWith(listReleasedPackages, () => ({ data: [...current] }))
  const sent = respondWith(changeReleasedPackage, ({ params }) => {
    current = afterChange
    const [changed = buildReleasedPackage()] = afterChange.filter(({ name }) => name === params.name)
    return { data: changed }
  })
  return { ...renderPage(<Page />), sent }
}

/** The card of a package, once it is there. */
async function card(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name })
  return within(heading.closest('li') as HTMLElement)
}

/** What a package runs in a channel; its heading says which. */
async function channel(name: string, label: string) {
  const heading = (await card(name)).getByRole('heading', { level: 3, name: label })
  return heading.closest('section') as HTMLElement
}

/** The figure that stands beside its term. */
function figure(section: HTMLElement, term: string): string | null | undefined {
  return within(section).getByText(term).nextElementSibling?.textContent
}

const drawer = async (title: string) => within(await screen.findByRole('dialog', { name: title }))

type User = ReturnType<typeof renderPage>['user']

/** Asks for a change and confirms it with a reason. */
async function change(user: User, label: string, reason: string) {
  await user.click(await screen.findByRole('button', { name: `${label}: briefs` }))
  const dialog = await drawer(`${label}: briefs`)
  await user.type(dialog.getByLabelText('Reason'), reason)
  await user.click(dialog.getByRole('button', { name: label }))
  return dialog
}

describe('the releases page', () => {
  test('shows of each package what is live, canary and preview, and how it does', async () => {
    const health = {
      loads: 40,
      failures: 3,
      failure_kinds: { network: 2, integrity: 1 },
      errors: 1,
      failure_rate: 0.0976,
    }
    const canary = { ...buildChannelRelease(NEWER, health), percent: 5 }
    const live = buildChannelRelease(OLDER, { loads: 12_340, failure_rate: 0, load_ms_p75: 1250 })
    renderReleases([
      buildReleasedPackage({ generation: 9, live, canary, preview: buildChannelRelease('333333333333') }),
      buildReleasedPackage({ name: 'host', live: null }),
    ])
    const ofLive = await channel('briefs', 'Live')
    expect(ofLive).toHaveTextContent(`${OLDER}by briefs-team`)
    expect(figure(ofLive, 'Loads')).toBe('12,340')
    expect(figure(ofLive, 'Failure rate')).toBe('0.0 %')
    expect(figure(ofLive, 'Load time, p75')).toBe('1,250 ms')
    const ofCanary = await channel('briefs', 'Canary, 5 % of users')
    expect(ofCanary).toHaveTextContent(NEWER)
    expect(figure(ofCanary, 'Failures')).toBe('3 (2 network, 1 integrity)')
    expect(figure(ofCanary, 'Errors')).toBe('1')
    expect(figure(ofCanary, 'Failure rate')).toBe('9.8 %')
    expect((await card('briefs')).getByText('Generation 9')).toBeVisible()
    expect(await channel('host', 'Live')).toHaveTextContent('None')
  })

  test('says of a release that nobody has run that there are no reports, and not that it never fails', async () => {
    renderReleases([buildReleasedPackage()])
    const ofLive = await channel('briefs', 'Live')
    expect(figure(ofLive, 'Failure rate')).toBe('no reports')
    expect(figure(ofLive, 'Load time, p75')).toBe('no loads')
  })

  test('offers what can be done, and never to switch the host off', async () => {
    renderReleases([
      buildReleasedPackage(),
      buildReleasedPackage({ name: 'host', ...twice }),
      buildReleasedPackage({ name: 'ad-library', ...withCanary, is_enabled: false }),
    ])
    const offered = async (name: string) => (await card(name)).getAllByRole('button').map((one) => one.textContent)
    expect(await offered('briefs')).toEqual(['Switch off', 'Alarms', 'History'])
    expect(await offered('host')).toEqual(['Roll back', 'Alarms', 'History'])
    expect(await offered('ad-library')).toEqual(['Promote canary', 'Stop canary', 'Switch on', 'Alarms', 'History'])
  })

  test('without any package only the page’s own words stand there', async () => {
    renderReleases([])
    expect(await screen.findByRole('list', { name: 'Packages' })).toBeEmptyDOMElement()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('packages that cannot be loaded can be asked for again', async () => {
    respondWith(listReleasedPackages, failure(500, { message: 'The registry is away.' }))
    const { user } = renderPage(<Page />)
    expect(await screen.findByRole('alert')).toHaveTextContent('The registry is away.')
    respondWith(listReleasedPackages, { data: [buildReleasedPackage()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await card('briefs')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('a change on the releases page', () => {
  test('rolling back says what users will get, and sends the generation that was shown', async () => {
    const rolledBack = { generation: 8, live: buildChannelRelease(OLDER) }
    const { user, sent, services } = renderReleases([buildReleasedPackage(twice)], [buildReleasedPackage(rolledBack)])
    await user.click(await screen.findByRole('button', { name: 'Roll back: briefs' }))
    const dialog = await drawer('Roll back: briefs')
    const effect = `Users get ${OLDER} in place of ${NEWER} with the next page that they open. ${REASON}`
    expect(dialog.getByText(effect)).toBeVisible()
    expect(sent).toEqual([])

    await user.type(dialog.getByLabelText('Reason'), 'It loses text')
    await user.click(dialog.getByRole('button', { name: 'Roll back' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent).toMatchObject([
      { params: { name: 'briefs' }, body: { action: 'roll_back', reason: 'It loses text', expected_generation: 7 } },
    ])
    expect(services.showToast).toHaveBeenCalledWith(
      expect.objectContaining({ severity: 'success', summary: 'Roll back: briefs is changed' }),
    )
    expect(await channel('briefs', 'Live')).toHaveTextContent(OLDER)
  })

  test('the generation is the one that was shown when the change was offered, not a newer one', async () => {
    const { user, sent, queryClient } = renderReleases([buildReleasedPackage(twice)])
    await user.click(await screen.findByRole('button', { name: 'Roll back: briefs' }))
    const dialog = await drawer('Roll back: briefs')
    respondWith(listReleasedPackages, { data: [buildReleasedPackage({ ...twice, generation: 8 })] })
    await queryClient.refetchQueries()
    await screen.findByText('Generation 8')
    await user.type(dialog.getByLabelText('Reason'), 'Too slow')
    await user.click(dialog.getByRole('button', { name: 'Roll back' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body.expected_generation).toBe(7)
  })

  test('one that another admin’s change has overtaken is refused in plain words, and shows what is live now', async () => {
    const { user, services } = renderReleases([buildReleasedPackage(twice)])
    await screen.findByText('Generation 7')
    const message = 'Somebody else released briefs meanwhile. Look at what is live, then release again.'
    respondWith(changeReleasedPackage, failure(409, { message, errors: { expected_generation: ['8'] } }))
    respondWith(listReleasedPackages, { data: [buildReleasedPackage({ ...twice, generation: 8 })] })
    const dialog = await change(user, 'Roll back', 'It loses text')
    const refusal = await dialog.findByRole('alert')
    expect(refusal).toHaveTextContent(message)
    expect(refusal).not.toHaveTextContent('8')
    expect(dialog.getByLabelText('Reason')).toHaveValue('It loses text')
    expect(services.showToast).not.toHaveBeenCalled()
    expect(await screen.findByText('Generation 8')).toBeInTheDocument()
  })

  test('a reason that the server misses is asked for at its field', async () => {
    const { user } = renderReleases([buildReleasedPackage(twice)])
    respondWith(changeReleasedPackage, failure(422, { message: 'Say why.', errors: { reason: ['Say why.'] } }))
    const dialog = await change(user, 'Roll back', 'x')
    await waitFor(() => expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Say why\./))
  })

  test.each([
    ['Promote canary', 'promote_canary', withCanary, /becomes live for everybody/],
    ['Stop canary', 'stop_canary', withCanary, /The 5 % of the users who run 222222222222 get what is live/],
    ['Switch off', 'switch_off', { generation: 7 }, /say that they are switched off/],
    ['Switch on', 'switch_on', { generation: 7, is_enabled: false }, /work again for everybody/],
  ] as const)('“%s” says what it will do, and sends %s', async (label, action, shown, effect) => {
    const { user, sent } = renderReleases([buildReleasedPackage(shown)], [buildReleasedPackage()])
    await user.click(await screen.findByRole('button', { name: `${label}: briefs` }))
    expect((await drawer(`${label}: briefs`)).getByText(effect)).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent).toEqual([])

    await change(user, label, 'Asked by QA')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent.map(({ body }) => body)).toEqual([{ action, reason: 'Asked by QA', expected_generation: 7 }])
    expect(await screen.findByText('Generation 1')).toBeInTheDocument()
  })

  test('a remote that is switched off says so in the list', async () => {
    const off = buildReleasedPackage({ is_enabled: false, generation: 2 })
    const { user } = renderReleases([buildReleasedPackage()], [off])
    await change(user, 'Switch off', 'It loses text')
    expect(await screen.findByText('Switched off · Generation 2')).toBeInTheDocument()
  })
})

describe('the history of a package', () => {
  const changes = [
    buildReleaseChange({ generation: 7, from: OLDER, to: NEWER, changed_by: 'Grace Admin', reason: '<b>Bold</b> fix' }),
    buildReleaseChange({ generation: 6, kind: 'canary', from: NEWER, to: null }),
    buildReleaseChange({ generation: 5, kind: 'canary', to: NEWER, percent: 5 }),
    buildReleaseChange({ generation: 4, kind: 'on', to: null }),
    buildReleaseChange({ generation: 3, kind: 'off', to: null }),
    buildReleaseChange({ generation: 2, kind: 'preview', to: NEWER }),
    buildReleaseChange(),
  ]

  async function openHistory(shown: Partial<ReleasedPackage>) {
    const rendered = renderReleases([buildReleasedPackage({ ...twice, changes, ...shown })])
    await rendered.user.click(await screen.findByRole('button', { name: 'History: briefs' }))
    return { ...rendered, history: await drawer('History: briefs') }
  }

  test('says who did what and why, newest first, reasons as they were typed', async () => {
    const { history } = await openHistory({})
    const entries = history.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    expect(entries.map((entry) => entry.replace(/(?:briefs-team|Grace Admin).*/, ''))).toEqual([
      `Made ${NEWER} live in place of ${OLDER}`,
      `Stopped the canary ${NEWER}`,
      `Made ${NEWER} the canary for 5 %`,
      'Switched on',
      'Switched off',
      `Made ${NEWER} the preview`,
      `Made ${OLDER} live`,
    ])
    expect(entries[0]).toMatch(/Grace Admin .* · generation 7<b>Bold<\/b> fix$/)
  })

  test('undoing the last change makes the release live that was live before', async () => {
    const { user, history, sent } = await openHistory({})
    await user.click(history.getByRole('button', { name: 'Undo the last change' }))
    const dialog = await drawer('Undo: briefs')
    await user.type(dialog.getByLabelText('Reason'), 'Not yet')
    await user.click(dialog.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({ action: 'make_live', release: OLDER, reason: 'Not yet', expected_generation: 7 })
  })

  test('any release of the history that is still kept can be made live again', async () => {
    const { user, history, sent } = await openHistory({})
    await user.click(history.getByRole('button', { name: `Make live again: ${OLDER}, generation 1` }))
    const dialog = await drawer('Make live again: briefs')
    expect(dialog.getByText(`Users get ${OLDER} again in place of ${NEWER}.`)).toBeVisible()
    await user.type(dialog.getByLabelText('Reason'), 'It was good')
    await user.click(dialog.getByRole('button', { name: 'Make live again' }))
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ action: 'make_live', release: OLDER }))
  })

  test('what was removed from the store is marked, nobody is led back to it, and the end of a long history says so', async () => {
    const { history } = await openHistory({ kept_releases: [NEWER], changes: [...changes, ...FURTHER] })
    expect(history.getByText(/^Showing the last 50 changes/)).toBeVisible()
    expect(history.getByText(/no longer in the store/).closest('li')).toHaveTextContent(`Made ${OLDER} live`)
    expect(history.queryByRole('button', { name: /Make live again|Undo/ })).not.toBeInTheDocument()
  })

  test('a change that made nothing else live is not undone', async () => {
    const { history } = await openHistory({ changes: changes.slice(1) })
    expect(history.queryByRole('button', { name: 'Undo the last change' })).not.toBeInTheDocument()
  })
})
