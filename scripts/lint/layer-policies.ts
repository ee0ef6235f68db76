import { domainOrder, extensionOrder, featureOrders, hostOrder, sharedFolders } from './layers.ts'

const hostPolicies = [
  allow(['host', 'host-part'], ['contract', 'api-client', 'remote-kit', 'ui', 'federation']),
  allow(['host'], ['host', 'host-part']),
  {
    from: { element: { type: 'host-part' } },
    allow: { to: { element: { type: 'host' }, file: { categories: 'manifest' } } },
  },
  {
    from: { element: { type: 'host-part' } },
    allow: { to: { element: { type: 'host-part', captured: { part: '{{from.element.captured.part}}' } } } },
  },
  ...hostOrder.slice(1).map((row, index) => ({
    from: { element: { type: 'host-part', captured: { part: row } } },
    allow: { to: { element: { type: 'host-part', captured: { part: hostOrder.slice(0, index + 1).flat() } } } },
  })),
  {
    from: { element: { type: 'host-part', captured: { part: 'testing' } } },
    allow: { to: { element: { type: 'host-part' } } },
  },
]

const SAME_REMOTE = '{{from.element.captured.name}}'

const remotePolicies = [
  allow(
    ['remote', 'remote-part'],
    ['contract', 'creative', 'funnel-pages', 'api-client', 'remote-kit', 'ui', 'federation'],
  ),
  {
    from: { element: { type: ['remote', 'remote-part'] } },
    allow: { to: { element: { type: 'remote', captured: { name: SAME_REMOTE } } } },
  },
  {
    from: { element: { type: 'remote' } },
    allow: { to: { element: { type: 'remote-part', captured: { name: SAME_REMOTE } } } },
  },
  // A remote's folders: each may import the shared folders of the remote, and itself.
  {
    from: { element: { type: 'remote-part' } },
    allow: { to: { element: { type: 'remote-part', captured: { name: SAME_REMOTE, part: sharedFolders } } } },
  },
  {
    from: { element: { type: 'remote-part' } },
    allow: {
      to: {
        element: { type: 'remote-part', captured: { name: SAME_REMOTE, part: '{{from.element.captured.part}}' } },
      },
    },
  },
  ...Object.entries(featureOrders).flatMap(([name, order]) =>
    order.slice(1).map((row, index) => ({
      from: { element: { type: 'remote-part', captured: { name, part: row } } },
      allow: {
        to: { element: { type: 'remote-part', captured: { name, part: order.slice(0, index + 1).flat() } } },
      },
    })),
  ),
]

const sharedPolicies = [
  // The creative packages do not depend on the product; the contract carries creatives.
  allow(['creative'], ['creative']),
  allow(['funnel-pages'], ['funnel-pages', 'creative']),
  allow(['contract'], ['contract', 'creative', 'funnel-pages']),
  allow(['api-client'], ['contract', 'api-client']),
  allow(['testing'], ['contract', 'creative', 'funnel-pages', 'remote-kit', 'testing']),
  allow(['remote-kit'], ['contract', 'api-client', 'remote-kit']),
  allow(['ui'], ['contract', 'api-client', 'remote-kit', 'ui']),
  allow(['federation'], ['federation', 'remote-kit', 'contract']),
  allow(['create-remote'], ['create-remote']),
]

const SAME_DOMAIN = '{{from.element.captured.domain}}'
const SAME_MODULE = '{{from.element.captured.name}}'

const serverPolicies = [
  allow(['server-platform'], ['server-platform', 'contract', 'creative', 'funnel-pages', 'federation']),
  // A module may import itself, the services of its domain's other modules, and the domain's ports, which later domains implement.
  {
    from: { element: { type: 'server-module' } },
    allow: [
      { to: { element: { type: 'server-module', captured: { domain: SAME_DOMAIN, name: SAME_MODULE } } } },
      {
        to: { element: { type: 'server-module', captured: { domain: SAME_DOMAIN } }, file: { categories: 'service' } },
      },
      { to: { element: { type: 'server-domain', captured: { domain: SAME_DOMAIN } }, file: { categories: 'ports' } } },
    ],
  },
  // The files of a domain itself wire its modules and declare its services and ports.
  {
    from: { element: { type: 'server-domain' } },
    allow: { to: { element: { type: ['server-domain', 'server-module'], captured: { domain: SAME_DOMAIN } } } },
  },
  allow(
    ['server-domain', 'server-module'],
    ['server-platform', 'contract', 'creative', 'funnel-pages', 'federation', 'remote-kit'],
  ),
  ...domainOrder.slice(1).map((domain, index) => ({
    from: { element: { type: ['server-domain', 'server-module'], captured: { domain } } },
    allow: {
      to: {
        element: { type: 'server-domain', captured: { domain: domainOrder.slice(0, index + 1) } },
        file: { categories: 'public' },
      },
    },
  })),
  {
    from: { element: { type: 'server-module' }, file: { categories: 'test' } },
    allow: { to: { element: { type: 'server-module' }, file: { categories: 'service' } } },
  },
  allow(
    ['server-wiring'],
    [
      'server-wiring',
      'server-platform',
      'server-domain',
      'server-module',
      'contract',
      'creative',
      'funnel-pages',
      'federation',
    ],
  ),
]

const extensionPolicies = [
  allow(['extension', 'extension-part'], ['contract', 'ui']),
  allow(['extension'], ['extension', 'extension-part']),
  {
    from: { element: { type: 'extension-part' } },
    allow: { to: { element: { type: 'extension-part', captured: { part: '{{from.element.captured.part}}' } } } },
  },
  ...extensionOrder.slice(1).map((row, index) => ({
    from: { element: { type: 'extension-part', captured: { part: row } } },
    allow: {
      to: { element: { type: 'extension-part', captured: { part: extensionOrder.slice(0, index + 1).flat() } } },
    },
  })),
  {
    from: { element: { type: 'extension-part', captured: { part: 'testing' } } },
    allow: { to: { element: { type: 'extension-part', captured: { part: 'adapters' } } } },
  },
  {
    from: { element: { type: 'extension-part' }, file: { categories: 'test' } },
    allow: { to: { element: { type: 'extension-part', captured: { part: 'testing' } } } },
  },
  {
    from: { element: { type: 'e2e' } },
    allow: { to: { element: { type: 'extension-part', captured: { part: 'testing' } } } },
  },
]

const toolPolicies = [
  allow(
    ['e2e'],
    [
      'e2e',
      'contract',
      'creative',
      'funnel-pages',
      'remote-kit',
      'testing',
      'federation',
      'scripts',
      'server-wiring',
      'server-platform',
      'server-module',
    ],
  ),
  allow(['scripts'], ['scripts', 'federation', 'contract', 'remote-kit', 'testing', 'create-remote']),
]

const testPolicies = [
  {
    from: { file: { categories: 'test' } },
    allow: { to: { element: { type: ['testing', 'server-wiring', 'ui'] } } },
  },
  {
    from: { element: { type: 'host-part' }, file: { categories: 'test' } },
    allow: { to: { element: { type: 'host-part' } } },
  },
  {
    from: { element: { type: 'remote-part' }, file: { categories: 'test' } },
    allow: { to: { element: { type: 'remote-part', captured: { name: SAME_REMOTE } } } },
  },
]

const refusals = [
  {
    from: { file: { categories: 'routes' } },
    disallow: { to: { file: { categories: 'repository' } } },
    message: 'A route calls its service; only a service calls a repository.',
  },
  {
    from: {
      element: { type: ['server-domain', 'server-module'] },
      file: { categories: { noneOf: ['repository', 'row-types', 'test'] } },
    },
    disallow: { to: { module: { origin: 'external', source: ['pg', 'kysely'] } } },
    message: 'Only a *.repository.ts speaks SQL.',
  },
  {
    from: { file: { categories: { anyOf: ['component', 'api', 'state'] } } },
    disallow: { to: { file: { categories: 'page' } } },
    message: 'Pages sit on top: nothing below imports a page.',
  },
  {
    from: { file: { categories: { anyOf: ['api', 'state'] } } },
    disallow: { to: { file: { categories: 'component' } } },
    message: 'api/ and state/ know no components.',
  },
]

/** The allowed imports. An import that no policy allows is refused; the last matching policy decides. */
export const policies = [
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  ...hostPolicies,
  ...remotePolicies,
  ...sharedPolicies,
  ...serverPolicies,
  ...extensionPolicies,
  ...toolPolicies,
  ...testPolicies,
  ...refusals,
]

function allow(from: string[], to: string[]) {
  return { from: { element: { type: from } }, allow: { to: { element: { type: to } } } }
}
