import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** A bucket of a local S3-compatible server; `url` is a value for STORAGE_URL. */
export async function openTestBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'marquee-bucket-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'test', configs: [] }],
  })
  const { port } = await server.run()
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER'
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER'
  return {
    url: `s3://test/files?endpoint=http://127.0.0.1:${port}`,
    async close() {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
