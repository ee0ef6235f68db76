/** The layers of the code; layer-policies.ts contains the allowed imports between them. */
export const elements = [
  { type: 'host-part', pattern: 'host/src/*', capture: ['part'] },
  { type: 'host', pattern: 'host' },
  { type: 'remote-part', pattern: 'remotes/*/src/*', capture: ['name', 'part'] },
  { type: 'remote', pattern: 'remotes/*', capture: ['name'] },
  { type: 'creative', pattern: 'shared/creative' },
  { type: 'funnel-pages', pattern: 'shared/funnel-pages' },
  { type: 'contract', pattern: 'shared/contract' },
  { type: 'api-client', pattern: 'shared/api-client' },
  { type: 'remote-kit', pattern: 'shared/remote-kit' },
  { type: 'ui', pattern: 'shared/ui' },
  { type: 'federation', pattern: 'shared/federation' },
  { type: 'testing', pattern: 'shared/testing' },
  { type: 'create-remote', pattern: 'shared/create-remote' },
  { type: 'server-module', pattern: 'server/src/modules/*/*', capture: ['domain', 'name'] },
  { type: 'server-domain', pattern: 'server/src/modules/*', capture: ['domain'] },
  { type: 'server-platform', pattern: 'server/src/platform' },
  { type: 'server-wiring', pattern: 'server/src' },
  { type: 'extension-part', pattern: 'extension/src/*', capture: ['part'] },
  { type: 'extension', pattern: 'extension' },
  { type: 'e2e', pattern: 'e2e' },
  { type: 'scripts', pattern: 'scripts' },
]

export const fileCategories = [
  { category: 'test', pattern: ['**/*.test.ts', '**/*.test.tsx', '**/remotes/*/src/testing/*'] },
  { category: 'manifest', pattern: 'host/src/manifest.ts' },
  { category: 'routes', pattern: '**/*.routes.ts' },
  { category: 'service', pattern: '**/*.service.ts' },
  { category: 'repository', pattern: '**/*.repository.ts' },
  { category: 'public', pattern: 'server/src/modules/*/*.public.ts' },
  { category: 'ports', pattern: 'server/src/modules/*/*.ports.ts' },
  { category: 'row-types', pattern: '**/*.rows.ts' },
  { category: 'page', pattern: 'remotes/*/src/**/pages/**' },
  { category: 'component', pattern: 'remotes/*/src/**/components/**' },
  { category: 'api', pattern: 'remotes/*/src/**/api/**' },
  { category: 'state', pattern: 'remotes/*/src/**/state/**' },
  { category: 'server-code', pattern: 'server/src/modules/**/*.ts' },
]

/** Folders in order: each may import those of the rows above its own. A new folder must be given its place. */
type Order = readonly (readonly string[])[]

export const hostOrder: Order = [
  ['events', 'timing', 'attribution', 'reload', 'live', 'store'],
  ['api', 'theme', 'progress', 'toasts', 'feature-flags'],
  ['remotes'],
  ['navigation', 'previews'],
  ['guard'],
  ['third-parties', 'vitals'],
  ['shell'],
  ['session', 'consent'],
  ['commands', 'notifications'],
  ['layout'],
  ['errors', 'pages'],
  ['routing'],
  ['app'],
]

/** The folders of the browser extension: what runs within pages knows neither the queue nor the key. */
export const extensionOrder: Order = [
  ['adapters', 'messages'],
  ['page'],
  ['queue'],
  ['sign-in'],
  ['background'],
  ['popup'],
  ['entrypoints'],
]

/** These folders contain the code that several features of a remote share. */
export const sharedFolders = ['components', 'state', 'api']

/** The features of the remotes that are laid out by feature. */
export const featureOrders: Readonly<Record<string, Order>> = {
  'account-settings': [
    ['workspaces', 'billing', 'referrals', 'integrations', 'webhooks', 'change-log'],
    ['profile', 'credits'],
  ],
  'ad-library': [
    ['sharing', 'searches'],
    ['ad-actions'],
    ['ad-details'],
    ['angles', 'brands', 'boards'],
    ['brand-spy', 'swipe-file', 'explore'],
  ],
  analyzer: [
    ['ad-accounts', 'report'],
    ['creatives', 'results'],
  ],
  generation: [
    ['brand-profiles', 'ad-templates', 'provider', 'image-orders'],
    ['editor', 'wizard'],
    ['videos'],
    ['funnel-pages'],
    ['products'],
  ],
}

/** The domains of the server in order: each may import the offers of the earlier ones. */
export const domainOrder = [
  'identity',
  'notifications',
  'workspaces',
  'billing',
  'library',
  'collections',
  'watching',
  'creation',
  'briefs',
  'analysis',
  'operations',
]
