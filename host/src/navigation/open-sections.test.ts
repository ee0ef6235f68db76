import type { AuthData } from '@marquee/contract/authentication'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildProductPages } from '../testing/build-product-pages.ts'
import { getHome, isOpenPath, listAdActions, listDashboardSlots, listOpenGroups } from './open-sections.ts'

const pages = buildProductPages()
const templatesOnly = buildAuthData({
  is_allow_ad_template: true,
  workspace_features: { explore_pages: false, swipe_file: false },
})
const ended = buildAuthData({ has_active_subscription: false })
const noPlan = buildAuthData({ has_active_subscription: false, user_plan: null, plan_features: [] })

function labels(authData: AuthData): string[] {
  return listOpenGroups(pages, authData).flatMap(({ sections }) => sections.map(({ label }) => label))
}

describe('[G-04] [G-06] [A-21] the frame shows what the account may open', () => {
  test('everything but the administration to a member whose plan has it all', () => {
    expect(labels(buildAuthData())).toEqual([
      'Get started',
      'Dashboard',
      'Explore',
      'Swipe file',
      'Staff picks',
      'Brand spy',
      'Creative analyzer',
      'Briefs',
      'Brand profiles',
      'Products',
      'Images',
      'Videos',
      'Ad templates',
      'Funnel templates',
      'Connect',
      'Share and benefit',
      'Settings',
      'Plans',
    ])
  })

  test('three pages to a workspace for ad templates alone', () => {
    expect(labels(templatesOnly)).toEqual(['Ad templates', 'Settings', 'Plans'])
  })

  test('settings and plans to an account without a plan', () => {
    expect(labels(noPlan)).toEqual(['Settings', 'Plans'])
  })

  test('what the workspace has, after its plan has ended', () => {
    expect(labels(ended)).toEqual(
      expect.arrayContaining(['Dashboard', 'Swipe file', 'Briefs', 'Products', 'Settings', 'Plans']),
    )
    expect(labels(ended)).not.toContain('Explore')
    expect(labels(ended)).not.toContain('Images')
  })

  test('the creative analyzer only where the plan has it', () => {
    expect(labels(buildAuthData({ plan_features: ['brand_spy', 'generation'] }))).not.toContain('Creative analyzer')
  })

  test('the administration to administrators, also without a plan', () => {
    const admin = { ...noPlan, user: buildUser({ is_admin: true }) }
    expect(labels(admin)).toEqual([
      'My staff picks',
      'Settings',
      'Plans',
      'Feature flags',
      'Releases',
      'Operations',
      'Jobs',
      'Mails',
      'Published pages',
      'Payouts',
      'Ad sources',
      'Advertisers',
    ])
  })
})

test.each([
  ['/explore', buildAuthData()],
  ['/dashboard', ended],
  ['/ad-templates', templatesOnly],
  ['/plans', noPlan],
])('the logo leads to %s', (path, authData) => {
  expect(getHome(pages, authData).address).toBe(path)
})

test('a page of a section that is closed is closed too, and one of none is open', () => {
  expect(isOpenPath(pages, '/brand/01890000-0000-7000-8000-000000000000/top-ads', buildAuthData())).toBe(true)
  expect(isOpenPath(pages, '/brand/01890000-0000-7000-8000-000000000000/top-ads', ended)).toBe(false)
  expect(isOpenPath(pages, '/onboarding', noPlan)).toBe(true)
})

describe('[F-05] [F-06] [F-07] what the product’s remotes put into places of others', () => {
  const viewer = buildAuthData({ user: buildUser({ current_workspace_role: 'viewer' }) })
  const id = '01890000-0000-7000-8000-000000000001'

  test('an ad is handed over to briefs, images and videos', () => {
    expect(listAdActions(pages, buildAuthData()).map(({ label, getAddress }) => [label, getAddress(id)])).toEqual(
      expect.arrayContaining([
        ['Write a brief', `/briefs?create_from_ad=${id}`],
        ['Create images', `/ai-start-generate?ad=${id}`],
        ['Create a video', `/ai-videos/create-ai-video?create_from_ad=${id}`],
      ]),
    )
  })

  test.each([
    ['a plan without generation', buildAuthData({ plan_features: ['brand_spy'] }), ['Write a brief']],
    ['a viewer', viewer, []],
    ['a plan that has ended', ended, []],
  ])('%s gets what it may do', (_, authData, expected) => {
    expect(listAdActions(pages, authData).map(({ label }) => label)).toEqual(expected)
  })

  test('the dashboard has the swipe file’s card where there is a swipe file', () => {
    expect(listDashboardSlots(pages, ended).map(({ name }) => name)).toEqual(['latest-saved'])
    expect(listDashboardSlots(pages, noPlan)).toEqual([])
  })
})
