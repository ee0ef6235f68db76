import { getCredits } from '@marquee/contract/credits'
import { getGenerationProviders } from '@marquee/contract/generation-providers'
import { createImageOrder } from '@marquee/contract/image-generation'
import { imageWords, writeImageWords } from '@marquee/contract/image-words'
import { checkLines } from '@marquee/contract/line-checks'
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
    data: [
      { key: `aida-${body.round}`, framework: 'aida' as const, title: 'Attention first', hook: null, words, facts: {} },
    ],
    meta: {
      inspiration: null,
      written_by: 'embedded' as const,
      notice: null,
      written_in: 'en',
      missing: null,
      questions: [],
    },
  }))
  respondWith(checkLines, { data: [], meta: { language: 'en', is_spelling_checked: true } })
  respondWith(getGenerationProviders, {
    data: {
      text: { origin: 'embedded', model: null },
      image: { origin: 'embedded', model: null },
      speech: { origin: 'embedded', model: null },
      transcription: { origin: 'embedded', model: null },
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

describe('[P-44] the words of the wizard', () => {
  test('show their length, who wrote them from which fact, and what a check found, which one click mends', async () => {
    answer()
    const model = { name: 'test-model', requests: 2, tokens: 1200 }
    const facts = { headline: { kind: 'benefit' as const, text: 'Never leaks' } }
    respondWith(writeImageWords, {
      data: [{ key: 'model-0', framework: 'fab', title: '', words: { ...words, headline: 'Does not leek' }, facts }],
      meta: {
        inspiration: null,
        written_by: 'model',
        model,
        notice: null,
        written_in: 'en',
        missing: null,
        questions: [],
      },
    })
    const finding = { kind: 'spelling' as const, rule: 'spelling', start: 9, end: 13, source: null }
    const calls = respondWith(checkLines, ({ body }) => ({
      data: body.lines
        .filter(({ text }) => text.includes('leek'))
        .map(({ key }) => ({
          key,
          findings: [{ ...finding, message: '“leek” is in no dictionary.', suggestions: ['leak'] }],
        })),
      meta: { language: 'en' as const, is_spelling_checked: true },
    }))
    const { user } = renderPage(<Page />, { address: '/image-generation-create?idea=Cups&step=words' })
    await user.click(await screen.findByRole('radio', { name: /Does not leek/ }))
    expect(screen.getByText(/test-model in 2 requests, 1,200 tokens/)).toBeVisible()
    expect(screen.getByText('13/60')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: /1 note/, expanded: false }))
    expect(screen.getByText('Written by test-model from “Never leaks”')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use “leak”' }))
    expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveValue('Does not leak')
    await waitFor(() => expect(screen.queryByRole('button', { name: /1 note/ })).toBeNull())
    expect(screen.getByText('Your own words')).toBeVisible()
    expect(calls[0]?.body.lines).toContainEqual({ key: 'headline', text: 'Does not leek' })
  })
})

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

  test('[P-44] asks what is missing, writes with the answers and in the chosen language, and shows the fact behind a line', async () => {
    answer()
    const requests = respondWith(writeImageWords, {
      data: [
        {
          key: 'aida-0',
          framework: 'aida' as const,
          title: 'Attention first',
          hook: 'statement' as const,
          words,
          facts: { headline: { kind: 'said' as const, text: 'It never leaks' } },
        },
      ],
      meta: {
        inspiration: null,
        written_by: 'embedded' as const,
        notice: null,
        written_in: 'en',
        missing: 'Little is known about the travel cup: no more than one benefit.',
        questions: ['better', 'today'],
      },
    })
    const { user } = renderPage(<Page />, { address: '/image-generation-create?idea=Cups&step=words' })
    expect(await screen.findByText('It never leaks')).toBeVisible()
    expect(screen.getByText(/^Set by rules from your facts/)).toHaveTextContent('Connect a language model')
    await user.type(screen.getByRole('textbox', { name: /What does it do better/ }), 'Never leaks')
    await user.type(screen.getByRole('textbox', { name: /What do they use today/ }), 'Paper cups')
    await user.click(screen.getByRole('button', { name: 'Write with these answers' }))
    await waitFor(() =>
      expect(requests.at(-1)?.body.answers).toEqual({ better: 'Never leaks', audience: '', today: 'Paper cups' }),
    )
    await user.click(screen.getByRole('combobox', { name: 'Language' }))
    await user.click(await screen.findByTitle('German'))
    await waitFor(() => expect(requests.at(-1)?.body.language).toBe('de'))
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
