import { ApiError } from '@marquee/api-client/api-error'
import { toAssetAddress } from '@marquee/federation/release-address'
import { buildRegistry, buildRelease } from '../testing/build-registry.ts'
import { createErrorReports } from './error-reports.ts'
import { RemoteLoadError } from './remote-failure.ts'

const toHash = (letter: string) => `sha256-${letter.repeat(43)}=`
const host = buildRelease('host', 'aaaaaaaaaaaa', { integrity: { 'main.js': toHash('m') } })
const briefs = buildRelease('briefs', '0123456789ab', {
  entry: { scripts: ['remote-entry.js'], styles: [] },
  integrity: { 'remote-entry.js': toHash('e'), '1.js': toHash('b') },
})
const shown = { name: 'generation', release: 'cccccccccccc' }

function setUp() {
  const addFailure = jest.fn()
  const registry = { read: () => buildRegistry(), releases: () => [host, briefs] }
  return { errors: createErrorReports({ registry, reports: { addFailure }, readShown: () => shown }), addFailure }
}

function thrownIn(...addresses: string[]): Error {
  const error = new TypeError('x is not a function')
  error.stack = ['TypeError', ...addresses.map((address) => `    at f (https://app.test${address}:1:2)`)].join('\n')
  return error
}

test('an error counts for the remote whose code threw it, though the host called it', () => {
  const { errors, addFailure } = setUp()
  errors.addCaught(thrownIn(toAssetAddress(host, 'main.js'), toAssetAddress(briefs, '1.js')))
  errors.addUncaught(thrownIn(toAssetAddress(host, 'main.js')))
  expect(addFailure.mock.calls.flat()).toEqual([
    { name: 'briefs', release: '0123456789ab', phase: 'render', failure: 'broken' },
    { name: 'host', release: 'aaaaaaaaaaaa', phase: 'render', failure: 'broken' },
  ])
})

test('an error that took a page away counts for that page, where its stack names nobody', () => {
  const { errors, addFailure } = setUp()
  errors.addCaught('not even an error')
  expect(addFailure).toHaveBeenCalledWith({ ...shown, phase: 'render', failure: 'broken' })
})

test.each([
  ['of a browser extension', thrownIn('/extension/content.js')],
  ['that is none', undefined],
])('an uncaught error %s counts for nobody', (_, error) => {
  const { errors, addFailure } = setUp()
  errors.addUncaught(error)
  expect(addFailure).not.toHaveBeenCalled()
})

test.each([
  ['a refusal of the server', new ApiError(500, 'No')],
  ['a load that was counted as a failure', new RemoteLoadError('briefs', '0123456789ab', 'network')],
  ['a request that was given up', new DOMException('Given up', 'AbortError')],
])('%s is no fault of the code', (_, error) => {
  const { errors, addFailure } = setUp()
  errors.addCaught(error)
  errors.addUncaught(error)
  expect(addFailure).not.toHaveBeenCalled()
})

test('[A-04] what a container throws while it is loaded was counted as the failure of that load', () => {
  const { errors, addFailure } = setUp()
  const file = `https://app.test${toAssetAddress(briefs, 'remote-entry.js')}`
  errors.addUncaught(thrownIn(toAssetAddress(briefs, 'remote-entry.js')), file)
  expect(addFailure).not.toHaveBeenCalled()
  errors.addUncaught(thrownIn(toAssetAddress(briefs, '1.js')), `https://app.test${toAssetAddress(briefs, '1.js')}`)
  expect(addFailure).toHaveBeenCalledTimes(1)
})
