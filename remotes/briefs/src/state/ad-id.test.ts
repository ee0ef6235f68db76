import { adIdIn } from './ad-id.ts'

const BOARD = '01890000-0000-7000-8000-00000000000b'
const AD = '01890000-0000-7000-8000-0000000000ad'

describe('adIdIn', () => {
  test.each([
    ['an id', AD],
    ['an id in capitals with spaces', `  ${AD.toUpperCase()} `],
    ['a link to the ad', `https://marquee.test/explore?ad=${AD}&sort=newest`],
    ['a link to the ad inside of a board', `https://marquee.test/boards/${BOARD}?ad=${AD}`],
  ])('finds the ad in %s', (_name, text) => {
    expect(adIdIn(text)).toBe(AD)
  })

  test.each(['', 'https://example.com/ad/12345', 'javascript:alert(1)'])('finds none in "%s"', (text) => {
    expect(adIdIn(text)).toBeNull()
  })
})
