import { href, routes } from './routes.ts'

/** The paths of the specification, section 2, as they stand there. */
const SPECIFIED =
  `/ /onboarding /verify-email /plans /cancellation /login /signup /forgot-password /reset-password/{token}
  /set-password/{token} /embed/ad/{id} /share/board/{id} /share/ad/{id} /share/brief/{id} /terms-and-conditions /privacy-policy
  /get-started /creative-analyzer /dashboard /image-generation /image-generation-create /image-generation/{id} /swipe-file
  /swipe-file-brands /explore /explore-brands /boards/{id} /briefs /brief/{id} /brand-profiles /brands/{id} /brand/{id}/top-ads
  /staff-picks /my-staff-picks /brand-spy /brand-spy/{id} /ad-templates /affiliate /share-and-benefit /products /product/{id}
  /product/create-product /ai-videos /ai-videos/create-ai-video /ai-videos/{id} /ai-start-generate /funnel-templates /connect
  /account-settings`.split(/\s+/)

const TABS = ['basics', 'account', 'subscription', 'workspaces', 'integrations', 'change-log', 'payment', 'credits']

describe('the route table', () => {
  test('[R-02] [R-03] [R-04] [R-06] [R-07] [R-08] [R-09] [R-10] [R-11] [R-12] [R-13] [R-14] [R-15] [R-16] [R-17] [R-18] holds every path of the specification', () => {
    const paths = Object.values(routes).map(({ path }) => path.replace(/:(\w+)/g, '{$1}'))
    const expected = [...SPECIFIED, ...TABS.map((tab) => `/account-settings/${tab}`)]
    expect(paths).toEqual(expect.arrayContaining(expected))
  })

  test('[G-03] exactly the routes that the specification calls public are public, and those of an invitation and of the second step of a sign-in', () => {
    const open = Object.entries(routes).filter(([, { kind }]) => kind === 'public')
    expect(open.map(([name]) => name).sort()).toEqual(
      'embed forgot-password home invitation login privacy-policy reset-password set-password share.ad share.board share.brief signup terms-and-conditions two-factor-challenge'.split(
        ' ',
      ),
    )
  })

  test('an address is built from a name, with encoded parameters and without undefined query values', () => {
    expect(href('explore')).toBe('/explore')
    expect(href('brief-details', { params: { id: 'a/b' } })).toBe('/brief/a%2Fb')
    expect(href('briefs', { query: { create_from_ad: 'x y', view: undefined } })).toBe('/briefs?create_from_ad=x+y')
  })
})
