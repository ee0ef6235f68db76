import { buildId } from '@marquee/testing/build-id'
import { listPlacesText } from './list-places.ts'

const board = (name: string, ads_count = 1) => ({ id: buildId(name.length), name, ads_count })

describe('[F-02] where ads are saved already', () => {
  test('nothing is said of ads that are saved nowhere', () => {
    expect(listPlacesText({ saved_ad_ids: [], boards: [] }, 1)).toBeNull()
  })

  test('one ad: the swipe file and its boards by name', () => {
    const places = { saved_ad_ids: [buildId(1)], boards: [board('Board A'), board('Board B')] }
    expect(listPlacesText(places, 1)).toBe('Already saved in the swipe file, Board A, Board B.')
  })

  test('several ads: how many of them each place has; of many boards the first', () => {
    const boards = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => board(name, 2))
    expect(listPlacesText({ saved_ad_ids: [], boards }, 3)).toBe(
      'Some of the 3 ads are already saved in A (2), B (2), C (2), D (2) and 2 other boards.',
    )
  })
})
