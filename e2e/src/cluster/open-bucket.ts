import { mkdirSync } from 'node:fs'
import S3rver from 's3rver'

/** The credentials that the local server accepts. */
export const BUCKET_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' } as const
const BUCKET = 'marquee'

/**
 * Serves a bucket that keeps its files in a folder, in place of the storage of `docker-compose.yml`.
 * @returns a value for `STORAGE_URL`, and what ends the server
 */
export async function openBucket(folder: string, port: number): Promise<{ url: string; close: () => Promise<void> }> {
  mkdirSync(folder, { recursive: true })
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  await server.run()
  return { url: `s3://${BUCKET}?endpoint=http://127.0.0.1:${port}`, close: () => server.close() }
}
