import { readStoredAddresses, storeAdRedirect, keepInvitation } from './stored-addresses.ts'

afterEach(() => localStorage.clear())

test('[G-10] [G-11] addresses of ours are read as they were stored', () => {
  storeAdRedirect('/explore?ad=1')
  keepInvitation('/invitations/abc')
  expect(readStoredAddresses()).toEqual({ adRedirect: '/explore?ad=1', teamInvitation: '/invitations/abc' })
})

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', 'javascript:alert(1)'])(
  '[G-10] [G-11] a stored address of another site counts as nothing: %s',
  (address) => {
    storeAdRedirect(address)
    keepInvitation(address)
    expect(localStorage).toHaveLength(2)
    expect(readStoredAddresses()).toEqual({ adRedirect: null, teamInvitation: null })
  },
)

test('[G-10] [G-11] storage that the browser blocks counts as empty', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  expect(readStoredAddresses()).toEqual({ adRedirect: null, teamInvitation: null })
})
