import { type Registry, REGISTRY_ELEMENT_ID, registry } from '@marquee/federation/registry'
import { z } from 'zod'

const liveRemote = registry.shape.remotes.valueType
const registryWithAnyRemotes = registry.extend({ remotes: z.record(z.string(), z.unknown()) })

/**
 * Reads the composition registry that the server wrote into the page.
 * @throws Error when the page contains no valid registry: then our server did not render it
 */
export function readRegistry(page: Document): Registry {
  const text = page.getElementById(REGISTRY_ELEMENT_ID)?.textContent
  if (text === undefined || text === null) {
    throw new Error('The page carries no composition registry.')
  }
  return parseRegistry(JSON.parse(text))
}

/**
 * Validates a registry from outside. A remote whose entry is invalid is left out, so that only its own pages fail.
 * @throws ZodError when the rest is not a valid registry
 */
export function parseRegistry(content: unknown): Registry {
  const { remotes, ...others } = registryWithAnyRemotes.parse(content)
  const readable = Object.entries(remotes).flatMap(([name, remote]) => {
    const { success, data } = liveRemote.safeParse(remote)
    return success ? [[name, data] as const] : []
  })
  return { ...others, remotes: Object.fromEntries(readable) }
}
