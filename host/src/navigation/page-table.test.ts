import type { ManifestRoute, ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { type RouteName, routes, specified } from '@marquee/remote-kit/routes'
import { buildLiveRemote } from '../testing/build-registry.ts'
import { createPageTable } from './page-table.ts'

const insights: ReleaseManifest = {
  routes: [
    { name: 'insights', path: '/insights', kind: 'app', title: 'Insights', section: 'insights' },
    { name: 'insights.report', path: '/insights/:id', kind: 'app', title: 'Report', section: 'insights' },
  ],
  sections: [{ name: 'insights', label: 'Insights', icon: 'Gauge', route: 'insights', group: 'Measure', order: 10 }],
  commands: [{ label: 'New report', icon: 'Plus', route: 'insights', query: { create: '1' } }],
  slots: [
    { name: 'reports', place: 'side-bar', section: 'insights', rows: 2 },
    {
      name: 'report-on-ad',
      place: 'ad-actions',
      label: 'Report on it',
      icon: 'Gauge',
      route: 'insights',
      adParameter: 'about',
      order: 5,
    },
    {
      name: 'video-from-ad',
      place: 'ad-actions',
      label: 'Video it',
      icon: 'Gauge',
      route: 'insights',
      adParameter: 'about',
      order: 50,
    },
  ],
}

const withPlans: ReleaseManifest = {
  routes: [{ ...specified('plans'), title: 'Plans', section: 'plans' }],
  sections: [{ name: 'plans', label: 'Plans', icon: 'CreditCard', route: 'plans', group: 'Account', order: 40 }],
}

function tableWith(manifests: Record<string, ReleaseManifest>, changes = {}) {
  const remotes = Object.entries(manifests).map(([name, manifest]) => [name, buildLiveRemote(name, manifest, changes)])
  return createPageTable(Object.fromEntries(remotes))
}

const page = (changes: Partial<ManifestRoute>): ManifestRoute => ({
  name: 'extra',
  path: '/extra',
  kind: 'app',
  title: 'Extra',
  ...changes,
})

test('a remote that nobody has heard of brings its pages, navigation, commands and slots', () => {
  const table = tableWith({ insights, 'account-settings': withPlans })
  expect(table.match('/insights/7')).toMatchObject({
    page: { name: 'insights.report', owner: 'insights', title: 'Report', section: 'insights' },
    params: { id: '7' },
  })
  const labels = table.groups.map(({ label }) => label)
  expect(labels.slice(-2)).toEqual(['Measure', 'Account'])
  expect(table.groups.at(-2)?.sections).toMatchObject([{ label: 'Insights', address: '/insights' }])
  expect(table.commands).toMatchObject([{ label: 'New report', address: '/insights' }])
  expect(table.slots).toMatchObject([{ name: 'reports', owner: 'insights' }])
})

test('without the remote there is nothing of it', () => {
  const table = tableWith({})
  expect(table.match('/insights')).toBeNull()
  expect(table.groups.map(({ label }) => label)).not.toContain('Measure')
  expect(table.slots).toEqual([])
})

test('a remote that is switched off keeps its pages, which say so, and loses its slots', () => {
  const table = tableWith({ insights }, { enabled: false })
  expect(table.match('/insights')).not.toBeNull()
  expect(table.slots).toEqual([])
})

test('[R-20] every page of the specification is there with a title, whoever is live', () => {
  const table = tableWith({})
  for (const name of Object.keys(routes) as RouteName[]) {
    expect(table.pages.get(name)).toMatchObject({ path: routes[name].path, kind: routes[name].kind })
    expect(table.pages.get(name)?.title).not.toBe('')
  }
})

test('a release from before its section was its own keeps its pages, without an entry in the navigation', () => {
  const { pages, groups } = tableWith({ 'account-settings': { routes: withPlans.routes } })
  expect(pages.get('plans')).toMatchObject({ owner: 'account-settings', title: 'Plans' })
  expect(groups.flatMap(({ sections }) => sections).map(({ name }) => name)).not.toContain('plans')
})

test.each([
  ['a name of the host', { ...specified('login'), title: 'Log in here' }],
  ['a path of the host', page({ path: '/login' })],
  ['a path that swallows others', page({ path: '/:word' })],
  ['a page of another remote', { ...specified('briefs'), title: 'My briefs' }],
  ['a path of another remote', page({ path: '/brief/:key' })],
  ['a public page outside of /share and /embed', page({ kind: 'public' })],
  ['an admin page for everybody', page({ path: '/admin/extra' })],
])('%s is not taken from a remote, not even in a preview', (_, route) => {
  const table = tableWith({ insights: { routes: [route] } })
  expect([...table.pages.values()].filter(({ owner }) => owner === 'insights')).toEqual([])
})

test('of two remotes with the same path the first keeps it', () => {
  const table = tableWith({ one: { routes: [page({})] }, two: { routes: [page({ name: 'other' })] } })
  expect(table.match('/extra')?.page.owner).toBe('one')
})

test('[F-05] what can be done with an ad stands in its order, and of two actions with a name the first stays', () => {
  const other = {
    routes: [],
    slots: insights.slots?.slice(2).map((slot) => ({ ...slot, label: 'Video it too' })) ?? [],
  }
  expect(tableWith({ insights, other }).adActions.map(({ label }) => label)).toEqual(['Report on it', 'Video it'])
  expect(tableWith({}).adActions).toEqual([])
})
