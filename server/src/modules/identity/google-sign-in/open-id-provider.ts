import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { z } from 'zod'
import { noteRefusedKey } from '../../../platform/metrics/refused-keys.ts'

export interface ProviderSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

/** The values that are remembered until the browser comes back. */
export interface Begun {
  state: string
  nonce: string
  codeVerifier: string
}

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.email().max(255).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().trim().min(1).max(255).optional().catch(undefined),
})
export type Claims = z.infer<typeof claims>

/** The user, or the application, did not give consent. */
export class SignInCancelledError extends Error {
  override readonly name = 'SignInCancelledError'
}

const TIMEOUT_SECONDS = 10

/**
 * An OpenID provider: authorization code flow with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 7636).
 * @param timeoutSeconds how long the provider may take to answer each call
 */
export function createOpenIdProvider(
  { issuer, clientId, clientSecret }: ProviderSettings,
  callback: string,
  timeoutSeconds = TIMEOUT_SECONDS,
) {
  const options = {
    timeout: timeoutSeconds,
    // A provider without TLS runs on the developer's own machine.
    ...(issuer.startsWith('http:') && { execute: [allowInsecureRequests] }),
  }
  let discovered: Promise<Configuration> | null = null

  /** Reads the provider's configuration once; after a failure the next call tries again. */
  function discover(): Promise<Configuration> {
    discovered ??= discovery(new URL(issuer), clientId, clientSecret, undefined, options).catch((error: unknown) => {
      discovered = null
      throw error
    })
    return discovered
  }

  return {
    /** The address to which the browser is sent. */
    async begin(): Promise<Begun & { address: URL }> {
      const configuration = await discover()
      const begun = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
      const address = buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: 'openid email profile',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await calculatePKCECodeChallenge(begun.codeVerifier),
        code_challenge_method: 'S256',
      })
      return { ...begun, address }
    },

    /**
     * The claims of the user, from the address to which the provider sent the browser back.
     * @throws SignInCancelledError, or the SDK's errors when the answer does not belong to the attempt
     */
    async finish(address: URL, { state, nonce, codeVerifier }: Begun): Promise<Claims> {
      const configuration = await discover()
      try {
        const tokens = await authorizationCodeGrant(configuration, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        return claims.parse(tokens.claims())
      } catch (error) {
        if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
          throw new SignInCancelledError('The person did not consent.')
        }
        if (isRefusedSecret(error)) {
          noteRefusedKey('google')
        }
        throw error
      }
    },
  }
}
/** Whether the provider does not accept the client's secret (RFC 6749, 5.2). */
function isRefusedSecret(error: unknown): boolean {
  return error instanceof ResponseBodyError
    ? error.error === 'invalid_client'
    : error instanceof WWWAuthenticateChallengeError && error.status === 401
}

export type OpenIdProvider = ReturnType<typeof createOpenIdProvider>
