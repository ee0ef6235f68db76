import { mkdtemp, rm, stat } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { readKeyRefusals } from '../metrics/refused-keys.ts'
import { createManualClock } from '../clock.ts'
import { readEnvironment } from '../environment.ts'
import { outboxFolder, openMailer } from './open-mailer.ts'
import { readOutbox } from './outbox-mailer.ts'

const clock = createManualClock(new Date('2026-03-02T09:00:00Z'))
const mail = {
  to: 'ada@example.com',
  subject: 'Hallo Ä',
  text: 'Follow http://localhost/x',
  kind: 'reset',
  token: 'abc',
}

describe('outbox', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-outbox-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('keeps every mail as a file that only we can read, in the order of sending', async () => {
    const mailUrl = `outbox:${folder}/mails`
    const mailer = openMailer({ ...readEnvironment({}), mailUrl }, clock)
    await mailer.send(mail)
    await mailer.send({ ...mail, subject: 'second' })
    clock.advance(1)
    await mailer.send({ ...mail, subject: 'third' })
    const sent = await readOutbox(join(folder, 'mails'))
    expect(sent.map(({ subject }) => subject)).toEqual(['Hallo Ä', 'second', 'third'])
    expect(sent[0]).toEqual({ ...mail, sent_at: '2026-03-02T09:00:00.000Z' })
    expect((await stat(join(folder, 'mails'))).mode & 0o777).toBe(0o700)
  })

  test('is empty before the first mail', async () => {
    expect(await readOutbox(join(folder, 'none'))).toEqual([])
  })

  test.each([
    ['outbox:/srv/mails', '/srv/mails'],
    ['outbox:///srv/mails', '/srv/mails'],
    ['outbox:mails', 'mails'],
    ['smtp://mail.example.com', null],
  ])('%s names the folder %s', (url, expected) => {
    expect(outboxFolder(url)).toBe(expected)
  })
})

describe('SMTP', () => {
  let server: Server
  let received: string
  beforeEach(async () => {
    received = ''
    server = createServer((socket) => {
      let isMessage = false
      socket.write('220 test\r\n')
      socket.on('data', (chunk) => {
        const lines = chunk.toString()
        received += lines
        if (isMessage) {
          if (received.endsWith('\r\n.\r\n')) {
            isMessage = false
            socket.write('250 taken\r\n')
          }
          return
        }
        if (lines.startsWith('AUTH')) {
          socket.write('535 5.7.8 Authentication credentials invalid\r\n')
          return
        }
        if (lines.startsWith('EHLO')) {
          socket.write('250-test\r\n250 AUTH PLAIN\r\n')
          return
        }
        isMessage = lines.startsWith('DATA')
        socket.write(isMessage ? '354 go\r\n' : '250 ok\r\n')
      })
    })
    server.listen(0, 'localhost')
    await once(server, 'listening')
  })
  afterEach(() => server.close())

  test('hands the mail over to the server that MAIL_URL names', async () => {
    const { port } = server.address() as AddressInfo
    const environment = readEnvironment({
      MAIL_URL: `smtp://localhost:${port}`,
      MAIL_FROM: 'Marquee <hello@example.com>',
    })
    const mailer = openMailer(environment, clock)
    await mailer.send(mail)
    await mailer.close()
    expect(received).toContain('MAIL FROM:<hello@example.com>')
    expect(received).toContain('RCPT TO:<ada@example.com>')
    expect(received).toContain('Follow http://localhost/x')
  })

  test('a password that the mail server refuses is an error, and administrators learn of it', async () => {
    const { port } = server.address() as AddressInfo
    const mailer = openMailer(readEnvironment({ MAIL_URL: `smtp://marquee:revoked@localhost:${port}` }), clock)
    const before = (await readKeyRefusals()).get('mail') ?? 0
    await expect(mailer.send(mail)).rejects.toThrow('535 5.7.8')
    expect((await readKeyRefusals()).get('mail')).toBe(before + 1)
    await mailer.close()
  })

  test('a server that does not answer is an error for the caller', async () => {
    const { port } = server.address() as AddressInfo
    server.close()
    const mailer = openMailer(readEnvironment({ MAIL_URL: `smtp://localhost:${port}` }), clock)
    await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED')
    await mailer.close()
  })
})
