import { uploadAsset } from '@marquee/contract/assets'
import { listBrandProfiles } from '@marquee/contract/brand-profiles'
import { createProduct } from '@marquee/contract/products'
import { buildProduct } from '@marquee/testing/build-product'
import { buildStoredAsset } from '@marquee/testing/build-stored-asset'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Page } from './create-product-page.tsx'

function openForm() {
  return renderPage(<Page />, { address: '/product/create-product' })
}

beforeEach(() => {
  respondWith(listBrandProfiles, { data: [], meta: { next_cursor: null } })
})

describe('adding a product', () => {
  test('[R-15] [F-09] sends what was typed and goes to the list', async () => {
    const creations = respondWith(createProduct, { data: buildProduct() })
    const { user, router } = openForm()
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Travel cup')
    await user.type(screen.getByRole('textbox', { name: /^Price/ }), '19,90')
    await user.click(screen.getByRole('button', { name: 'Add a benefit' }))
    await user.type(screen.getByRole('textbox', { name: 'Benefit 1' }), 'Does not leak')
    await user.click(screen.getByRole('button', { name: 'Add product' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'))
    expect(creations[0]?.body).toMatchObject({
      name: 'Travel cup',
      price: '19.90',
      benefits: ['Does not leak'],
      url: null,
    })
  })

  test('a missing name and a wrong price are explained at their fields, and the first one gets the focus', async () => {
    const { user } = openForm()
    await user.type(screen.getByRole('textbox', { name: /^Price/ }), 'cheap')
    await user.click(screen.getByRole('button', { name: 'Add product' }))
    const name = screen.getByRole('textbox', { name: 'Name' })
    expect(name).toHaveAccessibleDescription('Enter a name.')
    expect(screen.getByRole('textbox', { name: /^Price/ })).toHaveAccessibleDescription('Enter a price such as 19.90.')
    await waitFor(() => expect(name).toHaveFocus())
    await user.type(name, 'C')
    expect(name).not.toHaveAccessibleDescription('Enter a name.')
  })

  test('what the server refuses stands at its field; the same key is sent again', async () => {
    const answers = [
      failure(422, { message: 'Taken.', errors: { name: ['This name is taken.'] } }),
      { data: buildProduct() },
    ]
    const creations = respondWith(createProduct, () => answers.shift() ?? { data: buildProduct() })
    const { user, router } = openForm()
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Cup')
    await user.click(screen.getByRole('button', { name: 'Add product' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('This name is taken.'),
    )
    await user.click(screen.getByRole('button', { name: 'Add product' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'))
    expect(creations[0]?.body.idempotency_key).toBe(creations[1]?.body.idempotency_key)
  })

  test('[F-09] images are uploaded, named after the product, ordered and removed; a wrong file is refused before', async () => {
    let number = 0
    respondWith(uploadAsset, () => ({ data: buildStoredAsset({}, (number += 1)) }))
    const creations = respondWith(createProduct, { data: buildProduct() })
    const { user, container } = openForm()
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Cup')
    const input = container.querySelector('input[type=file]')
    const files = ['a.png', 'b.png', 'c.png'].map((name) => new File(['x'], name, { type: 'image/png' }))
    fireEvent.change(input as HTMLInputElement, {
      target: { files: [...files, new File(['x'], 'plan.pdf', { type: 'application/pdf' })] },
    })
    expect(await screen.findByRole('img', { name: 'Cup, image 3' })).toBeInTheDocument()
    expect(screen.getByText('plan.pdf is not a PNG, JPEG, WebP, AVIF or SVG image.')).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Move image 3 forward' }))
    await user.click(screen.getByRole('button', { name: 'Remove image 1' }))
    await user.click(screen.getByRole('button', { name: 'Add product' }))
    await waitFor(() =>
      expect(creations[0]?.body.image_ids).toEqual([buildStoredAsset({}, 3).id, buildStoredAsset({}, 2).id]),
    )
  })

  test('leaving with something typed asks first', async () => {
    const { user, router } = openForm()
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Cup')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Stay on this page' }))
    expect(router.state.location.pathname).toBe('/product/create-product')
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Cup')

    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'))
  })
})
