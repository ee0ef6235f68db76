import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { DAY_MS } from '../platform/clock.ts'

/** In PEM form. */
interface MadeCertificate {
  cert: string
  key: string
}

/** The object identifiers of `ecdsa-with-SHA256`, `commonName` and `subjectAltName`, in DER. */
const ECDSA_WITH_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex')
const COMMON_NAME = Buffer.from('0603550403', 'hex')
const SUBJECT_ALT_NAME = Buffer.from('0603551d11', 'hex')

/** A self-signed certificate for this machine (`localhost`, 127.0.0.1, ::1) that is valid for a few days. */
export function makeCertificate(commonName = 'localhost'): MadeCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(commonName)))))
  const now = Date.now()
  const names = sequence(
    der(0x82, Buffer.from('localhost')),
    der(0x87, Buffer.from([127, 0, 0, 1])),
    der(0x87, Buffer.from([...Array<number>(15).fill(0), 1])),
  )
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    sequence(ECDSA_WITH_SHA256),
    name,
    sequence(time(now - DAY_MS), time(now + 2 * DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, der(0x04, names)))),
  )
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]))
  const base64 = sequence(content, sequence(ECDSA_WITH_SHA256), signature).toString('base64')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** A DER value (X.690): its type, its length and its content. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff]
  const size = length < 0x80 ? bytes : [0x80 + bytes.length, ...bytes]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts))
}

function time(at: number): Buffer {
  const [date = ''] = new Date(at).toISOString().split('.')
  return der(0x17, Buffer.from(`${date.slice(2).replaceAll(/\D/g, '')}Z`))
}
