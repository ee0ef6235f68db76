import { PAGE_FRAME_ELEMENT_ID } from '@marquee/federation/registry'
import { createQueryClient } from '@marquee/api-client/query-client'
import { placeRegistry } from '../testing/place-registry.ts'
import { mayStartFirstRequests, startFirstRequests } from './start-first-requests.ts'

const prefetch = jest.fn()
const loadRemoteManifest = jest.fn()
jest.mock('../remotes/remote-pages.ts', () => ({
  loadRemoteManifest: (owner: string) => loadRemoteManifest(owner),
}))

beforeEach(() => {
  placeRegistry()
  loadRemoteManifest.mockReset().mockResolvedValue({ pages: { 'brief-details': { prefetch } } })
  prefetch.mockReset()
})

test('the first requests of a remote’s page start with its parameters and its address', async () => {
  const queryClient = createQueryClient()
  const url = new URL('http://localhost/brief/7?tab=comments')
  startFirstRequests(url, queryClient)
  await loadRemoteManifest.mock.results[0]?.value
  expect(loadRemoteManifest).toHaveBeenCalledWith('briefs')
  expect(prefetch).toHaveBeenCalledWith(expect.objectContaining({ queryClient, params: { id: '7' }, url }))
})

test.each(['/dashboard', '/nowhere'])('nothing of a remote is loaded for %s', (path) => {
  startFirstRequests(new URL(path, 'http://localhost'), createQueryClient())
  expect(loadRemoteManifest).not.toHaveBeenCalled()
})

test('a remote that does not come is left to the visit', async () => {
  loadRemoteManifest.mockRejectedValue(new Error('offline'))
  startFirstRequests(new URL('http://localhost/briefs'), createQueryClient())
  await expect(loadRemoteManifest.mock.results[0]?.value).rejects.toThrow('offline')
})

test.each([
  ['the server found that the guard opens the page', ' data-first-requests', true],
  ['the server could not tell', '', false],
])('[G-12] they may start before the guard has decided: %s', (_, attribute, expected) => {
  document.body.innerHTML = `<div id="${PAGE_FRAME_ELEMENT_ID}"${attribute}></div>`
  expect(mayStartFirstRequests(document)).toBe(expected)
})
