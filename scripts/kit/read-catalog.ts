import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const workspaceFile = z.object({ catalog: z.record(z.string(), z.string()) })

/** Package → the range of versions in the workspace's catalog. @param root folder of the repository */
export function readCatalog(root: string): Record<string, string> {
  return workspaceFile.parse(parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))).catalog
}
