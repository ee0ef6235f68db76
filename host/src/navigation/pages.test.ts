import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { type RouteName, routes, specified } from '@marquee/remote-kit/routes'
import { buildLiveRemote } from '../testing/build-registry.ts'
import { createPageTable } from './page-table.ts'
import { getArea, toPageName, getSection, getTitle } from './pages.ts'

const library: ReleaseManifest = {
  routes: [
    { ...specified('board'), title: 'Board', section: 'swipe-file' },
    { ...specified('brand'), title: 'Brand', section: 'explore' },
    { ...specified('brand-top-ads'), title: 'Top ads', section: 'explore' },
    { ...specified('explore'), title: 'Explore', section: 'explore' },
  ],
  sections: [{ name: 'explore', label: 'Explore', icon: 'Compass', route: 'explore', group: 'Find', order: 10 }],
}
const pages = createPageTable({ 'ad-library': buildLiveRemote('ad-library', library) })

function section(route: string, query = '') {
  return getSection(pages, route, new URLSearchParams(query))
}

test.each<[RouteName, string, string]>([
  ['board', 'ref=staff-picks', 'staff-picks'],
  ['brand', 'ref=staff-picks', 'staff-picks'],
  ['board', 'user_ads=1', 'swipe-file'],
  ['board', 'user_ads=0', 'explore'],
  ['brand', 'user_ads=1', 'swipe-file'],
  ['brand-top-ads', 'user_ads=0', 'explore'],
  ['board', 'ref=staff-picks&user_ads=1', 'staff-picks'],
  ['board', 'user_ads=2', 'swipe-file'],
  ['board', 'ref=somebody', 'swipe-file'],
  ['dashboard', 'ref=staff-picks&user_ads=0', 'dashboard'],
])('[R-21] the route %s with ?%s belongs to %s', (route, query, expected) => {
  expect(section(route, query)).toBe(expected)
})

test('[R-20] the name that analytics gets of a page is `route.` and the name of its route', () => {
  for (const route of Object.keys(routes)) {
    expect(toPageName(route)).toBe(`route.${route}`)
  }
})

test('[R-05] [R-20] the not-found page has a name and a title and no section', () => {
  expect(toPageName('404')).toBe('route.404')
  expect(getTitle(pages, '404')).toBe('Page not found')
  expect(section('404')).toBeNull()
})

test('the heading that a section stands under is its area; the first sections have none', () => {
  expect(getArea(pages, 'explore')).toBe('Find')
  expect(getArea(pages, 'dashboard')).toBeNull()
  expect(getArea(pages, null)).toBeNull()
})
