import { matchRoute } from './match-route.ts'

test.each([
  ['/', 'home', 'host'],
  ['/explore', 'explore', 'ad-library'],
  ['/explore/', 'explore', 'ad-library'],
  ['/boards/42', 'board', 'ad-library'],
  ['/product/create-product', 'create-product', 'generation'],
  ['/product/42', 'edit-product', 'generation'],
  ['/account-settings/basics', 'account-settings.basics', 'account-settings'],
  ['/reset-password/a%2Fb', 'reset-password', 'host'],
])('%s is the page %s of %s', (path, name, owner) => {
  expect(matchRoute(path)).toEqual({ name, owner })
})

test.each(['/nowhere', '/explore/more', '/boards', '/boards/1/2', '//explore'])(
  '[R-05] no page has the address %s',
  (path) => {
    expect(matchRoute(path)).toBeNull()
  },
)
