import { loginThrottleKey } from './login-throttle-key.ts'

test.each([
  ['Ada@Marquee.Example', 'ada@marquee.example'],
  ['ünal@marquee.example', 'unal@marquee.example'],
  ['u\u0308nal@marquee.example', 'unal@marquee.example'],
  ['straße@marquee.example', 'strasse@marquee.example'],
  ['Ærø@marquee.example', 'aero@marquee.example'],
  ['ａｄａ@marquee.example', 'ada@marquee.example'],
  ['İstanbul@marquee.example', 'istanbul@marquee.example'],
  ['日本@marquee.example', 'riben@marquee.example'],
  ['ⓣⓔⓢⓣ⓸@marquee.example', 'test4@marquee.example'],
  ['⓿❹⓫@marquee.example', '0411@marquee.example'],
  ['ÆRØ@marquee.example', 'aero@marquee.example'],
])('[C-04] attempts with %s count as %s', (email, base) => {
  expect(loginThrottleKey(email, '192.0.2.1')).toBe(`login:${base}|192.0.2.1`)
})

test('[C-04] attempts from another address count apart', () => {
  expect(loginThrottleKey('a@b.example', '192.0.2.1')).not.toBe(loginThrottleKey('a@b.example', '192.0.2.2'))
})
