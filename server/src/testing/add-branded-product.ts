import { randomUUID } from 'node:crypto'
import { uploadAsset } from '@marquee/contract/assets'
import { createBrandProfile } from '@marquee/contract/brand-profiles'
import { startProductImport } from '@marquee/contract/product-imports'
import { createProduct } from '@marquee/contract/products'
import sharp from 'sharp'
import type { SignedInAgent } from './agent.ts'
import { multipartFile } from './multipart-file.ts'
import { orderSomeImages } from './order-some-images.ts'

/**
 * Adds a brand with its logo, a product of the brand, an import of another product and an order of images.
 * @param mark a text that is part of every stored text
 */
export async function addBrandedProduct(owner: SignedInAgent, mark: string) {
  const image = sharp({ create: { width: 40, height: 20, channels: 3, background: '#cc3344' } })
  const upload = multipartFile(await image.png().toBuffer(), { name: 'photo.png', type: 'image/png' })
  const answer = await owner.request({ method: 'POST', url: uploadAsset.path, ...upload })
  const imageId = uploadAsset.response.parse(answer.json()).data.id
  const profile = await owner.call(createBrandProfile, {
    body: {
      name: mark,
      website: null,
      description: mark,
      colors: ['#1a5f7a'],
      voice: mark,
      audience: mark,
      always_include: [mark],
      never_mention: [mark],
      logo_ids: [imageId],
      fonts: [{ role: 'heading', family: mark, asset_id: null }],
      idempotency_key: randomUUID(),
    },
  })
  const profileId = profile.body.data.id
  const productImport = await owner.call(startProductImport, {
    body: {
      // No request is sent: the address is not on the public web.
      urls: [`http://127.0.0.1/${encodeURIComponent(mark)}`],
      brand_profile_id: profileId,
      cuts_out_images: false,
      idempotency_key: randomUUID(),
    },
  })
  const product = await owner.call(createProduct, {
    body: {
      name: mark,
      url: null,
      description: mark,
      price: null,
      currency: 'EUR',
      benefits: [mark],
      offer: mark,
      category: mark,
      image_ids: [imageId],
      brand_profile_id: profileId,
      idempotency_key: randomUUID(),
    },
  })
  const productId = product.body.data.id
  return {
    image_id: imageId,
    product_id: productId,
    order_id: await orderSomeImages(owner, productId, mark),
    brand_profile_id: profileId,
    product_import_id: productImport.body.data.id,
  }
}
