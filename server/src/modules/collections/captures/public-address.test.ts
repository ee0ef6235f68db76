import { toPublicAddress, withoutSecrets } from './public-address.ts'

describe('[P-85] the address of a captured ad', () => {
  test('is the public page of its library, whatever the page’s own address contains', () => {
    const page = 'https://www.facebook.com/ads/archive/render_ad/?id=77&access_token=EAAsecret'
    expect(toPublicAddress({ source: 'meta', externalId: '77', page })).toBe(
      'https://www.facebook.com/ads/library/?id=77',
    )
    expect(toPublicAddress({ source: 'linkedin', externalId: '8/9', page })).toBe(
      'https://www.linkedin.com/ad-library/detail/8%2F9',
    )
  })

  test.each([
    ['https://shop.example/p?item=4&utm_source=a#part', 'https://shop.example/p?item=4&utm_source=a'],
    ['https://ada:pw@shop.example/?access_token=x&sig=y&q=z', 'https://shop.example/?q=z'],
    ['https://shop.example/?PHPSESSION=1&api_token=2&fbclid=3', 'https://shop.example/'],
  ])('%s is stored as %s', (page, stored) => {
    expect(withoutSecrets(page)).toBe(stored)
  })
})
