import { listBrandProfiles } from '@marquee/contract/brand-profiles'
import { deleteProduct, getProduct, type Product, updateProduct } from '@marquee/contract/products'
import { buildProduct } from '@marquee/testing/build-product'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { Page } from './edit-product-page.tsx'

/** A server that keeps one product, with versions as the real one. */
function keepProduct() {
  const kept: { product: Product } = { product: buildProduct({ name: 'Travel cup' }) }
  respondWith(getProduct, () => ({ data: kept.product }))
  const saves = respondWith(updateProduct, ({ body: { version, image_ids: _ids, ...fields } }) => {
    if (version !== kept.product.version) {
      return failure(409, { message: 'Somebody else changed this product.', code: 'version_conflict' })
    }
    kept.product = { ...kept.product, ...fields, version: version + 1 }
    return { data: kept.product }
  })
  return { kept, saves }
}

function openProduct() {
  return renderPage(<Page />, { address: `/product/${buildProduct().id}`, path: '/product/:id' })
}

async function renameTo(user: ReturnType<typeof openProduct>['user'], name: string): Promise<void> {
  const input = await screen.findByRole('textbox', { name: 'Name' })
  await user.clear(input)
  await user.type(input, name)
}

beforeEach(() => {
  respondWith(listBrandProfiles, { data: [], meta: { next_cursor: null } })
})

describe('editing a product', () => {
  test('[R-15] [F-09] saves on the version that was opened', async () => {
    const { saves } = keepProduct()
    const { user, router } = openProduct()
    await renameTo(user, 'Big cup')
    await user.click(screen.getByRole('button', { name: 'Save product' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'))
    expect(saves.map((save) => save.body)).toMatchObject([{ name: 'Big cup', price: '19.90', version: 1 }])
  })

  test('a conflict is explained; keeping mine saves what the form holds now over theirs', async () => {
    const { kept } = keepProduct()
    const { user, router } = openProduct()
    await renameTo(user, 'Mine')
    kept.product = { ...kept.product, name: 'Theirs', version: 2 }
    await user.click(screen.getByRole('button', { name: 'Save product' }))
    expect(await screen.findByText('Somebody else changed this product')).toBeVisible()
    await renameTo(user, 'Mine, later')
    await user.click(screen.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'))
    expect(kept.product).toMatchObject({ name: 'Mine, later', version: 3 })
  })

  test('a conflict can also load theirs', async () => {
    const { kept } = keepProduct()
    const { user } = openProduct()
    await renameTo(user, 'Mine')
    kept.product = { ...kept.product, name: 'Theirs', version: 2 }
    await user.click(screen.getByRole('button', { name: 'Save product' }))
    await user.click(await screen.findByRole('button', { name: 'Load theirs' }))
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Theirs')
    expect(screen.queryByText('Somebody else changed this product')).not.toBeInTheDocument()
  })

  test('deleting needs no answer about changes that are gone with it', async () => {
    keepProduct()
    respondWith(deleteProduct, undefined)
    const { user, router } = openProduct()
    await renameTo(user, 'Half typed')
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'))
  })

  test("a product that does not exist, or is another workspace's, says so", async () => {
    respondWith(getProduct, failure(404, { message: 'This product does not exist.' }))
    openProduct()
    expect(await screen.findByRole('heading', { name: 'This product does not exist' })).toBeVisible()
  })
})
