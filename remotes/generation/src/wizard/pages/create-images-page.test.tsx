import { getCredits } from '@marquee/contract/credits'
import { getGenerationProviders } from '@marquee/contract/generation-providers'
import { createImageOrder } from '@marquee/contract/image-generation'
import { imageWords, writeImageWords } from '@marquee/contract/image-words'
import { listBrandProfiles } from '@marquee/contract/brand-profiles'
import { getTemplatePreview, listAdTemplates, listFavoriteTemplates } from '@marquee/contract/ad-templates'
import { getProduct, listProducts } from '@marquee/contract/products'
import { builtInTemplates } from '@marquee/creative/built-in-templates'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildBrandProfile } from '@marquee/testing/build-brand-profile'
import { buildImageOrder } from '@marquee/testing/build-image-order'
import { buildProduct } from '@marquee/testing/build-product'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { buildTemplatePreview } from '../../testing/build-template-preview.ts'
import { fakeCanvas } from '../../testing/fake-canvas.ts'
import { Page } from './create-images-page.tsx'

const [first, second] = builtInTemplates.filter(({ formats }) => formats['4:5'] !== undefined)
const noMore = { next_cursor: null }
const words = imageWords.parse({ headline: 'Does not leak', call_to_action: 'Get yours', body: 'It fits every car.' })

function answer(available = 100) {
  respondWith(listProducts, { data: [buildProduct({ name: 'Travel cup' })], meta: noMore })
  respondWith(listBrandProfiles, { data: [], meta: noMore })
  respondWith(writeImageWords, ({ body }) => ({
    data: [{ key: `aida-${body.round}`, framework: 'aida' as const, title: 'Attention first', words }],
    meta: { inspiration: null, written_by: 'embedded' as const, notice: null },
  }))
  respondWith(getGenerationProviders, {
    data: {
      text: { origin: 'embedded', model: null },
      image: { origin: 'embedded', model: null },
      own: null,
      can_keep_keys: true,
    },
  })
  respondWith(getCredits, {
    data: {
      available,
      held: 0,
      period: { starts_at: '2026-03-02T09:00:00.000Z', ends_at: null, granted: 500, spent: 0 },
      expiring: [],
      prices: [{ feature: 'image_generation', title: 'Image', unit: 'image', credits: 2 }],
    },
  })
}

beforeEach(() => sessionStorage.clear())

describe('[P-42] [F-05] [R-08] the wizard', () => {
  test('[G-09] is not shown to a viewer, who reads at once that they may only look', () => {
    answer()
    renderPage(<Page />, {
      address: '/image-generation-create',
      authData: buildAuthData({ user: buildUser({ current_workspace_role: 'viewer' }) }),
    })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You can look at images, but not create any')
    expect(screen.queryByRole('navigation', { name: 'Steps' })).toBeNull()
    expect(screen.getByRole('link', { name: 'See the images' })).toHaveAttribute('href', '/image-generation')
  })

  test('leads from an idea over words to an order, with the price on the button', async () => {
    answer()
    const orders = respondWith(createImageOrder, { data: buildImageOrder() })
    const { user, router } = renderPage(<Page />, { address: '/image-generation-create' })
    await user.click(screen.getByRole('radio', { name: /An idea/ }))
    await user.type(screen.getByRole('textbox', { name: 'Your idea' }), 'A travel cup')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await user.click(await screen.findByRole('radio', { name: /Does not leak/ }))
    const headline = screen.getByRole('textbox', { name: 'Headline' })
    await user.clear(headline)
    await user.type(headline, 'Never leaks')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await user.click(screen.getByRole('checkbox', { name: /16:9/ }))
    const button = await screen.findByRole('button', { name: /Create 3 images/ })
    expect(button).toHaveTextContent('6')
    await user.click(button)
    await waitFor(() => expect(router.state.location.pathname).toBe(`/image-generation/${buildImageOrder().id}`))
    expect(orders[0]?.body).toMatchObject({
      source: { kind: 'idea', idea: 'A travel cup' },
      aspect_ratios: ['1:1', '4:5', '9:16'],
      words: { headline: 'Never leaks', call_to_action: 'Get yours' },
    })
  })

  test('goes on after a reload where it was, with what was typed', async () => {
    answer()
    const first = renderPage(<Page />, { address: '/image-generation-create?idea=A%20travel%20cup' })
    await first.user.click(screen.getByRole('button', { name: 'Continue' }))
    await first.user.click(await screen.findByRole('radio', { name: /Does not leak/ }))
    const { pathname, search } = first.router.state.location
    first.unmount()
    renderPage(<Page />, { address: pathname + search })
    expect(await screen.findByRole('radio', { name: /Does not leak/ })).toBeChecked()
    expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveValue('Does not leak')
  })

  test('[P-42] chooses the only brand profile by itself', async () => {
    answer()
    respondWith(listBrandProfiles, { data: [buildBrandProfile({ name: 'Northlight' })], meta: noMore })
    renderPage(<Page />, { address: '/image-generation-create?idea=Cups&step=product' })
    expect(await screen.findByTitle('Northlight')).toBeVisible()
  })

  test('keeps what was typed before any step was left, also over a reload', async () => {
    answer()
    const first = renderPage(<Page />, { address: '/image-generation-create' })
    await first.user.click(screen.getByRole('radio', { name: /An idea/ }))
    await first.user.type(screen.getByRole('textbox', { name: 'Your idea' }), 'A travel cup')
    const { pathname, search } = first.router.state.location
    first.unmount()
    renderPage(<Page />, { address: pathname + search })
    expect(screen.getByRole('textbox', { name: 'Your idea' })).toHaveValue('A travel cup')
  })

  test('after an order leads back to what was ordered, which is another order then', async () => {
    answer()
    const orders = respondWith(createImageOrder, { data: buildImageOrder() })
    const first = renderPage(<Page />, { address: '/image-generation-create?idea=Cups&step=words' })
    await first.user.click(await screen.findByRole('radio', { name: /Does not leak/ }))
    await first.user.click(screen.getByRole('button', { name: 'Continue' }))
    const { pathname, search } = first.router.state.location
    await first.user.click(await screen.findByRole('button', { name: /Create 4 images/ }))
    await waitFor(() => expect(orders).toHaveLength(1))
    first.unmount()

    const { user } = renderPage(<Page />, { address: pathname + search })
    await user.click(screen.getByRole('checkbox', { name: /16:9/ }))
    await user.click(await screen.findByRole('button', { name: /Create 3 images/ }))
    await waitFor(() => expect(orders).toHaveLength(2))
    expect(orders[1]?.body.words.headline).toBe('Does not leak')
    expect(orders[0]?.body.idempotency_key).not.toBe(orders[1]?.body.idempotency_key)
  })

  test('[P-41] lets a template be chosen and replaced, shown with the chosen product', async () => {
    answer()
    fakeCanvas()
    const product = buildProduct({ name: 'Travel cup' })
    const previews = respondWith(getTemplatePreview, { data: buildTemplatePreview() })
    respondWith(listAdTemplates, { data: [], meta: noMore })
    respondWith(listFavoriteTemplates, { data: [] })
    respondWith(getProduct, { data: product })
    const { user, router } = renderPage(<Page />, { address: `/image-generation-create?product=${product.id}` })
    await user.click(screen.getByRole('radio', { name: /A template/ }))
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await user.click(await screen.findByRole('button', { name: `Choose ${first!.name}` }))
    expect(await screen.findByRole('heading', { name: first!.name })).toBeVisible()
    expect(screen.getAllByRole('img', { name: /^Preview in/ })).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Choose another template' }))
    await user.click(await screen.findByRole('button', { name: `Choose ${second!.name}` }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findAllByRole('img', { name: /^Preview in/ })).toHaveLength(4)
    expect(router.state.location.search).toContain('step=product')
    expect(previews.at(-1)?.query).toMatchObject({ product_id: product.id })
  }, 30_000)

  test('says what is wrong when the order is refused, and keeps everything', async () => {
    answer()
    respondWith(createImageOrder, failure(402, { message: 'This costs 8 credits, and 1 is available.' }))
    const { user } = renderPage(<Page />, { address: '/image-generation-create?idea=Cups&step=words' })
    await user.click(await screen.findByRole('radio', { name: /Does not leak/ }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await user.click(await screen.findByRole('button', { name: /Create 4 images/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This costs 8 credits, and 1 is available.')
    expect(screen.getByRole('button', { name: /Create 4 images/ })).toBeEnabled()
  })
})
