import { attachBriefImages } from '@marquee/contract/brief-images'
import { listBriefs } from '@marquee/contract/briefs'
import { getCredits } from '@marquee/contract/credits'
import { getImageOrder, type ImageOrder, rateImage, retryImage } from '@marquee/contract/image-generation'
import { buildBrief } from '@marquee/testing/build-brief'
import { buildGeneratedImage, buildImageOrder } from '@marquee/testing/build-image-order'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { Page } from './image-order-page.tsx'

function openOrder(order: ImageOrder) {
  respondWith(getImageOrder, { data: order })
  respondWith(getCredits, {
    data: {
      available: 100,
      held: 0,
      period: { starts_at: '2026-03-02T09:00:00.000Z', ends_at: null, granted: 500, spent: 0 },
      expiring: [],
      prices: [{ feature: 'image_generation', title: 'Image', unit: 'image', credits: 2 }],
    },
  })
  return renderPage(<Page />, { address: `/image-generation/${order.id}`, path: '/image-generation/:id' })
}

describe('[P-42] [R-08] an order', () => {
  test('shows its images, what was ordered and what it cost', async () => {
    openOrder(buildImageOrder())
    expect(await screen.findByRole('heading', { name: 'Travel cup', level: 1 })).toBeVisible()
    expect(screen.getByRole('img', { name: 'Does not leak, 1:1' })).toHaveAttribute(
      'src',
      expect.stringContaining('width=640'),
    )
    expect(screen.getByText('A cup for the way to work')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download Design 1, 1:1' })).toBeVisible()
  })

  test('says why a design has its layout, and what the layout checks found', async () => {
    const layout_reason = '“Sale poster” has the fewest faults of 2 layouts.'
    const layout_hints = ['The product is cropped by 32 %.']
    openOrder(buildImageOrder({ images: [buildGeneratedImage({ layout_reason, layout_hints })] }))
    expect(await screen.findByText(layout_reason)).toBeVisible()
    expect(screen.getByText('The product is cropped by 32 %.')).toBeVisible()
  })

  test('says why an image failed and that it cost nothing, and tries it again', async () => {
    const reason = 'The provider took too long to answer. Try again in a few minutes.'
    const image = buildGeneratedImage({
      status: 'failed',
      url: null,
      thumbnail_url: null,
      failed_reason: reason,
      credits: 0,
    })
    const order = buildImageOrder({ status: 'failed', images: [image], credits_used: 0 })
    const { user } = openOrder(order)
    const retries = respondWith(retryImage, { data: order })
    expect(await screen.findByText(reason)).toBeVisible()
    expect(screen.getByText('No credits were charged.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry Design 1, 1:1' }))
    await waitFor(() => expect(retries[0]?.params).toEqual({ id: order.id, image_id: image.id }))
  })

  test('a rating is sent, and a second click takes it back', async () => {
    const order = buildImageOrder({ images: [buildGeneratedImage({ rating: 'up' })] })
    const { user } = openOrder(order)
    const rated = respondWith(rateImage, { data: order })
    const up = await screen.findByRole('button', { name: 'Design 1, 1:1 is good', pressed: true })
    await user.click(up)
    await waitFor(() => expect(rated[0]?.body).toEqual({ rating: null }))
  })

  test('its finished images are attached to a brief', async () => {
    const order = buildImageOrder()
    const { user, services } = openOrder(order)
    respondWith(listBriefs, { data: [buildBrief({ title: 'Summer launch' })], meta: { next_cursor: null } })
    const attached = respondWith(attachBriefImages, { data: [] })
    await user.click(await screen.findByRole('button', { name: 'Attach to a brief' }))
    await user.click(await screen.findByRole('combobox', { name: 'Brief' }))
    await user.click(await screen.findByTitle('Summer launch'))
    await user.click(screen.getByRole('button', { name: 'Attach' }))
    await waitFor(() => expect(attached[0]?.body).toEqual({ image_ids: [order.images[0]?.id] }))
    expect(services.showToast).toHaveBeenCalledWith(expect.objectContaining({ summary: 'Image attached' }))
  })

  test('one that does not exist says so', async () => {
    respondWith(getImageOrder, failure(404, { message: 'This order does not exist.' }))
    renderPage(<Page />, { address: `/image-generation/${buildImageOrder().id}`, path: '/image-generation/:id' })
    expect(await screen.findByText('These images do not exist')).toBeVisible()
  })
})
