import { getBrandOverview } from '@marquee/contract/brand-insights'
import { getAd } from '@marquee/contract/ad-search'
import type { Tool } from './tool.ts'
import { tools } from './tools/tools.ts'

/** Something that a user can attach to a conversation by its address. */
export interface ResourceDefinition {
  name: string
  title: string
  description: string
  uriTemplate: string
  tool: Tool
  /** The argument of the tool that the id in the address is. */
  argument: string
}

export const resources: readonly ResourceDefinition[] = [
  {
    name: 'ad',
    title: 'Ad',
    description: 'One ad with everything known about it',
    uriTemplate: 'marquee://ads/{id}',
    tool: findTool(getAd),
    argument: 'ad_id',
  },
  {
    name: 'brand',
    title: 'Brand',
    description: 'One brand with the figures of its ads',
    uriTemplate: 'marquee://brands/{id}',
    tool: findTool(getBrandOverview),
    argument: 'brand_id',
  },
]

function findTool(endpoint: Tool['endpoint']): Tool {
  const tool = tools.find((one) => one.endpoint === endpoint)
  if (tool === undefined) {
    throw new Error(`No tool calls ${endpoint.path}.`)
  }
  return tool
}
