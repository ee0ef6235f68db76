import { uploadAdFile } from '@marquee/contract/ad-imports'
import { uploadResultFile } from '@marquee/contract/result-imports'
import type { SignedInAgent } from './agent.ts'
import { multipartFile } from './multipart-file.ts'

/** The endpoints for tables: results of ads, and ads themselves (by administrators). */
export const TABLE_UPLOADS = { results: uploadResultFile, ads: uploadAdFile } as const

/** Uploads bytes as a CSV file, like a user who has chosen the wrong file. */
export async function uploadAsTable(
  agent: SignedInAgent,
  kind: keyof typeof TABLE_UPLOADS,
  content: Buffer,
  name = 'table.csv',
): Promise<{ status: number; message: string; columns: string[] }> {
  const { method, path } = TABLE_UPLOADS[kind]
  const answer = await agent.request({ method, url: path, ...multipartFile(content, { name, type: 'text/csv' }) })
  const { message = '', data } = answer.json<{ message?: string; data?: { columns: { name: string }[] } }>()
  return { status: answer.statusCode, message, columns: data?.columns.map((column) => column.name) ?? [] }
}
