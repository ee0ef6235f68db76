import type { AccountRights } from '@marquee/contract/account-access'
import { planFeature, workspaceFeature } from '@marquee/contract/features'
import { listPageSources } from '@marquee/federation/known-pages'
import type { Composition, ReleaseDescription } from '@marquee/federation/registry'
import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { specified } from '@marquee/remote-kit/routes'
import { matchRoute } from './match-route.ts'
import { pageFrame } from './page-frame.ts'
import { STRANGER, type Visitor } from './read-visitor.ts'

function release(name: string, manifest: ReleaseManifest): ReleaseDescription {
  return {
    name,
    release: '0123456789ab',
    kitVersion: '1.0.0',
    singletons: {},
    baseUrl: `/build/${name}/0123456789ab/`,
    entry: { scripts: [], styles: [], consumes: [] },
    globalName: '',
    integrity: {},
    pages: {},
    provides: {},
    manifest,
  }
}

function live(name: string, manifest: ReleaseManifest): Composition['remotes'][string] {
  return { ...release(name, manifest), enabled: true, lastKnownGood: null }
}

const composition: Composition = {
  generation: 1,
  host: release('host', { routes: [{ ...specified('login'), title: 'Log in' }] }),
  remotes: {
    'ad-library': live('ad-library', {
      routes: [
        { ...specified('explore'), title: 'Explore', section: 'explore' },
        { ...specified('share.ad'), title: 'Shared ad' },
        { ...specified('my-staff-picks'), title: 'My picks', section: 'my-staff-picks', access: { isAdmin: true } },
      ],
      sections: [
        {
          name: 'explore',
          label: 'Explore',
          icon: 'Compass',
          route: 'explore',
          group: 'Find',
          order: 10,
          access: { feature: 'explore_pages' },
        },
        {
          name: 'my-staff-picks',
          label: 'My staff picks',
          icon: 'Star',
          route: 'my-staff-picks',
          group: 'Find',
          order: 20,
          access: { isAdmin: true },
        },
      ],
      slots: [{ name: 'board-tree', place: 'side-bar', section: 'explore', rows: 1, isForVerified: true }],
    }),
    briefs: live('briefs', {
      routes: [{ ...specified('briefs'), title: 'Briefs <& more>', section: 'briefs' }],
      sections: [
        {
          name: 'briefs',
          label: 'Br<i>efs',
          icon: 'FileText',
          route: 'briefs',
          group: 'Make',
          order: 10,
          access: { feature: 'full_product', plan: 'ended' },
        },
      ],
    }),
  },
  overrides: {},
}

const member: Visitor = {
  rights: {
    isAdmin: false,
    role: 'member',
    standing: {
      plan: 'active',
      features: new Set(['explore_pages', 'full_product', 'brand_spy', 'creative_analyzer']),
    },
  },
  isVerified: true,
}
const admin = withRights({ isAdmin: true })
const ended = withRights({ standing: { plan: 'ended', features: new Set(['explore_pages', 'full_product']) } })
const unverified: Visitor = { ...member, isVerified: false }

function withRights(changes: Partial<AccountRights>): Visitor {
  return { ...member, rights: member.rights && { ...member.rights, ...changes } }
}

/** Its HTML in an element, without its rules. */
function renderFrame(path: string, visitor: boolean | Visitor): string {
  const known = visitor === true ? member : STRANGER
  const asking = typeof visitor === 'boolean' ? known : visitor
  return pageFrame(composition, matchRoute(path, composition), asking).replace(/<style>[^]*<\/style>/, '')
}

test('[P-83] a page of the app has its brand, navigation, title and a skeleton in its frame', () => {
  const frame = renderFrame('/explore', true)
  expect(frame).toContain('<span>Marquee</span>')
  expect(frame).toContain('<div class="label">Find</div><div class="link current"><i></i>Explore</div>')
  expect(frame).toContain('<p class="title"><span class="area">Find</span>Explore</p>')
  expect(frame).toContain('class="cards"')
  expect(renderFrame('/briefs', true)).toContain('class="rows"')
})

/** The navigation as a visitor gets it. */
function labelsFor(visitor: Visitor): string[] {
  return [...renderFrame('/briefs', visitor).matchAll(/<i><\/i>([^<]+)<\/div>/g)].map(([, label]) => label ?? '')
}

test('[P-83] [G-04] the navigation has the entries that role and plan open, and no others', () => {
  const briefs = 'Br&lt;i&gt;efs'
  expect(labelsFor(member)).toEqual(expect.arrayContaining(['Explore', briefs]))
  expect(labelsFor(member)).not.toContain('My staff picks')
  expect(labelsFor(admin)).toContain('My staff picks')
  expect(labelsFor(ended)).toContain(briefs)
  expect(labelsFor(ended)).not.toContain('Explore')
})

test('[P-83] rows of slots are kept free for whoever gets the slot', () => {
  expect(renderFrame('/explore', member)).toContain('Explore</div><div class="slot"></div>')
  expect(renderFrame('/explore', unverified)).not.toContain('class="slot"')
})

test.each([
  ['a member at a page of the plan', '/explore', member, true],
  ['an administrator at a page for administrators', '/my-staff-picks', admin, true],
  ['a member at a page for administrators', '/my-staff-picks', member, false],
  ['a plan that has ended at a page that wants one', '/explore', ended, false],
  ['an address that is not confirmed', '/explore', unverified, false],
  ['a visitor', '/explore', STRANGER, false],
  ['a page of the host', '/login', member, false],
  ['a shared page', '/share/ad/1', member, false],
  ['an address without a page', '/nowhere', member, false],
])('[P-83] [G-12] first requests before the guard: %s', (_, path, visitor, mayStart) => {
  expect(renderFrame(path, visitor).includes(' data-first-requests>')).toBe(mayStart)
})

test('[P-83] text of packages is never markup, and nothing in a frame can take the focus', () => {
  const frame = renderFrame('/briefs', true)
  expect(frame).toContain('Briefs &lt;&amp; more&gt;')
  expect(frame).toContain('Br&lt;i&gt;efs')
  expect(frame).toContain('id="page-frame" class="frame" aria-hidden="true"')
  expect(frame).not.toMatch(/<(?:a|button|input)\b|tabindex/)
})

test.each([
  ['a visitor at the login', '/login', false, 'class="statement"'],
  ['a visitor at a page of the app, who is led to the login', '/explore', false, 'class="statement"'],
  ['somebody signed in at the login, who is led to Explore', '/login', true, '</span>Explore</p>'],
  ['a page outside of the app layout', '/onboarding', true, '<div class="content"><i></i>'],
  ['a legal page', '/privacy-policy', false, '<div class="content"><i></i>'],
  ['an address without a page', '/nowhere', false, '<div class="content"><i></i>'],
])('[P-83] %s gets the frame of where the guard leads', (_, path, isSignedIn, part) => {
  expect(renderFrame(path, isSignedIn)).toContain(part)
})

test('[P-83] a shared page has the frame of its remote, and the server paints none', () => {
  expect(renderFrame('/share/ad/1', false)).toBe('<div id="page-frame" class="frame" aria-hidden="true"></div>')
})

test('[P-83] colours follow the colour scheme that the theme gives to the document', () => {
  const html = pageFrame(composition, matchRoute('/explore', composition), member)
  expect(html).toContain('--frame-surface: light-dark(#ffffff, #1b1b19)')
  expect(html).not.toContain('prefers-color-scheme')
})

test('[P-83] the frame takes its styles along when the host moves it', () => {
  const frame = pageFrame(composition, matchRoute('/explore', composition), STRANGER)
  expect(frame).toMatch(/^<div id="page-frame"[^>]*><style>[^<]+<\/style>/)
})
