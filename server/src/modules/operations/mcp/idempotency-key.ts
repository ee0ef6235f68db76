import { createHash } from 'node:crypto'
import { KEY_FIELD } from './argument-schema.ts'
import type { Arguments } from './tool.ts'

export interface CallIdentity {
  /** The value of the header with the API key. */
  authorization: string
  tool: string
  args: Arguments
  /** The id of the JSON-RPC request: a client that sends a request again keeps it. */
  requestId: string | number
  now: Date
}

/**
 * The idempotency key of a tool call. An assistant that names what it makes has it made once: the key is the same for the same name and
 * arguments, and a name that it uses by mistake for something else makes something else. Without a name, the key is the same for a
 * request that is sent again on the same day (UTC), and another one for every other request. Ids of requests begin anew with each
 * session, so the day and the arguments belong to it.
 * @returns a UUID of version 8 (RFC 9562, 5.8)
 */
export function deriveIdempotencyKey({ authorization, tool, args, requestId, now }: CallIdentity): string {
  const isNamed = (args[KEY_FIELD] ?? null) !== null
  const occasion = isNamed ? [] : [requestId, now.toISOString().slice(0, 10)]
  // A model may write the same arguments in another order.
  const sorted = Object.entries(args).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const hash = createHash('sha256')
    .update(JSON.stringify([authorization, tool, sorted, ...occasion]))
    .digest()
  hash.writeUInt8((hash.readUInt8(6) % 16) + 0x80, 6)
  hash.writeUInt8((hash.readUInt8(8) % 64) + 0x80, 8)
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
