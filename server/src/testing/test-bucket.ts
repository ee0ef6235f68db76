import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { checkAwsSignature } from './check-aws-signature.ts'

/** The account that s3rver itself knows. It does not check signatures of version 4, so that is done before. */
const ACCOUNT = 'S3RVER'

/**
 * A bucket of a local S3-compatible server; `url` is a value for STORAGE_URL. It accepts requests that are signed with one of
 * `keys`, and this process is given the first one.
 */
export async function openTestBucket(port = 0) {
  const directory = await mkdtemp(join(tmpdir(), 'marquee-bucket-'))
  const bucket = new S3rver({ silent: true, directory, configureBuckets: [{ name: 'test', configs: [] }] })
  await bucket.configureBuckets()
  const answer = bucket.callback()
  const keys = new Map([['first', 'secret of the first key']])
  let refusals = 0
  let isBroken = false
  const server = createServer((request, response) => {
    const refusal = isBroken ? 'InternalError' : checkAwsSignature(request, keys)
    if (refusal !== null) {
      refusals += 1
      request.resume()
      response.writeHead(isBroken ? 500 : 403, { 'content-type': 'application/xml' })
      response.end(`<?xml version="1.0"?><Error><Code>${refusal}</Code><Message>Refused</Message></Error>`)
      return
    }
    request.headers.authorization = request.headers.authorization?.replace(/Credential=[^/]+/, `Credential=${ACCOUNT}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  useKey('first')

  /** Gives this process a key, as an environment that names it does. */
  function useKey(id: string, secret = keys.get(id) ?? ''): void {
    process.env['AWS_ACCESS_KEY_ID'] = id
    process.env['AWS_SECRET_ACCESS_KEY'] = secret
  }

  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `s3://test/files?endpoint=${endpoint}`,
    endpoint,
    keys,
    useKey,
    /** How many requests were refused. */
    refusals: () => refusals,
    /** From now on the bucket answers every request with an error of its own. */
    breakDown(): void {
      isBroken = true
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(directory, { recursive: true })
    },
  }
}
