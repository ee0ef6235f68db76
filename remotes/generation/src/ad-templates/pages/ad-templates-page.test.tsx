import {
  type AdTemplate,
  deleteAdTemplate,
  getTemplatePreview,
  listAdTemplates,
  listFavoriteTemplates,
  restoreAdTemplate,
  setFavoriteTemplate,
} from '@marquee/contract/ad-templates'
import { builtInTemplates } from '@marquee/creative/built-in-templates'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { act, screen, waitFor } from '@testing-library/react'
import { buildTemplatePreview } from '../../testing/build-template-preview.ts'
import { fakeCanvas } from '../../testing/fake-canvas.ts'
import { Page } from './ad-templates-page.tsx'

const [first] = builtInTemplates
const own: AdTemplate = {
  ...first!,
  id: buildId(1, 9),
  name: 'House style',
  created_at: '2026-03-02T12:00:00.000Z',
}

function answer(favorites: string[] = []) {
  respondWith(getTemplatePreview, { data: buildTemplatePreview() })
  respondWith(listAdTemplates, { data: [own], meta: { next_cursor: null } })
  respondWith(listFavoriteTemplates, { data: favorites })
}

// Only a few of the templates: each one is composed and rendered.
const openGallery = (query = `?style=${own.style}`) => renderPage(<Page />, { address: `/ad-templates${query}` })

beforeEach(fakeCanvas)

describe('[P-41] the gallery of templates', () => {
  test("shows the workspace's own templates first, and leads from each to creating with it", async () => {
    answer()
    openGallery()
    expect(await screen.findByRole('img', { name: 'Preview of House style' })).toBeInTheDocument()
    const [uppermost, second] = screen.getAllByRole('heading', { level: 2 })
    expect(uppermost).toHaveTextContent('House style')
    expect(second).toHaveTextContent(first!.name)
    expect(screen.getByRole('link', { name: `Use template ${first!.name}` })).toHaveAttribute(
      'href',
      `/image-generation-create?template=${first!.id}`,
    )
  })

  test('[G-04] [P-60] whoever may not order images is offered no template to use', async () => {
    answer()
    renderPage(<Page />, {
      address: `/ad-templates?style=${own.style}`,
      authData: buildAuthData({
        is_allow_ad_template: true,
        workspace_features: { explore_pages: false, swipe_file: false },
      }),
    })
    expect(await screen.findByRole('img', { name: 'Preview of House style' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^Use template/ })).not.toBeInTheDocument()
    expect(screen.getByText('This workspace is for ad templates')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans')
  })

  test('a favorite is shown at once, and taken back when it was not saved', async () => {
    answer()
    const changes = respondWith(setFavoriteTemplate, failure(500, { message: 'Not now.' }))
    const { user, services } = openGallery()
    const heart = await screen.findByRole('button', { name: 'Favorite House style', pressed: false })
    await user.click(heart)
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(expect.objectContaining({ detail: 'Not now.' })),
    )
    expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(changes[0]).toMatchObject({ params: { template_id: own.id }, body: { is_favorite: true } })

    respondWith(setFavoriteTemplate, { data: [own.id] })
    await user.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  })

  test('the favorites alone stand in the address; without any, a way back to all is offered', async () => {
    answer([own.id])
    const { user, router } = openGallery()
    await user.click(await screen.findByRole('button', { name: 'Favorites' }))
    expect(router.state.location.search).toContain('favorites=1')
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1))
    respondWith(setFavoriteTemplate, { data: [] })
    await user.click(screen.getByRole('button', { name: 'Favorite House style' }))
    await user.click(await screen.findByRole('button', { name: 'Show all templates' }))
    expect(router.state.location.search).toBe('')
  })

  test('an own template is deleted with a way back; those of the product cannot be', async () => {
    answer()
    const deletions = respondWith(deleteAdTemplate, undefined)
    const restored = respondWith(restoreAdTemplate, { data: own })
    const { user, services } = openGallery()
    expect(await screen.findAllByRole('button', { name: /^Delete / })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Delete House style' }))
    await waitFor(() => expect(services.showToast).toHaveBeenCalled())
    expect(deletions[0]?.params).toEqual({ id: own.id })
    const [toast] = services.showToast.mock.calls[0] ?? []
    expect(toast).toMatchObject({ summary: 'Template deleted', action: { label: 'Undo' } })
    await act(async () => toast.action.onClick())
    await waitFor(() => expect(restored).toHaveLength(1))
  })

  test('a failed request is made again', async () => {
    answer()
    respondWith(getTemplatePreview, failure(500, { message: 'Not now.' }))
    const { user } = openGallery()
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.')
    answer()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'Ad templates' })).toBeVisible()
  })
})
