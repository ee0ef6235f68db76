import { z } from 'zod'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { id, idParams, line, timestamp } from './primitives.ts'
import type { Scope } from './scopes.ts'

/** What the extension may do with its key. */
export const BROWSER_SCOPES = [
  'swipe_file:read',
  'swipe_file:write',
  'boards:read',
  'boards:write',
] as const satisfies readonly Scope[]
/** The time in which a code can be exchanged for a key. */
export const BROWSER_CODE_MINUTES = 5
/** The largest number of codes that one network address may try within a minute. */
export const BROWSER_CODES_PER_MINUTE = 20

/** SHA-256 of a verifier, base64url (RFC 7636, `S256`). */
export const codeChallenge = z
  .string()
  .regex(/^[\w-]{43}$/, { message: 'Start the connection in the extension again.' })
const codeVerifier = z.string().regex(/^[\w.~-]{43,128}$/)

/** Addresses that browsers keep for extensions alone: that of Chrome's and that of Firefox's. */
export const extensionAddress = z
  .string()
  .regex(/^https:\/\/(?:[a-p]{32}\.chromiumapp\.org|[0-9a-f]{40}\.extensions\.allizom\.org)\/[\w-]{0,40}$/, {
    message: 'This is not the address of a browser extension.',
  })

export const connectedBrowser = z.object({
  id,
  /** As in "Extension in Chrome on Windows". */
  name: z.string(),
  last_used_at: timestamp.nullable(),
  created_at: timestamp,
})
export type ConnectedBrowser = z.infer<typeof connectedBrowser>

const access = { access: 'verified', plan: 'ended', feature: 'swipe_file' } as const

export const listConnectedBrowsers = endpoint('GET', '/api/connected-browsers', {
  ...access,
  summary: 'The browsers whose extension saves ads in your name in this workspace, newest first',
  response: dataSchema(z.array(connectedBrowser)),
})

export const disconnectBrowser = endpoint('DELETE', '/api/connected-browsers/:id', {
  ...access,
  scope: 'swipe_file:write',
  summary: 'Ends the connection of one of your browsers at once; ending it again changes nothing',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

export const createBrowserCode = endpoint('POST', '/api/connected-browsers/codes', {
  access: 'verified',
  permission: 'library.save',
  feature: 'swipe_file',
  summary: 'Lets the extension of this browser save ads in your name: makes a code that it exchanges for a key, once',
  body: z.object({
    challenge: codeChallenge,
    /** Null: the user types the code. */
    redirect: extensionAddress.nullable(),
  }),
  response: dataSchema(
    z.object({
      code: z.string(),
      /** The address of the extension with the code. */
      redirect_to: z.string().nullable(),
      expires_at: timestamp,
    }),
  ),
  status: 201,
})

/** Not from a page: code and verifier prove whose the connection is, and no cookie is read. */
export const connectBrowser = endpoint('POST', '/api/connected-browsers', {
  access: 'anonymous',
  summary: 'Exchanges a code for a key of the extension; works once, and ends the code even if it fails',
  isBeacon: true,
  body: z.object({ code: line(40, 'the code'), verifier: codeVerifier }),
  response: dataSchema(z.object({ id, key: z.string(), workspace_name: z.string(), user_name: z.string() })),
  status: 201,
})

/** The browsers that the extension is built for. */
export const extensionBrowser = z.enum(['chrome', 'firefox'])
export type ExtensionBrowser = z.infer<typeof extensionBrowser>

export const listExtensionFiles = endpoint('GET', '/api/extension-files', {
  ...access,
  summary: 'The builds of the extension that can be downloaded here; none where it was not built',
  response: dataSchema(z.array(z.object({ browser: extensionBrowser, size: z.number().int().describe('bytes') }))),
})

export const downloadExtension = download('GET', '/extension-files/marquee-:browser.zip', {
  ...access,
  summary: 'The extension for a browser, as a ZIP',
  params: z.object({ browser: extensionBrowser }),
  contentType: 'application/zip',
})
