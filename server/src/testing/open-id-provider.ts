// A real OpenID provider for tests, as a separate process: `node open-id-provider.ts PORT REDIRECT_URI`. It writes its issuer when
// it is ready. Its only page asks for the user's data (`sub`, `email`, `email_verified`, `name`), with a button to continue and one
// to cancel.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider from 'oidc-provider'

const [port = '0', redirectUri = ''] = process.argv.slice(2)
const server = createServer()
server.listen(Number(port), '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  serve(issuer)
  console.log(`issuer ${issuer}`)
})

function serve(issuer: string): void {
  const accounts = new Map<string, Record<string, unknown>>()
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'marquee', client_secret: 'secret', redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As with Google, the id token itself contains the user's data.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['for tests only'] },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ sub, ...accounts.get(sub) }) }),
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId,
        accountId: context.oidc.session?.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html')
      response.end(PAGE)
      return
    }
    const { cancel, sub = '', email_verified, ...rest } = Object.fromEntries(new URLSearchParams(await text(request)))
    accounts.set(sub, { ...rest, email_verified: email_verified !== 'false' })
    const result = cancel === undefined ? { login: { accountId: sub } } : { error: 'access_denied' }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/') === true) {
      interact(request, response).catch((error: unknown) => response.destroy(error as Error))
    } else {
      void answer(request, response)
    }
  })
}

const PAGE = `<!doctype html><html lang="en"><title>Sign in</title>
<form method="post">
  <label>Id <input name="sub"></label>
  <label>E-mail <input name="email"></label>
  <label>Name <input name="name"></label>
  <button>Continue</button>
  <button name="cancel" value="1">Cancel</button>
</form></html>`
