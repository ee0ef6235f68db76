import { problemDetails } from '@marquee/contract/error-response'
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { FastifyRequest, LightMyRequestResponse } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import { callWithin } from '../../../platform/http/inner-call.ts'
import { toolSeconds } from '../../../platform/metrics/instruments.ts'
import { explainProblem } from './explain-problem.ts'
import { deriveIdempotencyKey } from './idempotency-key.ts'
import type { Site } from './site.ts'
import { RefusedArguments, toToolRequest } from './tool-request.ts'
import type { Arguments, Tool, ToolAnswer } from './tool.ts'

export interface ToolCall {
  /** The HTTP request that carries the call, with the API key. */
  request: FastifyRequest
  /** The id of the JSON-RPC request. */
  requestId: string | number
  site: Site
  clock: Clock
}

type Content = CallToolResult['content'][number]
type Outcome = 'done' | 'refused' | 'failed'

/** A larger image would fill the assistant's context. */
const MOST_PREVIEW_BYTES = 100_000

/**
 * Runs a tool: calls its endpoint of the public API with the caller's own key, and returns what matters of the answer. A refusal is a
 * result as well, as text that a model can act on; a failure of ours is logged and says nothing of the inside.
 */
export async function callTool(tool: Tool, args: Arguments, call: ToolCall): Promise<CallToolResult> {
  const start = performance.now()
  const { result, outcome } = await run(tool, args, call)
  toolSeconds.observe({ tool: tool.name, outcome }, (performance.now() - start) / 1000)
  return result
}

async function run(tool: Tool, args: Arguments, call: ToolCall): Promise<{ result: CallToolResult; outcome: Outcome }> {
  const { request, site } = call
  try {
    const response = await callWithin(request, {
      ...toToolRequest(tool, args, () => makeKey(tool, args, call)),
      headers: copyHeaders(request),
    })
    if (response.statusCode >= 400) {
      return {
        result: toRefusal(explain(tool, response, request)),
        outcome: response.statusCode < 500 ? 'refused' : 'failed',
      }
    }
    const body: unknown = response.payload === '' ? undefined : JSON.parse(response.payload)
    const answer = tool.read(body, { site, args })
    return { result: await toResult(answer, request), outcome: 'done' }
  } catch (error) {
    if (error instanceof RefusedArguments) {
      return { result: toRefusal(error.message), outcome: 'refused' }
    }
    request.log.error({ err: error, tool: tool.name }, 'Tool call failed')
    const failure = { type: 'about:blank', title: '', status: 500, detail: '' }
    const text = explainProblem({ problem: failure, retryAfterSeconds: null, requestId: request.id, renamed: {} })
    return { result: toRefusal(text), outcome: 'failed' }
  }
}

function makeKey({ name }: Tool, args: Arguments, { request, requestId, clock }: ToolCall): string {
  const authorization = request.headers.authorization ?? ''
  return deriveIdempotencyKey({ authorization, tool: name, args, requestId, now: clock.now() })
}

/** The call has the caller's key and says which program it is. */
function copyHeaders({ headers }: FastifyRequest): Record<string, string> {
  const { authorization, 'user-agent': userAgent } = headers
  return {
    ...(authorization !== undefined && { authorization }),
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
  }
}

function explain({ renamed = {} }: Tool, response: LightMyRequestResponse, request: FastifyRequest): string {
  const problem = problemDetails.parse(JSON.parse(response.payload))
  const seconds = Number(response.headers['retry-after'])
  return explainProblem({
    problem,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
    requestId: request.id,
    renamed,
  })
}

function toRefusal(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] }
}

async function toResult({ output, links, previewPath }: ToolAnswer, request: FastifyRequest): Promise<CallToolResult> {
  const content: Content[] = [{ type: 'text', text: toCompactText(output) }]
  const preview = previewPath === null ? null : await readPreview(request, previewPath)
  if (preview !== null) {
    content.push({ type: 'image', ...preview })
  }
  content.push(...links.map((link) => ({ type: 'resource_link' as const, ...link })))
  return { content, structuredContent: output }
}

/** The result as JSON without what is not known, for clients that show models texts alone. An empty list says something. */
function toCompactText(output: Record<string, unknown>): string {
  return JSON.stringify(output, (_, value: unknown) => (value === null || value === '' ? undefined : value))
}

/** Null for an image that is too large or cannot be read: the answer is of use without it. */
async function readPreview(request: FastifyRequest, url: string): Promise<{ data: string; mimeType: string } | null> {
  const { statusCode, rawPayload, headers } = await callWithin(request, { method: 'GET', url })
  if (statusCode !== 200 || rawPayload.length > MOST_PREVIEW_BYTES) {
    return null
  }
  return { data: rawPayload.toString('base64'), mimeType: String(headers['content-type']) }
}
