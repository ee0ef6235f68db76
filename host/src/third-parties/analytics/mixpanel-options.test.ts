import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { toPerson } from '../third-party.ts'
import { LONGEST_VALUE, mixpanelOptions, toProfile, sendable } from './mixpanel-options.ts'

const options = mixpanelOptions({ token: 'abc', apiHost: 'https://m.example.com', recordingPercent: 0 })

test.each([
  ['track_pageview', false],
  ['debug', false],
  ['persistence', 'localStorage'],
  ['batch_size', 50],
  ['batch_flush_interval_ms', 5000],
  ['batch_request_timeout_ms', 90_000],
  ['cookie_expiration', 365],
  ['track_links_timeout', 300],
  ['record_idle_timeout_ms', 1_800_000],
  ['record_sessions_percent', 0],
  ['api_host', 'https://m.example.com'],
] as const)('[T-05] the SDK starts with %s = %s', (name, value) => {
  expect(options[name]).toBe(value)
})

test('[T-05] values longer than 255 characters are cut there, others are left alone', () => {
  const properties = sendable({ long: 'x'.repeat(400), short: 'x', count: 12, done: true })
  expect(properties).toEqual({ long: 'x'.repeat(LONGEST_VALUE), short: 'x', count: 12, done: true })
  expect(LONGEST_VALUE).toBe(255)
})

test('[T-05] addresses lose what their queries keep secret before they are sent', () => {
  const { $current_url, $initial_referrer } = sendable({
    $current_url: 'https://app.example.com/reset-password?token=abc&email=a@b.c&utm_source=mail',
    $initial_referrer: '$direct',
  })
  expect($current_url).toBe('https://app.example.com/reset-password?utm_source=mail')
  expect($initial_referrer).toBe('$direct')
})

test.each([true, false])('[T-05] the profile says whether the person is a super admin: %s', (super_admin) => {
  const person = toPerson(buildAuthData({ user: buildUser({ super_admin }), user_plan: null }))
  expect(person && toProfile(person)).toEqual({
    $email: 'ada@marquee.example',
    $name: 'Ada Marsh',
    super_admin,
    plan: '',
  })
})
