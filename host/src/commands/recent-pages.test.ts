import { readRecentPages, rememberPage } from './recent-pages.ts'

afterEach(() => sessionStorage.clear())

test('pages are kept newest first, at most six, none of them twice', () => {
  for (let index = 1; index <= 8; index += 1) {
    rememberPage('ada/1', { address: `/brief/${index}`, title: 'Brief' })
  }
  rememberPage('ada/1', { address: '/brief/5', title: 'A better title' })
  expect(readRecentPages('ada/1').map(({ address, title }) => `${address} ${title}`)).toEqual([
    '/brief/5 A better title',
    '/brief/8 Brief',
    '/brief/7 Brief',
    '/brief/6 Brief',
    '/brief/4 Brief',
    '/brief/3 Brief',
  ])
})

test('another account or workspace sees none of them', () => {
  rememberPage('ada/1', { address: '/brief/1', title: 'Brief' })
  expect(readRecentPages('bob/1')).toEqual([])
  rememberPage('bob/1', { address: '/explore', title: 'Explore' })
  expect(readRecentPages('ada/1')).toEqual([])
})

test.each(['{', '[]', '{"owner":"ada/1","pages":[{"address":"https://other.example","title":"x"}]}'])(
  'a memory that is not ours (%s) counts as none',
  (text) => {
    sessionStorage.setItem('marquee.recent-pages', text)
    expect(readRecentPages('ada/1')).toEqual([])
  },
)
