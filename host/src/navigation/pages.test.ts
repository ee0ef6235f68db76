import { type RouteName, routes } from '@marquee/remote-kit/routes'
import { pageNameOf, pages, sectionOf, titleOf } from './pages.ts'

function section(route: RouteName | '404', query = '') {
  return sectionOf(route, new URLSearchParams(query))
}

test('[R-20] every route has a title, and every page of the app layout a section', () => {
  for (const name of Object.keys(routes) as RouteName[]) {
    expect(titleOf(name)).not.toBe('')
    if (routes[name].kind === 'app') {
      expect({ name, section: pages[name].section }).not.toEqual({ name, section: null })
    }
  }
})

test.each<[RouteName, string]>([
  ['staff-picks', 'staff-picks'],
  ['products', 'products'],
  ['create-product', 'products'],
  ['ad-templates', 'ad-templates'],
  ['ai-videos', 'ai-videos'],
  ['create-ai-video', 'ai-videos'],
  ['funnel-templates', 'funnel-templates'],
  ['my-staff-picks', 'my-staff-picks'],
  ['swipe-file', 'swipe-file'],
  ['swipe-file-brands', 'swipe-file'],
  ['board', 'swipe-file'],
  ['explore', 'explore'],
  ['explore-brands', 'explore'],
  ['brand-spy', 'brand-spy'],
  ['brand-spy-details', 'brand-spy'],
  ['briefs', 'briefs'],
  ['brand-profiles', 'briefs'],
  ['brief-details', 'briefs'],
  ['plans', 'plans'],
  ['dashboard', 'dashboard'],
  ['creative-analyzer', 'creative-analyzer'],
  ['api-access', 'api-access'],
  ['image-generation', 'image-generation'],
  ['image-generation-details', 'image-generation'],
  ['image-generation-create', 'image-generation'],
  ['account-settings.basics', 'account-settings'],
  ['account-settings.workspaces', 'account-settings'],
  ['account-settings.subscription', 'account-settings'],
  ['account-settings.change-log', 'account-settings'],
  ['account-settings.integrations', 'account-settings'],
  ['account-settings.credits', 'account-settings'],
])('[R-20] the route %s belongs to the section %s', (route, expected) => {
  expect(section(route)).toBe(expected)
})

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
  ['briefs', 'ref=staff-picks&user_ads=0', 'briefs'],
])('[R-21] the route %s with ?%s belongs to %s', (route, query, expected) => {
  expect(section(route, query)).toBe(expected)
})

test('[R-20] the name that analytics gets of a page is `route.` and the name of its route', () => {
  for (const route of Object.keys(routes) as RouteName[]) {
    expect(pageNameOf(route)).toBe(`route.${route}`)
  }
})

test('[R-05] [R-20] the not-found page has a name and a title and no section', () => {
  expect(pageNameOf('404')).toBe('route.404')
  expect(titleOf('404')).toBe('Page not found')
  expect(section('404')).toBeNull()
})
