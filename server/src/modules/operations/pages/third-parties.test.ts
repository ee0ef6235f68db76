import { EnvironmentError, readEnvironment } from '../../../platform/environment.ts'
import { pageContentSecurityPolicy } from '../../../platform/http/security-headers.ts'
import { thirdPartyOrigins, thirdPartySettings } from './third-parties.ts'

function toSettings(variables: Record<string, string>) {
  return thirdPartySettings(readEnvironment(variables).thirdParties)
}

function toPolicy(variables: Record<string, string>): string {
  const { thirdParties } = readEnvironment(variables)
  return pageContentSecurityPolicy({ inlineScripts: [], ...thirdPartyOrigins(thirdParties, []) })
}

test('[T-05] without configuration pages are told of nobody and may reach nobody but us', () => {
  expect(toSettings({})).toEqual({})
  expect(toPolicy({})).toBe(pageContentSecurityPolicy({ inlineScripts: [] }))
})

test('[T-05] the token of Mixpanel reaches the page, and its host the policy', () => {
  const variables = { MIXPANEL_TOKEN: 'abc', MIXPANEL_API_HOST: 'https://m.example.com/' }
  expect(toSettings(variables)).toEqual({
    'mixpanel-token': 'abc',
    'mixpanel-api-host': 'https://m.example.com',
    'mixpanel-recording-percent': '0',
  })
  expect(toPolicy(variables)).toContain("connect-src 'self' https://m.example.com;")
  expect(toPolicy(variables)).toContain("script-src 'self';")
})

test.each([
  ['production', 'https://a@sentry.example.com/1'],
  ['staging', 'https://b@sentry.example.com/2'],
])('[T-06] %s reports errors to a project of its own', (environment, dsn) => {
  const variables = {
    APP_ENVIRONMENT: environment,
    SENTRY_DSN: 'https://a@sentry.example.com/1',
    SENTRY_DSN_NON_PRODUCTION: 'https://b@sentry.example.com/2',
  }
  expect(toSettings(variables)).toEqual({ 'app-environment': environment, 'sentry-dsn': dsn })
  expect(toPolicy(variables)).toContain("connect-src 'self' https://sentry.example.com;")
  expect(toPolicy(variables)).toContain("worker-src 'self' blob:;")
})

test('[T-06] what is not production never reports to the project of production', () => {
  expect(toSettings({ SENTRY_DSN: 'https://a@sentry.example.com/1' })).toEqual({})
})

test('[T-07] the chat comes from its vendor, or from where the configuration says', () => {
  expect(toSettings({ CHAT_APP_ID: 'x1' })['chat-script-url']).toBe('https://widget.intercom.io/widget/x1')
  const own = {
    CHAT_APP_ID: 'x1',
    CHAT_SCRIPT_URL: 'https://chat.example.com/c.js',
    CHAT_ORIGINS: 'wss://live.example.com',
  }
  expect(toSettings(own)['chat-script-url']).toBe('https://chat.example.com/c.js')
  expect(toPolicy(own)).toContain("script-src 'self' https://chat.example.com;")
  expect(toPolicy(own)).toContain("connect-src 'self' https://chat.example.com wss://live.example.com;")
})

test('[T-08] pixels and the tracking script open the policy for themselves only', () => {
  expect(toPolicy({ META_PIXEL_ID: '1' })).toContain(
    "script-src 'self' https://connect.facebook.net https://www.facebook.com;",
  )
  expect(toPolicy({ TIKTOK_PIXEL_ID: '1' })).toContain("script-src 'self' https://analytics.tiktok.com;")
  expect(toPolicy({ TRACKING_SCRIPT_URL: 'https://t.example.com/t.js' })).toContain(
    "script-src 'self' https://t.example.com;",
  )
})

test.each([
  ['SENTRY_DSN', 'not-a-dsn'],
  ['TRACKING_SCRIPT_URL', 'javascript:alert(1)'],
  ['CHAT_ORIGINS', "'unsafe-inline'"],
  ['MIXPANEL_RECORDING_PERCENT', '101'],
])('a wrong %s stops the start and is named', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError)
})
