import mixpanel from 'mixpanel-browser/dist/mixpanel-core.cjs.js'
import { loadMixpanel } from './load-mixpanel.ts'
import { mixpanelOptions } from './mixpanel-options.ts'

jest.mock('mixpanel-browser/dist/mixpanel-core.cjs.js', () => ({
  __esModule: true,
  default: { init: jest.fn(), has_opted_out_tracking: () => false },
}))
jest.mock('mixpanel-browser/dist/mixpanel-recorder.js', () => ({}))

test('[T-05] usage analytics starts with the options of the specification', async () => {
  const settings = { token: 'abc', apiHost: 'https://m.example.com', recordingPercent: 12 }
  await loadMixpanel(settings)
  const [token, options] = jest.mocked(mixpanel.init).mock.lastCall ?? []
  expect(token).toBe('abc')
  expect(JSON.stringify(options)).toBe(JSON.stringify(mixpanelOptions(settings)))
  expect(options).toMatchObject({ api_host: 'https://m.example.com', record_sessions_percent: 12, batch_size: 50 })
})
