import type { AnyEndpoint, CallOutput } from '@marquee/contract/endpoint'
import type { Scope } from '@marquee/contract/scopes'
import type { z } from 'zod'
import type { ResourceAddress, Site } from './site.ts'

export type Arguments = Readonly<Record<string, unknown>>

/** How a tool's arguments become the input of its endpoint. */
export interface ArgumentNames {
  /** The contract's names of the fields that are arguments. Default: all of the endpoint. */
  takes?: readonly string[]
  /** The argument's name, by the contract's name of the field. */
  renamed?: Readonly<Record<string, string>>
  /** What an argument means, by the argument's name. */
  explained?: Readonly<Record<string, string>>
}

interface Given {
  site: Site
  args: Arguments
}

interface Declaration<E extends AnyEndpoint, O extends z.ZodObject> extends ArgumentNames {
  name: string
  title: string
  /** What it returns and when to use it, for a model. */
  description: string
  /** The call of the public API that does the work. */
  endpoint: E
  output: O
  /** What of the endpoint's answer matters. */
  present: (answer: CallOutput<E>, given: Given) => z.input<O>
  /** Addresses that the assistant can show or open. */
  listLinks?: (answer: CallOutput<E>, site: Site) => ResourceAddress[]
  /** The path of a small image of ours that shows the result; null when there is none. */
  findPreview?: (answer: CallOutput<E>) => string | null
}

/** What a tool makes of the endpoint's answer. */
export interface ToolAnswer {
  output: Record<string, unknown>
  links: ResourceAddress[]
  previewPath: string | null
}

export interface Tool extends ArgumentNames {
  name: string
  title: string
  description: string
  endpoint: AnyEndpoint
  scope: Scope
  output: z.ZodObject
  /** @param answer the body of the endpoint's answer; undefined without one */
  read: (answer: unknown, given: Given) => ToolAnswer
}

/**
 * Declares a tool of the MCP server: a call of the public API with a name and a description for models. Its arguments are the input of
 * the endpoint, and the endpoint decides who may call it.
 * @throws Error for an endpoint that API keys do not reach
 */
export function defineTool<E extends AnyEndpoint, O extends z.ZodObject>(declaration: Declaration<E, O>): Tool {
  const { endpoint, output, present, listLinks, findPreview } = declaration
  const { name, title, description, takes, renamed, explained } = declaration
  if (endpoint.scope === null) {
    throw new Error(`The tool ${name} calls ${endpoint.path}, which has no scope.`)
  }
  return {
    name,
    title,
    description,
    endpoint,
    scope: endpoint.scope,
    output,
    ...(takes !== undefined && { takes }),
    ...(renamed !== undefined && { renamed }),
    ...(explained !== undefined && { explained }),
    read(body, given) {
      // The schema produced exactly this type; TypeScript cannot follow it through the generic endpoint.
      const answer = endpoint.response.parse(body) as CallOutput<E>
      return {
        output: output.parse(present(answer, given)),
        links: listLinks?.(answer, given.site) ?? [],
        previewPath: findPreview?.(answer) ?? null,
      }
    },
  }
}
