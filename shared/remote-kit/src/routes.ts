/** Which package shows a page. */
export type Owner = 'host' | RemoteName
export type RemoteName = 'ad-library' | 'generation' | 'briefs' | 'account-settings'

interface RouteDefinition {
  path: string
  owner: Owner
  /** `public`: a visitor may open it. `bare`: signed in, outside of the app layout. `app`: inside the app layout. */
  kind: 'public' | 'bare' | 'app'
}

function route<const P extends string>(path: P, owner: Owner, kind: RouteDefinition['kind']) {
  return { path, owner, kind } as const
}

/** Every page of the product: name → path and owner. The only place where a path is written down. */
export const routes = {
  home: route('/', 'host', 'public'),
  login: route('/login', 'host', 'public'),
  signup: route('/signup', 'host', 'public'),
  'forgot-password': route('/forgot-password', 'host', 'public'),
  'reset-password': route('/reset-password/:token', 'host', 'public'),
  'set-password': route('/set-password/:token', 'host', 'public'),
  /** The link of an invitation's mail; ours, the specification has none. */
  invitation: route('/invitations/:token', 'host', 'public'),
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
  'admin.feature-flags': route('/admin/feature-flags', 'host', 'app'),
  'admin.releases': route('/admin/releases', 'host', 'app'),
  'admin.jobs': route('/admin/jobs', 'host', 'app'),
  'admin.mails': route('/admin/mails', 'host', 'app'),
  'admin.ad-sources': route('/admin/ad-sources', 'ad-library', 'app'),
  'admin.ad-import': route('/admin/ad-import', 'ad-library', 'app'),
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
  'creative-analyzer': route('/creative-analyzer', 'ad-library', 'app'),
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
  'brand-profiles': route('/brand-profiles', 'briefs', 'app'),
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

type PathParams<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

type HrefOptions<N extends RouteName> = { query?: Record<string, string | undefined> } & ([
  PathParams<(typeof routes)[N]['path']>,
] extends [never]
  ? { params?: undefined }
  : { params: Record<PathParams<(typeof routes)[N]['path']>, string> })

/**
 * The address of a page: `href('brief-details', { params: { id } })` → `/brief/…`.
 * Parameters are URL-encoded; query values that are undefined are left out.
 */
export function href<N extends RouteName>(
  name: N,
  ...[options]: [PathParams<(typeof routes)[N]['path']>] extends [never] ? [HrefOptions<N>?] : [HrefOptions<N>]
): string {
  const params: Record<string, string> = options?.params ?? {}
  const path = routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(options?.query ?? {})) {
    if (value !== undefined) {
      search.set(key, value)
    }
  }
  const joined = search.toString()
  return joined === '' ? path : `${path}?${joined}`
}
