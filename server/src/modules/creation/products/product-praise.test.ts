import { selectPraise } from './product-praise.service.ts'

const review = (text: string, rating: number | null) => ({ text, author: '', rating })

describe('[P-44] what ads show of the reviews of a product', () => {
  test('are no complaints; reviews without stars stay', () => {
    const reviews = [
      review('Turned my finger green.', 1),
      review('Beautiful.', 5),
      review('Fine.', 3),
      review('Good.', null),
    ]
    const { reviews: shown } = selectPraise({ rating: 4.6, review_count: 310, reviews })
    expect(shown.map(({ text }) => text)).toEqual(['Beautiful.', 'Good.'])
  })

  test.each([
    [4, 12, { rating: 4, review_count: 12 }],
    [2.1, 12, { rating: null, review_count: null }],
    [null, 12, { rating: null, review_count: null }],
  ])('a rating of %s is shown from four stars on', (rating, review_count, expected) => {
    expect(selectPraise({ rating, review_count, reviews: [] })).toMatchObject(expected)
  })
})
