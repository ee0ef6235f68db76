import type { ManifestRoute, ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { specified } from '@marquee/remote-kit/routes'
import { releaseManifest } from './release-manifest.ts'
import { findCollisions, findLinksTo, findManifestFaults, isAdminPath, isForVisitors } from './page-rules.ts'

function route(path: string, changes: Partial<ManifestRoute> = {}): ManifestRoute {
  return { name: 'extra', path, kind: 'app', title: 'Extra', ...changes }
}

function listFaults(manifest: ReleaseManifest, name = 'insights'): string[] {
  return findManifestFaults({ name, manifest })
}

const briefsPage = { ...specified('briefs'), title: 'Briefs' }

test('pages of the specification belong to the package that it names, as they are specified', () => {
  expect(listFaults({ routes: [briefsPage] }, 'briefs')).toEqual([])
  expect(listFaults({ routes: [briefsPage] })).toEqual(['The page "briefs" belongs to briefs.'])
  expect(listFaults({ routes: [{ ...briefsPage, path: '/my-briefs' }] }, 'briefs')).toEqual([
    'The page "briefs" must be app at /briefs, as specified.',
  ])
  expect(listFaults({ routes: [{ ...briefsPage, kind: 'bare' }] }, 'briefs')).toHaveLength(1)
})

test.each([
  ['/insights', []],
  ['/insights/:id/more', []],
  ['/login', ['The path /login belongs to the page "login".']],
  ['/LOGIN', ['The path /LOGIN belongs to the page "login".']],
  ['/brief/:key', ['The path /brief/:key belongs to the page "brief-details".']],
  [
    '/:any/create-product',
    expect.arrayContaining(['The path /:any/create-product belongs to the page "create-product".']),
  ],
  ['/api/insights', ['The path /api/insights belongs to the server.']],
  ['/auth', ['The path /auth belongs to the server.']],
  ['/webhooks/:id', ['The path /webhooks/:id belongs to the server.']],
  ['/shared-image-files/x', ['The path /shared-image-files/x belongs to the server.']],
  ['/Shared-Files/x', ['The path /Shared-Files/x belongs to the server.']],
])('a page at %s has the faults %j', (path, faults) => {
  expect(listFaults({ routes: [route(path)] })).toEqual(faults)
})

test.each([
  ['/insights', false],
  ['/share', false],
  ['/share/report/:id', true],
  ['/embed/report/:id', true],
  ['/shared/report', false],
])('a public page at %s may be open to visitors: %s', (path, isOpen) => {
  const page = route(path, { kind: 'public' })
  expect(listFaults({ routes: [page] }).length === 0).toBe(isOpen)
  expect(isForVisitors(page)).toBe(isOpen)
})

test('a page is not open to visitors by its path alone, nor by a name of the specification at another path', () => {
  expect(isForVisitors(route('/share/report/:id'))).toBe(false)
  expect(isForVisitors(route('/insights', { name: 'login', kind: 'public' }))).toBe(false)
})

test('pages below /admin are for administrators', () => {
  expect(listFaults({ routes: [route('/admin/extra')] })).toHaveLength(1)
  expect(listFaults({ routes: [route('/admin/extra', { access: { isAdmin: true } })] })).toEqual([])
  expect([isAdminPath('/ADMIN/x'), isAdminPath('/administration')]).toEqual([true, false])
})

test('within a package names and paths are used once; words may stand beside a parameter', () => {
  expect(listFaults({ routes: [route('/extra'), route('/other')] })).toEqual(['The page name "extra" is used twice.'])
  expect(listFaults({ routes: [route('/a/:x'), route('/a/:y', { name: 'other' })] })).toEqual([
    'The pages "extra" and "other" have the same path.',
  ])
  expect(listFaults({ routes: [route('/a/:x'), route('/a/new', { name: 'other' })] })).toEqual([])
})

test('entries lead to pages of the package that need no parameter', () => {
  const entry = { name: 'extra', label: 'Extra', icon: 'Star', group: 'Find', order: 1 }
  const routes = [route('/extra/:id')]
  expect(listFaults({ routes, sections: [{ ...entry, route: 'extra' }] })).toHaveLength(1)
  expect(listFaults({ routes, commands: [{ label: 'Go', icon: 'Star', route: 'nowhere' }] })).toHaveLength(1)
})

test.each<[string, ManifestRoute, string[]]>([
  ['another page', route('/other', { name: 'other' }), []],
  ['the same name', route('/other'), ['The page name "extra" is taken by sales.']],
  ['the same path', route('/extra', { name: 'other' }), ['The path /extra overlaps /extra of sales.']],
  ['a path that matches it', route('/:word', { name: 'other' }), ['The path /extra overlaps /:word of sales.']],
])('two packages that claim %s', (_, other, found) => {
  const own = { name: 'insights', manifest: { routes: [route('/extra')] } }
  expect(findCollisions(own, { name: 'sales', manifest: { routes: [other] } })).toEqual(found)
})

test('two packages cannot have a navigation entry of the same name', () => {
  const section = { name: 'extra', label: 'Extra', icon: 'Star', route: 'extra', group: 'Find', order: 1 }
  const one = { name: 'insights', manifest: { routes: [], sections: [section] } }
  expect(findCollisions(one, { ...one, name: 'sales' })).toEqual(['The navigation entry "extra" is taken by sales.'])
})

test('[A-17] a shortcut is used once, within a package and among packages', () => {
  const entry = { label: 'Extra', icon: 'Star', route: 'extra', group: 'Find', order: 1, key: 'x' }
  const own = { ...entry, name: 'extra' }
  const other = { ...entry, name: 'other' }
  expect(listFaults({ routes: [route('/extra')], sections: [own, other] })).toEqual([
    'The shortcut "g x" is there twice.',
  ])
  expect(
    findCollisions(
      { name: 'insights', manifest: { routes: [], sections: [own] } },
      { name: 'sales', manifest: { routes: [], sections: [other] } },
    ),
  ).toEqual(['The shortcut "g x" is taken by sales.'])
})

test('who links to pages of a package is found by the names of the pages', () => {
  const own = { name: 'insights', manifest: { routes: [route('/extra'), route('/other', { name: 'other' })] } }
  expect(
    findLinksTo(own, [
      { name: 'insights', links: ['extra'] },
      { name: 'sales', links: ['explore', 'extra'] },
      { name: 'briefs', links: ['explore'] },
      { name: 'old' },
    ]),
  ).toEqual([{ package: 'sales', pages: ['extra'] }])
})

describe('what is put into places of others', () => {
  const action = {
    name: 'note-on-ad',
    place: 'ad-actions',
    label: 'Note it',
    icon: 'Flag',
    route: 'extra',
    adParameter: 'ad',
    order: 1,
  } as const
  const card = { name: 'notes', place: 'dashboard', title: 'Notes', layout: 'rows', order: 1 } as const
  const routes = [route('/notes')]

  test('a card and an action that open a page of the package are fine', () => {
    expect(listFaults({ routes, slots: [card, action] })).toEqual([])
    expect(releaseManifest.safeParse({ routes, slots: [card, action] }).success).toBe(true)
  })

  test.each([
    [
      'a page of others',
      [{ ...action, route: 'explore' }],
      '"Note it" opens "explore", which is no page of this package',
    ],
    ['one name for two of them', [card, { ...action, name: 'notes' }], 'The slot "notes" is there twice.'],
  ])('an action is refused for %s', (_, slots, fault) => {
    expect(listFaults({ routes, slots })).toEqual([expect.stringContaining(fault)])
  })

  test('an action is refused when its page wants a parameter', () => {
    expect(listFaults({ routes: [route('/notes/:id')], slots: [action] })).toHaveLength(1)
  })

  test.each([
    ['a place that there is none of', { ...card, place: 'header' }],
    ['a card without a title', { ...card, title: undefined }],
    ['a card of another layout', { ...card, layout: 'wall' }],
    ['an action without a page', { ...action, route: undefined }],
    ['an action whose parameter is none', { ...action, adParameter: 'ad&x' }],
    ['the rows of a side bar that are none', { name: 'x', place: 'side-bar', section: 'extra', rows: -1 }],
  ])('the release check refuses %s', (_, slot) => {
    expect(releaseManifest.safeParse({ routes, slots: [slot] }).success).toBe(false)
  })
})
