import { authCheck } from '@marquee/contract/authentication'
import { getOnboarding } from '@marquee/contract/onboarding'
import { type Composition, REGISTRY_ELEMENT_ID } from '@marquee/federation/registry'
import { toAssetAddress } from '@marquee/federation/release-address'
import { BROWSER_CHECK } from './browser-check.ts'
import { escapeHtml, scriptSafeJson } from './escape-html.ts'
import { withFirstHashes } from './first-hashes.ts'
import { listPreloads, type Preload } from './list-preloads.ts'
import type { MatchedRoute } from './match-route.ts'
import { pageFrame } from './page-frame.ts'
import { type PagePreview, previewTags } from './page-preview.ts'
import { mayNeedOnboarding, STRANGER, type Visitor } from './read-visitor.ts'
import { unstartedPage, WITHOUT_SCRIPTS } from './unstarted-page.ts'

export interface PageParts {
  composition: Composition
  /** The page at the address; null when there is none. */
  route: MatchedRoute | null
  /** Values for the browser by element id, such as keys of third parties. They are public. Empty values are left out. */
  settings: Readonly<Record<string, string>>
  /** Tags of the theme, made by `themeTags`. */
  theme: readonly string[]
  /** The preview that other sites show for a link to the page; null for pages without a preview of their own. */
  preview?: PagePreview | null
  /** The visitor, as far as the frame and the first requests depend on them. */
  visitor?: Visitor
}

/** A small SVG icon as a data URL, so that it costs no request. */
const ICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1d1d1b"/><path d="M8 23V9l8 8 8-8v14" fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round"/></svg>')}`

/**
 * Every page's guard first asks who is signed in. The page therefore sends this request while the scripts still load; the browser
 * gives the answer to the first request with the same address and credentials (`host/src/api/get-auth-data.ts`).
 */
const ACCESS_CHECK = `${authCheck.path}?with_plan=1`

/** The guard's second request, sent together with the first (`host/src/api/get-onboarding.ts`). */
const ONBOARDING_CHECK = getOnboarding.path

/**
 * Writes the HTML page: its frame, the host's files, the composition registry, and low-priority preloads of the files that the page
 * at the address will need. (High priority would delay the shell.) Its only script is the browser check: the registry is data.
 */
export function composePage({
  composition,
  route,
  settings,
  theme,
  preview = null,
  visitor = STRANGER,
}: PageParts): string {
  const { host } = composition
  const asset = (file: string) => `"${toAssetAddress(host, file)}"${integrityAttribute(host.integrity[file])}`
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...theme,
    `<title>${titleTag(preview?.title ?? route?.title ?? '')}</title>`,
    `<script>${BROWSER_CHECK}</script>`,
    ...(preview === null ? [] : previewTags(preview)),
    `<link rel="icon" href="${ICON}">`,
    ...[ACCESS_CHECK, ...(mayNeedOnboarding(visitor) ? [ONBOARDING_CHECK] : [])].map((path) =>
      preloadAnswer((host.apiBaseUrl ?? '') + path),
    ),
    ...host.entry.styles.map((file) => `<link rel="stylesheet" href=${asset(file)}>`),
    ...host.entry.scripts.map((file) => `<script defer src=${asset(file)}></script>`),
    ...(host.fonts ?? []).map((file) => preloadFont(toAssetAddress(host, file))),
    ...listPreloads(composition, route).map(preloadLink),
    '</head>',
    '<body>',
    `<div id="root">${pageFrame(composition, route, visitor)}${unstartedPage()}</div>`,
    WITHOUT_SCRIPTS,
    `<script type="application/json" id="${REGISTRY_ELEMENT_ID}">${scriptSafeJson(withFirstHashes(composition, route, visitor.rights !== null))}</script>`,
    ...Object.entries(settings)
      .filter(([, value]) => value !== '')
      .map(settingElement),
    '</body>',
    '</html>',
  ].join('\n')
}

/** The same title that the host writes after it has started. */
function titleTag(title: string): string {
  return title === '' ? 'Marquee' : `${escapeHtml(title)} · Marquee`
}

/** Only files from a development server have no hash. */
function integrityAttribute(integrity: string | undefined): string {
  return integrity === undefined || integrity === '' ? '' : ` integrity="${integrity}"`
}

function preloadAnswer(address: string): string {
  return `<link rel="preload" as="fetch" href="${escapeHtml(address)}" crossorigin="use-credentials">`
}

/** Browsers fetch fonts without credentials even from the same origin, so their preload must do the same. */
function preloadFont(address: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin fetchpriority="low">`
}

function preloadLink({ href, as, integrity }: Preload): string {
  return `<link rel="preload" as="${as}" href="${href}"${integrityAttribute(integrity)} fetchpriority="low">`
}

function settingElement([id, value]: [string, string]): string {
  return `<div id="${escapeHtml(id)}" hidden>${escapeHtml(value)}</div>`
}
