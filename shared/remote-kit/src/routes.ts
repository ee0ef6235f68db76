/** Name of a remote. The registry lists the existing remotes at run time. */
export type RemoteName = string

/** `public`: a visitor may open it. `bare`: signed in, outside of the app layout. `app`: inside the app layout. */
export type PageKind = 'public' | 'bare' | 'app'

interface RouteDefinition {
  path: string
  /** The package that brings the page; no other package may bring it. */
  owner: string
  kind: PageKind
}

function route<const P extends string, const K extends PageKind>(path: P, owner: string, kind: K) {
  return { path, owner, kind } as const
}

/**
 * The pages that the product's specification names: name → path and owner. Every package may link to them. The `src/manifest.ts` of a
 * remote declares its other pages.
 */
export const routes = {
  home: route('/', 'host', 'public'),
  login: route('/login', 'host', 'public'),
  signup: route('/signup', 'host', 'public'),
  'forgot-password': route('/forgot-password', 'host', 'public'),
  'reset-password': route('/reset-password/:token', 'host', 'public'),
  'set-password': route('/set-password/:token', 'host', 'public'),
  /** The link in an invitation's mail; the specification does not have this page. */
  invitation: route('/invitations/:token', 'host', 'public'),
  /** The second step of a sign-in; the path is Fortify's. */
  'two-factor-challenge': route('/two-factor-challenge', 'host', 'public'),
  'terms-and-conditions': route('/terms-and-conditions', 'host', 'public'),
  'privacy-policy': route('/privacy-policy', 'host', 'public'),
  embed: route('/embed/ad/:id', 'ad-library', 'public'),
  'share.board': route('/share/board/:id', 'ad-library', 'public'),
  'share.ad': route('/share/ad/:id', 'ad-library', 'public'),
  'share.brief': route('/share/brief/:id', 'briefs', 'public'),
  onboarding: route('/onboarding', 'host', 'bare'),
  'verify-email': route('/verify-email', 'host', 'bare'),
  plans: route('/plans', 'account-settings', 'bare'),
  cancellation: route('/cancellation', 'account-settings', 'bare'),
  'get-started': route('/get-started', 'host', 'app'),
  dashboard: route('/dashboard', 'host', 'app'),
  notifications: route('/notifications', 'host', 'app'),
  explore: route('/explore', 'ad-library', 'app'),
  'explore-brands': route('/explore-brands', 'ad-library', 'app'),
  'swipe-file': route('/swipe-file', 'ad-library', 'app'),
  'swipe-file-brands': route('/swipe-file-brands', 'ad-library', 'app'),
  board: route('/boards/:id', 'ad-library', 'app'),
  'staff-picks': route('/staff-picks', 'ad-library', 'app'),
  'my-staff-picks': route('/my-staff-picks', 'ad-library', 'app'),
  brand: route('/brands/:id', 'ad-library', 'app'),
  'brand-top-ads': route('/brand/:id/top-ads', 'ad-library', 'app'),
  'brand-spy': route('/brand-spy', 'ad-library', 'app'),
  'brand-spy-details': route('/brand-spy/:id', 'ad-library', 'app'),
  'creative-analyzer': route('/creative-analyzer', 'analyzer', 'app'),
  'image-generation': route('/image-generation', 'generation', 'app'),
  'image-generation-create': route('/image-generation-create', 'generation', 'app'),
  'image-generation-details': route('/image-generation/:id', 'generation', 'app'),
  'ai-videos': route('/ai-videos', 'generation', 'app'),
  'create-ai-video': route('/ai-videos/create-ai-video', 'generation', 'app'),
  'edit-ai-video': route('/ai-videos/:id', 'generation', 'app'),
  'ai-start-generate': route('/ai-start-generate', 'generation', 'app'),
  'ad-templates': route('/ad-templates', 'generation', 'app'),
  'funnel-templates': route('/funnel-templates', 'generation', 'app'),
  products: route('/products', 'generation', 'app'),
  'create-product': route('/product/create-product', 'generation', 'app'),
  'edit-product': route('/product/:id', 'generation', 'app'),
  briefs: route('/briefs', 'briefs', 'app'),
  'brief-details': route('/brief/:id', 'briefs', 'app'),
  'brand-profiles': route('/brand-profiles', 'generation', 'app'),
  affiliate: route('/affiliate', 'account-settings', 'app'),
  'share-and-benefit': route('/share-and-benefit', 'account-settings', 'app'),
  'api-access': route('/connect', 'account-settings', 'app'),
  'account-settings': route('/account-settings', 'account-settings', 'app'),
  'account-settings.basics': route('/account-settings/basics', 'account-settings', 'app'),
  'account-settings.account': route('/account-settings/account', 'account-settings', 'app'),
  'account-settings.subscription': route('/account-settings/subscription', 'account-settings', 'app'),
  'account-settings.workspaces': route('/account-settings/workspaces', 'account-settings', 'app'),
  'account-settings.integrations': route('/account-settings/integrations', 'account-settings', 'app'),
  'account-settings.change-log': route('/account-settings/change-log', 'account-settings', 'app'),
  'account-settings.payment': route('/account-settings/payment', 'account-settings', 'app'),
  'account-settings.credits': route('/account-settings/credits', 'account-settings', 'app'),
} as const satisfies Record<string, RouteDefinition>

export type RouteName = keyof typeof routes

/** A page of the specification as a manifest lists it: its name, path and kind. */
export function specified<const N extends RouteName>(name: N) {
  const { path, kind } = routes[name]
  return { name, path, kind } as {
    name: N
    path: (typeof routes)[N]['path']
    kind: (typeof routes)[N]['kind']
  }
}

type PathParams<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

type Query = Record<string, string | undefined>

/** The arguments of a path: none, or a value for each of its parameters; a query may always be added. */
export type HrefArguments<P extends string> = [PathParams<P>] extends [never]
  ? [options?: { params?: undefined; query?: Query }]
  : [options: { params: Record<PathParams<P>, string>; query?: Query }]

/**
 * The address of a page: `href('brief-details', { params: { id } })` → `/brief/…`.
 * Parameters are URL-encoded; query values that are undefined are left out.
 */
export function href<N extends RouteName>(name: N, ...[options]: HrefArguments<(typeof routes)[N]['path']>): string {
  return toAddress(routes[name].path, options)
}

/** Fills in a path's parameters and adds the query. */
export function toAddress(
  path: string,
  { params = {}, query = {} }: { params?: Record<string, string> | undefined; query?: Query } = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) {
      search.set(key, value)
    }
  }
  const joined = search.toString()
  return joined === '' ? filled : `${filled}?${joined}`
}
