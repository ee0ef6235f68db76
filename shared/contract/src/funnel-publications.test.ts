import { funnelSlug, isReservedSlug } from './funnel-publications.ts'

test.each([
  'login',
  'admin',
  'marquee-login',
  'my-marquee',
  'sign-in',
  'signin-now',
  'customer-login',
  'reset-password',
  'account',
  'passwort-vergessen',
  'mot-de-passe',
  'iniciar-sesion',
  'konto',
  'sso',
  'verify',
  'support',
  'oauth',
])('[P-53] the address %s is kept for the product', (slug) => {
  expect(funnelSlug.safeParse(slug.toUpperCase()).error?.issues).toEqual([
    expect.objectContaining({ message: expect.stringContaining('Choose another one') }),
  ])
})

test.each([
  'summer-sale',
  'catalog-in-pdf',
  'design-inspiration',
  'arch-support-insoles',
  'security-camera',
  'newsletter-anmelden',
  'administrate',
  'cotton-account-book',
  'help-your-dog-sleep',
])('[P-53] the address %s is given to a page', (slug) => {
  expect(isReservedSlug(slug)).toBe(false)
})
