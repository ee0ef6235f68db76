import { REGISTRY_ELEMENT_ID, registry } from '../../../shared/federation/src/registry.ts'
import { matchRoute } from '../../../server/src/modules/operations/pages/match-route.ts'
import { BUNDLE_PATH } from './bundle-config.ts'
import type { BundleDescription } from './bundle-description.ts'

/** The host's own files and the preloads of the page, as the server writes them: one per line. */
const FEDERATED =
  /^<(?:link rel="stylesheet" href="\/build\/|script defer src="\/build\/|link rel="preload" as="(?:script|style)")/
const REGISTRY = new RegExp(`(?<=<script type="application/json" id="${REGISTRY_ELEMENT_ID}">).*(?=</script>)`)

/**
 * Changes the server's page so that it runs the single bundle: with its files in place of the host's, preloads for the address, and a
 * registry whose remotes have pages and no files. The rest stays unchanged.
 */
export function asBundlePage(html: string, { entry, pages }: BundleDescription, path: string): string {
  const page = pages[routeNameAt(path, html)] ?? { scripts: [], styles: [] }
  const preload = (file: string, as: string) =>
    `<link rel="preload" as="${as}" href="${BUNDLE_PATH}${file}" fetchpriority="low">`
  const tags = [
    ...entry.styles.map((file) => `<link rel="stylesheet" href="${BUNDLE_PATH}${file}">`),
    ...entry.scripts.map((file) => `<script defer src="${BUNDLE_PATH}${file}"></script>`),
    ...page.scripts.map((file) => preload(file, 'script')),
    ...page.styles.map((file) => preload(file, 'style')),
  ]
  const lines = html.split('\n').filter((line) => !FEDERATED.test(line))
  lines.splice(lines.indexOf('</head>'), 0, ...tags)
  return lines.join('\n').replace(REGISTRY, withoutFiles)
}

function routeNameAt(path: string, html: string): string {
  const { remotes } = registry.parse(JSON.parse(REGISTRY.exec(html)?.[0] ?? ''))
  return matchRoute(path, { host: { name: 'host', manifest: { routes: [] } }, remotes })?.name ?? ''
}

/** The pages of remotes are data of the page; their files are parts of the bundle. */
function withoutFiles(json: string): string {
  const { host, remotes, ...others } = registry.parse(JSON.parse(json))
  const bundled = Object.entries(remotes).map(([name, remote]) => [
    name,
    { ...remote, entry: { scripts: [], styles: [] }, integrity: {}, lastKnownGood: null },
  ])
  return JSON.stringify({ ...others, host: { ...host, integrity: {} }, remotes: Object.fromEntries(bundled) })
}
