import { needsConsent, readSettings } from './settings.ts'

function pageWith(elements: Record<string, string>): Document {
  const page = document.implementation.createHTMLDocument()
  for (const [id, text] of Object.entries(elements)) {
    page.body.append(Object.assign(page.createElement('div'), { id, textContent: text, hidden: true }))
  }
  return page
}

test('[T-05, T-06, T-07, T-08] a page without hidden elements switches nothing on', () => {
  const settings = readSettings(pageWith({}))
  expect(Object.values(settings)).toEqual([null, null, null, null, null, null])
  expect(needsConsent(settings)).toBe(false)
})

test('[T-05] the token of Mixpanel is read from its element', () => {
  const settings = readSettings(
    pageWith({
      'mixpanel-token': ' abc ',
      'mixpanel-api-host': 'https://m.example.com',
      'mixpanel-recording-percent': '5',
    }),
  )
  expect(settings.mixpanel).toEqual({ token: 'abc', apiHost: 'https://m.example.com', recordingPercent: 5 })
  expect(needsConsent(settings)).toBe(true)
})

test('[T-06] the name of the environment is read from its element', () => {
  const page = pageWith({ 'sentry-dsn': 'https://k@sentry.example.com/1', 'app-environment': 'production' })
  expect(readSettings(page).sentry).toEqual({ dsn: 'https://k@sentry.example.com/1', environment: 'production' })
})

test('[T-07] the support chat alone needs no consent', () => {
  const settings = readSettings(pageWith({ 'chat-id': 'x', 'chat-script-url': 'https://chat.example.com/c.js' }))
  expect(settings.chat).toEqual({ id: 'x', scriptUrl: 'https://chat.example.com/c.js' })
  expect(needsConsent(settings)).toBe(false)
})
