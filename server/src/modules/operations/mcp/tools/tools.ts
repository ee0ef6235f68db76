import type { Tool } from '../tool.ts'
import { adTools } from './ad-tools.ts'
import { boardTools } from './board-tools.ts'
import { brandTools } from './brand-tools.ts'
import { briefTools } from './brief-tools.ts'
import { productTools } from './product-tools.ts'
import { savedAdTools } from './saved-ad-tools.ts'

/** Every tool of the MCP server, in the order in which assistants and the page show them. */
export const tools: readonly Tool[] = [
  ...adTools,
  ...brandTools,
  ...savedAdTools,
  ...boardTools,
  ...briefTools,
  ...productTools,
]
