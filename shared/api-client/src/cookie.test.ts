import { readCookie, writeCookie } from './cookie.ts'

describe('cookies', () => {
  test('[A-16] a cookie lives one day, on path /, SameSite Lax, unless said otherwise', () => {
    const set = jest.spyOn(document, 'cookie', 'set')
    writeCookie('theme', 'dark mode')
    writeCookie('visit', '1', { days: 30, path: '/explore', sameSite: 'Strict' })
    expect(set.mock.calls.map(([cookie]) => cookie)).toEqual([
      'theme=dark%20mode; Max-Age=86400; Path=/; SameSite=Lax',
      'visit=1; Max-Age=2592000; Path=/explore; SameSite=Strict',
    ])
  })

  test('[A-16] a cookie is read back decoded; a missing one is null; a badly encoded one stays as it is', () => {
    document.cookie = 'plain=a%20b%3D1'
    document.cookie = 'broken=100%'
    expect([readCookie('plain'), readCookie('missing'), readCookie('broken')]).toEqual(['a b=1', null, '100%'])
  })
})
