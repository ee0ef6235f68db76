import { REGISTRY_ELEMENT_ID, registry } from '../../../shared/federation/src/registry.ts'
import { matchRoute } from '../../../server/src/modules/pages/match-route.ts'
import { BUNDLE_PATH } from './bundle-config.ts'
import type { BundleDescription } from './bundle-description.ts'

/** The host's own files and the preloads of the page, as the server writes them: one to a line. */
const FEDERATED =
  /^<(?:link rel="stylesheet" href="\/build\/|script defer src="\/build\/|link rel="preload" as="(?:script|style)")/
const REGISTRY = new RegExp(`(?<=<script type="application/json" id="${REGISTRY_ELEMENT_ID}">).*(?=</script>)`)

/**
 * Makes the server's page one that runs the single bundle: with its files in place of the host's, preloads of what the address
 * needs, and a registry that names no remote. Everything else stays as it is.
 */
export function asBundlePage(html: string, { entry, pages }: BundleDescription, path: string): string {
  const page = pages[matchRoute(path)?.name ?? ''] ?? { scripts: [], styles: [] }
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
  return lines.join('\n').replace(REGISTRY, withoutRemotes)
}

function withoutRemotes(json: string): string {
  const { host, ...others } = registry.parse(JSON.parse(json))
  return JSON.stringify({ ...others, host: { ...host, integrity: {} }, remotes: {} })
}
