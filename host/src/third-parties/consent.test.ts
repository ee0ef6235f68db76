import { readCookie, writeCookie } from '@marquee/api-client/cookie'
import { createConsent } from './consent.ts'

afterEach(() => {
  writeCookie('marquee_consent', '', { days: 0 })
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

test('[T-05, T-06, T-08] without a choice nothing optional runs, and the person is asked', () => {
  const consent = createConsent()
  expect(consent.isGiven()).toBe(false)
  expect(consent.isToBeAsked()).toBe(true)
})

test('[T-05, T-06, T-08] a choice is kept in a cookie, told at once, and not asked for again', () => {
  const consent = createConsent()
  const onChange = jest.fn()
  consent.subscribe(onChange)
  consent.choose('all')
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(consent.isGiven()).toBe(true)
  expect(readCookie('marquee_consent')).toBe('all')
  expect(createConsent().isGiven()).toBe(true)

  consent.choose('needed')
  expect(consent.isGiven()).toBe(false)
  expect(createConsent().isToBeAsked()).toBe(false)
})

test('[T-05, T-06, T-08] Global Privacy Control is an answer, which the person may overrule', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  const consent = createConsent()
  expect(consent.isToBeAsked()).toBe(false)
  expect(consent.isGiven()).toBe(false)
  consent.choose('all')
  expect(createConsent().isGiven()).toBe(true)
})

test('a cookie that says something else counts as no choice', () => {
  writeCookie('marquee_consent', 'perhaps')
  expect(createConsent().readChoice()).toBeNull()
})
