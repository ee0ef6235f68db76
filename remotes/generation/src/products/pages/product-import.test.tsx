import {
  cutOutImage,
  listProductImports,
  type ProductDraft,
  type ProductImport,
  readProductPage,
  startProductImport,
} from '@marquee/contract/product-imports'
import { createProduct } from '@marquee/contract/products'
import { listBrandProfiles } from '@marquee/contract/brand-profiles'
import { buildId } from '@marquee/testing/build-id'
import { buildProduct } from '@marquee/testing/build-product'
import { buildStoredAsset } from '@marquee/testing/build-stored-asset'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { imageDrafts } from '../../wizard/state/kept-draft.ts'
import { Page as CreatePage } from './create-product-page.tsx'
import { Page as ImportPage } from './import-products-page.tsx'

const [original, second] = [1, 3].map((number) => buildStoredAsset({}, number))

const DRAFT: ProductDraft = {
  name: 'Travel cup',
  url: 'https://shop.example/cup',
  description: 'Keeps warm.',
  price: '24.90',
  currency: 'EUR',
  price_before: '',
  price_after: '',
  price_choices: [],
  benefits: ['Does not leak'],
  offer: '',
  category: 'Cups',
  language: 'en',
  rating: 4.6,
  review_count: 12,
  reviews: [{ text: 'Never leaks.', author: 'Ada', rating: 5 }],
  images: [
    { original: original ?? buildStoredAsset(), cutout: { ...buildStoredAsset({}, 2), is_clean: true } },
    { original: second ?? buildStoredAsset(), cutout: null },
  ],
  failed_images: 1,
}

beforeEach(() => {
  respondWith(listBrandProfiles, { data: [], meta: { next_cursor: null } })
})

describe('[R-15] [P-40] a product from its page', () => {
  test('[P-96] asks which price is right where the page states two, and keeps the words around it', async () => {
    const choice = { price: '59.99', currency: 'USD', price_before: '', price_after: '', stated_by: 'data' } as const
    const shown = { ...choice, price: '29.99', price_before: 'from', price_after: '/month', stated_by: 'page' } as const
    respondWith(readProductPage, { data: { ...DRAFT, price: null, currency: null, price_choices: [choice, shown] } })
    const { user } = renderPage(<CreatePage />, { address: '/product/create-product?url=shop.example' })
    expect(await screen.findByText('The page states two prices. Which one is right?')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Price (optional)' })).toHaveValue('')
    expect(screen.getByRole('button', { name: '$59.99 in the data for search engines' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'from $29.99/month on the page itself' }))
    expect(screen.getByRole('textbox', { name: 'Price (optional)' })).toHaveValue('29.99')
    expect(screen.getByRole('textbox', { name: /^Before the price/ })).toHaveValue('from')
    expect(screen.getByRole('textbox', { name: /^After the price/ })).toHaveValue('/month')
  })

  test('[R-16] is read at once when its address came along, and the images that wait for it go on', async () => {
    sessionStorage.clear()
    const draft = buildId(7, 1)
    const product = buildProduct({ name: 'Travel cup' })
    const reads = respondWith(readProductPage, { data: DRAFT })
    respondWith(createProduct, { data: product })
    const address = `/product/create-product?url=${encodeURIComponent(DRAFT.url)}&draft=${draft}`
    const { user, router } = renderPage(<CreatePage />, { address })
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Travel cup'))
    expect(reads.map(({ body }) => body.url)).toEqual([DRAFT.url])
    await user.click(screen.getByRole('button', { name: 'Add product' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/image-generation-create'))
    expect(router.state.location.search).toBe(`?draft=${draft}`)
    expect(imageDrafts.read(draft)).toMatchObject({ productId: product.id })
  })

  test('fills in what is empty; cut-outs are a choice; nothing is stored before it is saved', async () => {
    respondWith(readProductPage, { data: DRAFT })
    const creations = respondWith(createProduct, { data: buildProduct() })
    const { user } = renderPage(<CreatePage />, { address: '/product/create-product' })
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'My cup')
    await user.type(screen.getByRole('textbox', { name: 'Product page' }), 'shop.example/cup')
    await user.click(screen.getByRole('button', { name: 'Read page' }))
    expect(await screen.findByText(/One image was cut out/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('My cup')
    expect(screen.getByRole('textbox', { name: /^Price/ })).toHaveValue('24.90')
    expect(creations).toHaveLength(0)

    await user.click(screen.getByRole('button', { name: 'Use original of image 1' }))
    await user.click(screen.getByRole('button', { name: 'Read page' }))
    expect(await screen.findAllByRole('img', { name: /^My cup, image/ })).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Remove the rating' }))
    await user.click(screen.getByRole('button', { name: 'Add product' }))
    await waitFor(() => expect(creations).toHaveLength(1))
    expect(creations[0]?.body).toMatchObject({
      name: 'My cup',
      url: 'https://shop.example/cup',
      currency: 'EUR',
      image_ids: [original?.id, second?.id],
      rating: null,
      reviews: DRAFT.reviews,
    })
  })

  test('any image can be cut out, and one that cannot says why', async () => {
    respondWith(readProductPage, { data: { ...DRAFT, images: DRAFT.images.slice(1) } })
    const answers = [null, { ...buildStoredAsset({}, 2), is_clean: true }]
    respondWith(cutOutImage, () => ({ data: answers.shift() ?? null }))
    const { user } = renderPage(<CreatePage />, { address: '/product/create-product?url=shop.example' })
    await user.click(await screen.findByRole('button', { name: 'Cut out image 1' }))
    expect(await screen.findByText(/not plain enough/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cut out image 1' }))
    expect(await screen.findByRole('button', { name: 'Use original of image 1' })).toBeVisible()
  })
})

describe('[R-15] [P-40] a list of pages', () => {
  const report: ProductImport = {
    id: buildId(1, 6),
    state: 'running',
    pages: [
      { url: 'https://shop.example/a', state: 'done', product_id: buildId(1, 8), product_name: 'Lamp', reason: null },
      {
        url: 'https://shop.example/b',
        state: 'failed',
        product_id: null,
        product_name: null,
        reason: 'It is a video.',
      },
      { url: 'https://shop.example/c', state: 'waiting', product_id: null, product_name: null, reason: null },
    ],
    created_at: '2026-11-01T09:00:00Z',
    finished_at: null,
  }

  test('is started once for each address, and its report says what became of each page', async () => {
    respondWith(listProductImports, { data: [report], meta: { next_cursor: null } })
    const starts = respondWith(startProductImport, { data: report })
    const { user } = renderPage(<ImportPage />, { address: '/products/import' })
    expect(await screen.findByRole('heading', { name: 'Importing: 2 of 3 pages read' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Lamp' })).toHaveAttribute('href', `/product/${buildId(1, 8)}`)
    expect(screen.getByText('It is a video.')).toBeVisible()

    await user.type(screen.getByRole('textbox', { name: 'Addresses' }), 'shop.example/a\nshop.example/b shop.example/a')
    await user.click(screen.getByRole('button', { name: 'Import 2 products' }))
    await waitFor(() => expect(starts).toHaveLength(1))
    expect(starts[0]?.body.urls).toEqual(['https://shop.example/a', 'https://shop.example/b'])
  })

  test.each([
    ['an empty list', '', 'Enter at least one address.'],
    ['a word', 'shop.example/a\nnot-an-address', 'This is not an address: https://not-an-address'],
    [
      'a list that is too long',
      Array.from({ length: 51 }, (_, index) => `s.example/${index}`).join(' '),
      'These are 51 addresses. Import at most 50 at a time.',
    ],
  ])('%s is refused before anything is sent', async (_name, text, problem) => {
    respondWith(listProductImports, { data: [], meta: { next_cursor: null } })
    const starts = respondWith(startProductImport, { data: report })
    const { user } = renderPage(<ImportPage />, { address: '/products/import' })
    const field = screen.getByRole('textbox', { name: 'Addresses' })
    await user.click(field)
    await user.paste(text)
    await user.click(screen.getByRole('button', { name: /^Import/ }))
    expect(field).toHaveAccessibleDescription(expect.stringContaining(problem))
    expect(starts).toHaveLength(0)
  })
})
