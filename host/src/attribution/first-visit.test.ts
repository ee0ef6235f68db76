import { configureApiClient } from '@marquee/api-client/call-endpoint'
import { readFirstVisit, rememberFirstVisit, reportReferralVisit } from './first-visit.ts'

afterEach(() => {
  document.cookie = 'marquee_first_visit=; Max-Age=0; Path=/'
})

function visit(search: string) {
  rememberFirstVisit(new URLSearchParams(search))
}

test('[A-11] campaign and referral of the first visit are kept', () => {
  visit('utm_source=newsletter&utm_medium=email&utm_campaign=Spring%20%26%20Summer&ref=ada&via=partner')
  expect(readFirstVisit()).toEqual({
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'Spring & Summer',
    ref_code: 'ada',
    rewardful_referral: 'partner',
  })
})

test.each(['', 'https://api.example.com'])('[A-20] a referral is told to the API at "%s"', (baseUrl) => {
  const sendBeacon = jest.fn(() => true)
  Object.assign(navigator, { sendBeacon })
  configureApiClient({ baseUrl })
  reportReferralVisit(new URLSearchParams('ref=ada'))
  configureApiClient({ baseUrl: '' })
  expect(sendBeacon).toHaveBeenCalledWith(`${baseUrl}/api/referrals/visits`, expect.any(Blob))
})

test('[A-11] a later visit changes nothing', () => {
  visit('utm_source=first')
  visit('utm_source=second&ref_code=bob')
  visit('')
  expect(readFirstVisit()).toEqual({ utm_source: 'first' })
})

test('[A-11] a first visit without any values leaves room for a later one', () => {
  visit('q=shoes')
  visit('utm_source=search')
  expect(readFirstVisit()).toEqual({ utm_source: 'search' })
})

test('[R-21] ref=staff-picks marks a section and is no referral', () => {
  visit('ref=staff-picks')
  expect(readFirstVisit()).toEqual({})
})

test('a value longer than the server takes is shortened, an empty one is dropped', () => {
  visit(`utm_source=${'x'.repeat(400)}&utm_medium=%20&ref_code=`)
  expect(readFirstVisit()).toEqual({ utm_source: 'x'.repeat(255) })
})

test.each(['no json', '[1]', '{"utm_source":5}'])('a cookie that is not ours counts as nothing: %s', (content) => {
  document.cookie = `marquee_first_visit=${encodeURIComponent(content)}; Path=/`
  expect(readFirstVisit()).toEqual({})
})
