import { buildProduct } from '@marquee/testing/build-product'
import { createEmptyForm, toForm, toInput } from './product-form.ts'

const emptyProductForm = createEmptyForm('USD')

describe('the product form', () => {
  test('a stored product goes into the form and out of it unchanged', () => {
    const {
      id: _id,
      images,
      version: _version,
      created_at: _created,
      updated_at: _updated,
      ...fields
    } = buildProduct({
      url: 'https://shop.example/cup',
      benefits: ['Keeps warm'],
    })
    expect(toInput(toForm(buildProduct({ url: 'https://shop.example/cup', benefits: ['Keeps warm'] })))).toEqual({
      ...fields,
      image_ids: images.map((image) => image.id),
    })
  })

  test.each([
    ['', null],
    [' 19.90 ', '19.90'],
    ['19,90', '19.90'],
  ])('the price "%s" is sent as %s', (price, sent) => {
    expect(toInput({ ...emptyProductForm, price }).price).toBe(sent)
  })

  test.each([
    ['', null],
    ['shop.example/cup', 'https://shop.example/cup'],
    ['http://shop.example', 'http://shop.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('the address "%s" is sent as %s', (url, sent) => {
    expect(toInput({ ...emptyProductForm, url }).url).toBe(sent)
  })

  test('an empty benefit is left out', () => {
    expect(toInput({ ...emptyProductForm, benefits: ['  ', 'Light'] }).benefits).toEqual(['Light'])
  })
})

test('[F-11] a new product is sold in what the workspace reckons in', () => {
  expect([createEmptyForm('NOK').currency, createEmptyForm('XXX').currency]).toEqual(['NOK', 'USD'])
})
