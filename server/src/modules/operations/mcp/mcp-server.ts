import type { Scope } from '@marquee/contract/scopes'
import {
  createMcpHandler,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
  type ScopeChallengeHandler,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import { callTool } from './call-tool.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { prompts } from './prompts.ts'
import { resources } from './resources.ts'
import type { Site } from './site.ts'
import { toolDefinitions } from './tool-definitions.ts'
import type { Arguments } from './tool.ts'

export interface McpCall {
  request: FastifyRequest
  /** The scopes of the request's API key. */
  scopes: readonly Scope[]
  /** The address of the metadata that refusals name. */
  metadataUrl: string
  site: Site
  clock: Clock
}

/** How long a client may keep the list of tools, which only a release or another key changes. */
const LIST_TTL_MS = 5 * 60 * 1000

/** Nothing changes while a client listens, so the server is never asked to tell it. */
const NO_CHANGES = { listChanged: false }

/** Answers one HTTP request of an MCP client, new or old, with a server that exists for it alone. */
export async function answerMcp(call: McpCall): Promise<Response> {
  const { request, scopes, metadataUrl } = call
  const handler = createMcpHandler(() => createServer(call), {
    maxSubscriptions: 0,
    onerror: (error) => request.log.debug({ err: error }, 'MCP request refused'),
  })
  const authInfo = {
    token: request.headers.authorization ?? '',
    clientId: 'api-key',
    scopes: [...scopes],
    resourceMetadataUrl: metadataUrl,
  }
  return handler.fetch(toWebRequest(request, call.site), { authInfo, parsedBody: request.body })
}

function createServer(call: McpCall): McpServer {
  const { request, site, clock, scopes } = call
  const server = new McpServer(
    { name: 'marquee', title: 'Marquee', version: '1.0.0', websiteUrl: site.toAddress('/') },
    {
      instructions: INSTRUCTIONS,
      capabilities: { tools: NO_CHANGES, prompts: NO_CHANGES, resources: NO_CHANGES },
      cacheHints: { 'tools/list': { ttlMs: LIST_TTL_MS, cacheScope: 'private' } },
    },
  )
  for (const [tool, { name, title, description, annotations, inputSchema }] of toolDefinitions) {
    server.registerTool(
      name,
      {
        title,
        description,
        annotations,
        inputSchema: toStandardSchema(inputSchema),
        scopeChallenge: requireScope(tool.scope),
      },
      (args, { mcpReq }) => callTool(tool, args, { request, requestId: mcpReq.id, site, clock }),
    )
  }
  // A tool that the key does not reach is not offered; its call is refused with the scope that it needs.
  const offered = [...toolDefinitions].filter(([{ scope }]) => scopes.includes(scope))
  server.server.setRequestHandler('tools/list', () => ({ tools: offered.map(([, definition]) => definition) }))
  addResources(server, call)
  addPrompts(server)
  return server
}

/** Refuses a key without the scope as the specification says, in words that the user can act on. */
function requireScope(scope: Scope): ScopeChallengeHandler {
  const errorDescription = `The API key does not have the scope ${scope}. Make one that has it on the page Connect of Marquee.`
  return ({ authInfo }) =>
    authInfo?.scopes.includes(scope) === true ? undefined : { scopes: [scope], errorDescription }
}

function addResources(server: McpServer, { request, site, clock }: McpCall): void {
  for (const { name, title, description, uriTemplate, tool, argument } of resources) {
    server.registerResource(
      name,
      new ResourceTemplate(uriTemplate, { list: undefined }),
      { title, description, mimeType: 'application/json', scopeChallenge: requireScope(tool.scope) },
      async (uri, { id }, { mcpReq }) => {
        const answer = await callTool(tool, { [argument]: id }, { request, requestId: mcpReq.id, site, clock })
        const [text = ''] = answer.content.flatMap((part) => (part.type === 'text' ? [part.text] : []))
        if (answer.isError === true) {
          throw new ProtocolError(ProtocolErrorCode.InvalidParams, text)
        }
        return { contents: [{ uri: uri.href, mimeType: 'application/json', text }] }
      },
    )
  }
}

function addPrompts(server: McpServer): void {
  for (const { name, title, description, args, write } of prompts) {
    server.registerPrompt(name, { title, description, argsSchema: args }, (values) => ({
      messages: [{ role: 'user', content: { type: 'text', text: write(values) } }],
    }))
  }
}

/** The arguments of a tool for the SDK. The endpoint checks them, so nothing is checked here again. */
function toStandardSchema(schema: Record<string, unknown>): StandardSchemaWithJSON<Arguments> {
  return {
    '~standard': {
      version: 1,
      vendor: 'marquee',
      validate: (value) => (isArguments(value) ? { value } : { issues: [{ message: 'Send an object.' }] }),
      jsonSchema: { input: () => schema, output: () => schema },
    },
  }
}

function isArguments(value: unknown): value is Arguments {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The request as the SDK reads it: its body is parsed already, and of its headers only those of the protocol matter. */
function toWebRequest({ method, url, headers }: FastifyRequest, site: Site): Request {
  const ofProtocol = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    /^(?:accept|content-type|mcp-.*)$/.test(name) && typeof value === 'string' ? [[name, value]] : [],
  )
  return new Request(site.toAddress(url), { method, headers: ofProtocol })
}
