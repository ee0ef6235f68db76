import type { Tool as ListedTool } from '@modelcontextprotocol/server'
import { describeArguments } from './argument-schema.ts'
import type { Tool } from './tool.ts'
import { tools } from './tools/tools.ts'

type Hints = NonNullable<ListedTool['annotations']>

/** What a client may assume of a tool, by the method of its endpoint. The tools work in Marquee alone, and so in no open world. */
const HINTS: Readonly<Record<Tool['endpoint']['method'], Hints>> = {
  GET: { readOnlyHint: true, openWorldHint: false },
  POST: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  PUT: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  PATCH: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  DELETE: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
}

/** A tool as `tools/list` shows it: without the schema of its result, which takes more room than all the rest and says what a result says. */
export type ToolDefinition = ReturnType<typeof define>

function define({ name, title, description, endpoint, ...names }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema: describeArguments(endpoint, names),
    annotations: HINTS[endpoint.method],
  }
}

/** The definitions are the same for every request, so they are written once. */
export const toolDefinitions: ReadonlyMap<Tool, ToolDefinition> = new Map(tools.map((tool) => [tool, define(tool)]))
