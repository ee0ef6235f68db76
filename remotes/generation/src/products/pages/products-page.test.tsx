import { deleteProduct, listProducts, restoreProduct } from '@marquee/contract/products'
import { buildProduct } from '@marquee/testing/build-product'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { act, screen, waitFor } from '@testing-library/react'
import { Page } from './products-page.tsx'

const noMore = { next_cursor: null }

function openProducts(address = '/products') {
  return renderPage(<Page />, { address })
}

describe('the product list', () => {
  test('[R-15] [F-09] shows name and price in its currency, links to the product, and loads more', async () => {
    const cup = buildProduct({ name: 'Travel cup', price: '1234.50', currency: 'EUR' })
    const calls = respondWith(listProducts, ({ query }) =>
      query.cursor === undefined
        ? { data: [cup], meta: { next_cursor: 'more' } }
        : { data: [buildProduct({ name: 'Old cup', price: null }, 2)], meta: noMore },
    )
    const { user } = openProducts()
    expect(await screen.findByRole('link', { name: 'Travel cup' })).toHaveAttribute('href', `/product/${cup.id}`)
    expect(screen.getByText('€1,234.50')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('No price')).toBeVisible()
    expect(calls.map((call) => call.query.cursor)).toEqual([undefined, 'more'])
  })

  test('[T-04] the import of a list is there until its feature flag takes it back', async () => {
    respondWith(listProducts, { data: [], meta: noMore })
    const { growthbook } = openProducts()
    expect(await screen.findByRole('link', { name: 'Import a list' })).toBeVisible()
    const features = { 'generation.product-import': { defaultValue: false } }
    await act(() => growthbook.setPayload({ features }))
    expect(screen.queryByRole('link', { name: 'Import a list' })).not.toBeInTheDocument()
  })

  test('the search stands in the address', async () => {
    const calls = respondWith(listProducts, { data: [], meta: noMore })
    const { user, router } = openProducts()
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'cup')
    await waitFor(() => expect(router.state.location.search).toBe('?q=cup'))
    await waitFor(() => expect(calls.at(-1)?.query.q).toBe('cup'))
    expect(await screen.findByRole('heading', { name: 'No product fits' })).toBeVisible()
  })

  test('[A-03] [F-09] deleting offers to undo it through the host', async () => {
    const cup = buildProduct({ name: 'Travel cup' })
    respondWith(listProducts, { data: [cup], meta: noMore })
    const deleted = respondWith(deleteProduct, undefined)
    const restored = respondWith(restoreProduct, { data: cup })
    const { user, services } = openProducts()
    await user.click(await screen.findByRole('button', { name: 'Delete Travel cup' }))
    await waitFor(() => expect(services.showToast).toHaveBeenCalled())
    expect(deleted[0]?.params).toEqual({ id: cup.id })
    const [toast] = services.showToast.mock.calls[0] ?? []
    expect(toast).toMatchObject({ summary: 'Product deleted', detail: 'Travel cup', action: { label: 'Undo' } })
    await act(async () => toast.action.onClick())
    await waitFor(() => expect(restored[0]?.params).toEqual({ id: cup.id }))
  })

  test('a refused deletion is explained', async () => {
    respondWith(listProducts, { data: [buildProduct({ name: 'Travel cup' })], meta: noMore })
    respondWith(deleteProduct, failure(403, { message: 'You can look at the products but not change them.' }))
    const { user, services } = openProducts()
    await user.click(await screen.findByRole('button', { name: 'Delete Travel cup' }))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ severity: 'error', detail: 'You can look at the products but not change them.' }),
      ),
    )
  })

  test('an empty workspace is invited to add the first product', async () => {
    respondWith(listProducts, { data: [], meta: noMore })
    openProducts()
    expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Add product' })[0]).toHaveAttribute('href', '/product/create-product')
  })
})
