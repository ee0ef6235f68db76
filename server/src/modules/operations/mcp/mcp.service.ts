import type { AssistantTools } from '@marquee/contract/assistant-tools'
import type { Scope } from '@marquee/contract/scopes'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import { createSite } from './site.ts'

/** The path of the MCP server. */
export const MCP_PATH = '/mcp'

/** Where RFC 9728 has the metadata of a resource: before the path of its address. */
export const METADATA_PATH = '/.well-known/oauth-protected-resource'

interface Dependencies {
  appUrl: string
  clock: Clock
}

/** The MCP server and what is said about it. Its packages are loaded when it is first asked, because the server starts without them. */
export function createMcpService({ appUrl, clock }: Dependencies) {
  const site = createSite(appUrl)
  const address = site.toAddress(MCP_PATH)
  const metadataUrl = site.toAddress(`${METADATA_PATH}${MCP_PATH}`)

  return {
    address,
    metadataUrl,

    /** Answers one request of a client. @param scopes those of the request's API key */
    async answer(request: FastifyRequest, scopes: readonly Scope[]): Promise<Response> {
      const { answerMcp } = await import('./mcp-server.ts')
      return answerMcp({ request, scopes, metadataUrl, site, clock })
    },

    /** The tools as the page shows them. */
    async describe(): Promise<AssistantTools> {
      const { tools } = await import('./tools/tools.ts')
      return {
        address,
        tools: tools.map(({ name, title, description, scope, endpoint }) => ({
          name,
          title,
          description,
          scope,
          is_write: endpoint.method !== 'GET',
        })),
      }
    },
  }
}

export type McpService = ReturnType<typeof createMcpService>
