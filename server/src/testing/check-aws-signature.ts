import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** `accessKeyId` → secret. */
type AccessKeys = ReadonlyMap<string, string>

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<keyId>[^/]+)\/(?<scope>[^,]+), ?SignedHeaders=(?<headers>[^,]+), ?Signature=(?<signature>[0-9a-f]{64})$/

/**
 * Checks the signature of a request to S3 (AWS Signature Version 4, "Create a signed AWS API request" of Amazon's manual).
 * @returns the error code that S3 answers; null when a known key signed the request
 */
export function checkAwsSignature(request: IncomingMessage, keys: AccessKeys): string | null {
  const { keyId, scope, headers, signature } = readAuthorization(request)
  const secret = keys.get(keyId)
  if (secret === undefined) {
    return 'InvalidAccessKeyId'
  }
  const hash = createHash('sha256').update(toCanonicalRequest(request, headers)).digest('hex')
  const key = scope.split('/').reduce<Buffer>((above, part) => sign(above, part), Buffer.from(`AWS4${secret}`))
  const expected = sign(key, ['AWS4-HMAC-SHA256', readHeader(request, 'x-amz-date'), scope, hash].join('\n'))
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

/** Its parts are empty when it has another form. */
function readAuthorization({ headers }: IncomingMessage) {
  const said = AUTHORIZATION.exec(headers.authorization ?? '')?.groups
  return { keyId: '', scope: '', headers: '', signature: '', ...said }
}

/** @param headers the names of the signed headers, with semicolons between them */
function toCanonicalRequest(request: IncomingMessage, headers: string): string {
  const [path = '/', query = ''] = (request.url ?? '').split('?')
  const lines = headers.split(';').map((name) => `${name}:${readHeader(request, name)}`)
  const parts = [request.method, path, toCanonicalQuery(query), ...lines, '', headers]
  return [...parts, readHeader(request, 'x-amz-content-sha256')].join('\n')
}

function readHeader({ headers }: IncomingMessage, name: string): string {
  return [headers[name] ?? ''].flat().join(',').trim()
}

function sign(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

/** Names and values as they are in the address, in the order of the names. */
function toCanonicalQuery(query: string): string {
  const pairs = query === '' ? [] : query.split('&').map((pair) => (pair.includes('=') ? pair : `${pair}=`))
  return pairs.toSorted().join('&')
}
