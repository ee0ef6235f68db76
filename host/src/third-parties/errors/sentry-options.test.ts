import { replayOptions, sentryOptions, withoutSecrets } from './sentry-options.ts'

const options = sentryOptions({ dsn: 'https://k@sentry.example.com/1', environment: 'staging' }, '0123456789ab')

test.each([
  ['tracesSampleRate', 1],
  ['replaysSessionSampleRate', 0.1],
  ['replaysOnErrorSampleRate', 1],
  ['environment', 'staging'],
  ['release', 'host@0123456789ab'],
  ['dsn', 'https://k@sentry.example.com/1'],
] as const)('[T-06] error reporting starts with %s = %s', (name, value) => {
  expect(options[name]).toBe(value)
})

test('[T-06] a replay masks no texts and blocks no media', () => {
  expect(replayOptions).toMatchObject({ maskAllText: false, blockAllMedia: false })
})

test('[T-06] the trail of an error has no queries and no lines of the console', () => {
  expect(withoutSecrets({ category: 'navigation', data: { from: '/login', to: '/reset-password?token=abc' } })).toEqual(
    {
      category: 'navigation',
      data: { from: `${location.origin}/login`, to: `${location.origin}/reset-password` },
    },
  )
  expect(withoutSecrets({ category: 'console', message: 'anything' })).toBeNull()
})
