import { z } from 'zod'
import { apiScope } from './api-keys.ts'
import { endpoint } from './endpoint.ts'

/** A tool that an assistant may call over MCP. */
export const assistantTool = z.object({
  name: z.string(),
  title: z.string(),
  /** What it returns and when it is used, as an assistant reads it. */
  description: z.string(),
  /** The scope that the API key needs. */
  scope: apiScope,
  is_write: z.boolean(),
})
export type AssistantTool = z.infer<typeof assistantTool>

export const listAssistantTools = endpoint('GET', '/api/assistant-tools', {
  access: 'verified',
  plan: 'none',
  summary: 'The address of the MCP server and the tools that assistants find there',
  response: z.object({
    data: z.object({
      address: z.string(),
      tools: z.array(assistantTool),
    }),
  }),
})
export type AssistantTools = z.infer<typeof listAssistantTools.response>['data']
