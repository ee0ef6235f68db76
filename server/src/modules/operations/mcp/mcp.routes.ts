import { listAssistantTools } from '@marquee/contract/assistant-tools'
import { type Scope, scopes } from '@marquee/contract/scopes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, forbidden } from '../../../platform/errors/domain-error.ts'
import { implement } from '../../../platform/http/implement.ts'
import { MCP_PATH, type McpService, METADATA_PATH } from './mcp.service.ts'

/** The same as for calls of the API. */
const BODY_LIMIT = 256 * 1024

/**
 * The MCP server, which has a protocol of its own and so is not in the contract, the metadata by which clients learn how to call it, and
 * its tools for the page.
 * @param origins the origins whose pages may call it; other pages of browsers may not (DNS rebinding)
 */
export function registerMcpRoutes(app: FastifyInstance, mcp: McpService, origins: ReadonlySet<string>): void {
  const keys = new WeakMap<FastifyRequest, readonly Scope[]>()

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: MCP_PATH,
    bodyLimit: BODY_LIMIT,
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (request.headers.origin !== undefined && !origins.has(request.headers.origin)) {
        throw forbidden('This site may not call the MCP server.')
      }
      keys.set(request, await readScopes(app, request, mcp.metadataUrl))
    },
    handler: async (request, reply) => {
      if (Array.isArray(request.body)) {
        throw new DomainError(400, 'Send one JSON-RPC message in a request.')
      }
      return sendWhole(reply, await mcp.answer(request, keys.get(request) ?? []))
    },
  })

  const metadata = {
    resource: mcp.address,
    resource_name: 'Marquee',
    bearer_methods_supported: ['header'],
    scopes_supported: scopes,
  }
  for (const path of [METADATA_PATH, `${METADATA_PATH}${MCP_PATH}`]) {
    app.get(path, async (_request, reply) => reply.send(metadata))
  }

  implement(app, listAssistantTools, async () => ({ data: await mcp.describe() }))
}

/** The headers of an answer that are the protocol's. Others are about a stream or a connection. */
const ANSWER_HEADERS = ['allow', 'content-type', 'www-authenticate']

/**
 * Sends an answer when all of it is known. Old clients are answered as a stream that begins before the tool does its work, and a request
 * gives its place among those that are worked on back when its answer begins.
 */
async function sendWhole(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  const body = await answer.text()
  for (const name of ANSWER_HEADERS) {
    const value = answer.headers.get(name)
    if (value !== null) {
      reply.header(name, value)
    }
  }
  return reply.status(answer.status).send(body === '' ? undefined : body)
}

/** @throws DomainError 401 with the challenge of RFC 6750 and the address of the metadata (RFC 9728, 5.1) */
async function readScopes(
  app: FastifyInstance,
  request: FastifyRequest,
  metadataUrl: string,
): Promise<readonly Scope[]> {
  try {
    return await app.keys.readScopes(request)
  } catch (error) {
    if (!(error instanceof DomainError)) {
      throw error
    }
    const challenge = `Bearer error="invalid_token", error_description="${error.message}", resource_metadata="${metadataUrl}"`
    throw new DomainError(error.status, error.message, {
      code: 'invalid_key',
      headers: { 'www-authenticate': challenge },
    })
  }
}
