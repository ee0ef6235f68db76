import type { LayoutFault } from '@marquee/creative/layout-fault'
import { describeLayout } from './describe-layout.ts'
import { tryLayouts } from './try-layouts.ts'

const fault = { rule: 'product_cropped', layer: 'product-1', value: 0.32 } satisfies LayoutFault
const small = { rule: 'text_small', layer: 'body-1', value: 21.2 } satisfies LayoutFault

/** Tries layouts with these numbers of faults; null cannot be drawn. @returns the numbers as they were ranked, and how many were drawn */
async function rank(counts: readonly (number | null)[]) {
  let drawn = 0
  const attempts = counts.map((count) => () => {
    drawn += 1
    return Promise.resolve(count === null ? null : { name: drawn, faults: Array.from({ length: count }, () => fault) })
  })
  const tried = await tryLayouts(attempts)
  return { names: tried.map(({ name }) => name), drawn }
}

describe('[P-42] the layout of an image', () => {
  test('is the first one without faults, and no further one is drawn', async () => {
    expect(await rank([0, 0])).toEqual({ names: [1], drawn: 1 })
    expect(await rank([2, 0, 0])).toEqual({ names: [2, 1], drawn: 2 })
  })

  test('is the one with the fewest faults when all have some, and the most suitable of equal ones', async () => {
    expect(await rank([3, 1, 1, 2])).toEqual({ names: [2, 3, 4, 1], drawn: 4 })
  })

  test('is looked for further when one cannot be drawn', async () => {
    expect(await rank([2, null, 1])).toEqual({ names: [3, 1], drawn: 3 })
  })

  test('is explained in plain words', () => {
    const [poster, coupon] = ['offer-poster', 'offer-burst'] as const
    expect(describeLayout([])).toBeNull()
    expect(describeLayout([{ template_id: poster, faults: [] }])).toBe(
      '“Sale poster” passed every layout check: the product is whole and clear, and all texts can be read.',
    )
    expect(describeLayout([{ template_id: poster, faults: [fault, fault, small] }])).toBe(
      '“Sale poster” was drawn as it is. The layout checks found: The product is cropped by 32 %. A text has 21 px, which is hard to read on a phone.',
    )
    expect(
      describeLayout([
        { template_id: poster, faults: [small] },
        { template_id: coupon, faults: [small, fault] },
      ]),
    ).toBe(
      '“Sale poster” has the fewest faults of 2 layouts. “Price with a burst” was not taken: A text has 21 px, which is hard to read on a phone. The product is cropped by 32 %.',
    )
  })
})
