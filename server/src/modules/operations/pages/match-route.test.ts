import { specified } from '@marquee/remote-kit/routes'
import { matchRoute } from './match-route.ts'

const live = {
  host: {
    name: 'host',
    manifest: {
      routes: [
        { ...specified('home'), title: 'Log in' },
        { ...specified('reset-password'), title: 'Reset' },
      ],
    },
  },
  remotes: {
    'ad-library': {
      name: 'ad-library',
      manifest: {
        routes: [
          { ...specified('explore'), title: 'Explore' },
          { ...specified('board'), title: 'Board' },
        ],
      },
    },
    generation: {
      name: 'generation',
      manifest: {
        routes: [
          { ...specified('edit-product'), title: 'Product' },
          { ...specified('create-product'), title: 'New product' },
        ],
      },
    },
    insights: {
      name: 'insights',
      manifest: { routes: [{ name: 'insights', path: '/insights', kind: 'app' as const, title: 'Insights' }] },
    },
  },
}

test.each([
  ['/', 'home', 'host', 'Log in'],
  ['/explore', 'explore', 'ad-library', 'Explore'],
  ['/explore/', 'explore', 'ad-library', 'Explore'],
  ['/boards/42', 'board', 'ad-library', 'Board'],
  ['/product/create-product', 'create-product', 'generation', 'New product'],
  ['/product/42', 'edit-product', 'generation', 'Product'],
  ['/reset-password/a%2Fb', 'reset-password', 'host', 'Reset'],
  ['/insights', 'insights', 'insights', 'Insights'],
])('%s is the page %s of %s', (path, name, owner, title) => {
  expect(matchRoute(path, live)).toEqual({ name, owner, title })
})

test('a page of the specification that no live package brings is the host’s, and nothing is preloaded for it', () => {
  expect(matchRoute('/account-settings/basics', live)).toEqual({
    name: 'account-settings.basics',
    owner: 'host',
    title: '',
  })
})

test('the pages of a package that is not live have no address', () => {
  expect(matchRoute('/insights', { ...live, remotes: {} })).toBeNull()
})

test.each(['/nowhere', '/explore/more', '/boards', '/boards/1/2', '//explore'])(
  '[R-05] no page has the address %s',
  (path) => {
    expect(matchRoute(path, live)).toBeNull()
  },
)
