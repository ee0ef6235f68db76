import {
  createBrandProfile,
  deleteBrandProfile,
  getBrandProfile,
  listBrandProfiles,
  readWebsite,
  restoreBrandProfile,
  updateBrandProfile,
} from '@marquee/contract/brand-profiles'
import { buildBrandProfile } from '@marquee/testing/build-brand-profile'
import { buildStoredAsset } from '@marquee/testing/build-stored-asset'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Page as ProfilesPage } from './brand-profiles-page.tsx'
import { Page as CreatePage } from './create-brand-profile-page.tsx'
import { Page as EditPage } from './edit-brand-profile-page.tsx'

const FINDINGS = {
  website: 'https://nordlys.example/',
  name: 'Nordlys',
  description: 'Reading lamps.',
  colors: ['#1a5f7a'],
  fonts: [{ role: 'heading' as const, family: 'Playfair Display' }],
  logos: [buildStoredAsset()],
  voice: 'Calm.',
}

async function readSite(user: ReturnType<typeof renderPage>['user']) {
  const website = screen.getByRole('textbox', { name: 'Website' })
  await user.clear(website)
  await user.type(website, 'nordlys.example')
  await user.click(screen.getByRole('button', { name: 'Read website' }))
  return screen.findByRole('region', { name: 'Found on the website' })
}

describe('[R-10] [P-40] a brand profile from a website', () => {
  test('what was found is shown first, and only what is chosen is taken over', async () => {
    const readings = respondWith(readWebsite, { data: FINDINGS })
    const creations = respondWith(createBrandProfile, { data: buildBrandProfile() })
    const { user, router } = renderPage(<CreatePage />, { address: '/brand-profiles/new' })
    const review = await readSite(user)
    expect(readings[0]?.body).toEqual({ website: 'https://nordlys.example' })
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('')

    await user.click(within(review).getByRole('checkbox', { name: 'Voice' }))
    await user.click(within(review).getByRole('button', { name: 'Use selected' }))
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Nordlys')
    await user.click(screen.getByRole('button', { name: 'Add brand profile' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/brand-profiles'))
    expect(creations[0]?.body).toMatchObject({
      name: 'Nordlys',
      website: 'https://nordlys.example/',
      colors: ['#1a5f7a'],
      logo_ids: [buildStoredAsset().id],
      fonts: [{ role: 'heading', family: 'Playfair Display', asset_id: null }],
      voice: '',
    })
  })

  test('what would replace something is not ticked, and what the profile says already is left out', async () => {
    const profile = buildBrandProfile({ name: 'Nordlys', description: 'Lamps that last.', version: 3 })
    respondWith(getBrandProfile, { data: profile })
    respondWith(readWebsite, { data: FINDINGS })
    const updates = respondWith(updateBrandProfile, { data: profile })
    const { user } = renderPage(<EditPage />, { path: '/brand-profiles/:id', address: `/brand-profiles/${profile.id}` })
    await screen.findByRole('button', { name: 'Save brand profile' })
    const review = await readSite(user)
    expect(within(review).queryByRole('checkbox', { name: 'Name' })).not.toBeInTheDocument()
    expect(within(review).getByRole('checkbox', { name: 'Description' })).not.toBeChecked()
    expect(within(review).getByRole('checkbox', { name: 'Colors' })).toBeChecked()
    await user.click(within(review).getByRole('button', { name: 'Use selected' }))
    await user.click(screen.getByRole('button', { name: 'Save brand profile' }))
    await waitFor(() => expect(updates).toHaveLength(1))
    expect(updates[0]?.body).toMatchObject({ description: 'Lamps that last.', colors: ['#1a5f7a'], version: 3 })
  })

  test('a website that cannot be read is explained at its address', async () => {
    const message = 'The page’s server took too long.'
    respondWith(readWebsite, failure(422, { message, errors: { website: [message] } }))
    const { user } = renderPage(<CreatePage />, { address: '/brand-profiles/new' })
    await user.type(screen.getByRole('textbox', { name: 'Website' }), 'slow.example{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Website' })).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    )
  })
})

describe('[R-10] brand profiles by hand', () => {
  test('a missing name is explained at its field and nothing is sent', async () => {
    const creations = respondWith(createBrandProfile, { data: buildBrandProfile() })
    const { user } = renderPage(<CreatePage />, { address: '/brand-profiles/new' })
    await user.click(screen.getByRole('button', { name: 'Add brand profile' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name.'),
    )
    expect(creations).toHaveLength(0)
  })

  test('of two people who save, the second one chooses', async () => {
    const profile = buildBrandProfile({ name: 'Mine' })
    const stored = [profile, { ...profile, name: 'Theirs', version: 2 }]
    respondWith(getBrandProfile, () => ({ data: stored.shift() ?? profile }))
    const answers = [failure(409, { message: 'Changed.', code: 'version_conflict' }), { data: profile }]
    const updates = respondWith(updateBrandProfile, () => answers.shift() ?? { data: profile })
    const { user } = renderPage(<EditPage />, { path: '/brand-profiles/:id', address: `/brand-profiles/${profile.id}` })
    await user.click(await screen.findByRole('button', { name: 'Save brand profile' }))
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(updates).toHaveLength(2))
    expect(updates.map(({ body }) => body.version)).toEqual([1, 2])
  })

  test('a deleted profile comes back by undo', async () => {
    const profile = buildBrandProfile({ name: 'Nordlys' })
    respondWith(listBrandProfiles, { data: [profile], meta: { next_cursor: null } })
    respondWith(deleteBrandProfile, undefined)
    const restored = respondWith(restoreBrandProfile, { data: profile })
    const { user, services } = renderPage(<ProfilesPage />, { address: '/brand-profiles' })
    await user.click(await screen.findByRole('button', { name: 'Delete Nordlys' }))
    await waitFor(() => expect(services.showToast).toHaveBeenCalled())
    const [toast] = services.showToast.mock.calls[0] ?? []
    expect(toast).toMatchObject({ summary: 'Brand profile deleted', detail: 'Nordlys', action: { label: 'Undo' } })
    await act(async () => toast.action.onClick())
    await waitFor(() => expect(restored).toHaveLength(1))
  })
})
